import { listQuestionsInputSchema, type Question } from '@pathwise/api/questions/questions.schemas'
import { unsetFields } from '@pathwise/question-formats/fields.schemas'
import type { Answer, Call } from './calls.ts'

export function sampleQuestion(change: Partial<Question> = {}): Question {
  return {
    ...unsetFields,
    id: 12,
    legacy_id: 'MATH-0012',
    title: 'Vertex of a thrown ball',
    subject: 'mathematics',
    course: 'Algebra 2',
    grade_code: 'G11',
    education_level: 'high_school',
    difficulty_level: 'intermediate',
    difficulty_score: 5,
    question_type: 'multiple_choice',
    has_mathml: false,
    math_complexity: 2.5,
    skill_tags: ['math.quadratics'],
    latex_expressions: ['x^2'],
    content_question_mj: '<p>Where is the vertex of <span data-type="math" data-latex="x^2"></span>?</p>',
    created_at: '2026-11-19T09:00:00.000Z',
    updated_at: '2026-11-20T09:00:00.000Z',
    version: 3,
    deleted_at: null,
    review_state: 'live',
    changed_since_review: false,
    choices: [
      { id: 'A', html: 'at the origin' },
      { id: 'B', html: 'nowhere' },
    ],
    answer: 'A',
    explanation: '<p>It is symmetric.</p>',
    findings: [],
    ...change,
  }
}

/** Builds `count` questions, newest first. */
export function sampleQuestions(count: number): Question[] {
  return Array.from({ length: count }, (_, index) => {
    const id = count - index
    return sampleQuestion({ id, title: `Question ${id}`, legacy_id: `MATH-${id}` })
  })
}

/**
 * Stubs `questions.list` with these questions. Filters and paginates them as the server does, and records the inputs.
 * @param total how many questions the bank claims to have. Every page then shows the same questions.
 */
export function fakeBank(questions: () => readonly Question[], total?: number) {
  const asked: unknown[] = []
  const list = ({ input }: Call): Answer => {
    asked.push(input)
    const { page, page_size, search, subject, archived } = listQuestionsInputSchema.parse(input)
    const found = questions().filter(
      (one) =>
        one.title.includes(search) && (!subject || one.subject === subject) && archived === (one.deleted_at !== null),
    )
    const count = total ?? found.length
    const shown = total === undefined ? found.slice((page - 1) * page_size, page * page_size) : found
    return {
      data: {
        questions: shown.map((one) => ({ ...one, problems: one.findings.map(({ rule }) => rule), open_reports: 0 })),
        total_count: count,
        total_pages: Math.ceil(count / page_size),
        page,
      },
    }
  }
  return { list, asked }
}
