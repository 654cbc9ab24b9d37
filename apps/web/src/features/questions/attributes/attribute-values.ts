import { type CreateQuestionInput, createQuestionInputSchema } from '@pathwise/api/schemas/questions'
import type { QuestionText } from '../open/question-text.ts'

/** A question's attributes as fields hold them: text everywhere. */
export interface AttributeValues
  extends Omit<QuestionText, 'content_question_mj' | 'difficulty_score' | 'explanation' | 'skill_tags'> {
  readonly difficulty_score: string
  /** One a line. */
  readonly skill_tags: string
}
export type AttributeField = keyof QuestionText

export function valuesOf(text: QuestionText): AttributeValues {
  return { ...text, difficulty_score: String(text.difficulty_score), skill_tags: text.skill_tags.join('\n') }
}

function tagsOf(lines: string): string[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

type Checked = { ok: true; input: CreateQuestionInput } | { ok: false; refused: ReadonlySet<string> }

/** The attributes as the API takes them, or the names of the fields that it would refuse. */
export function checkAttributes(
  { legacy_id, ...values }: AttributeValues,
  texts: Pick<QuestionText, 'content_question_mj' | 'explanation'>,
): Checked {
  const parsed = createQuestionInputSchema.safeParse({
    ...values,
    ...texts,
    // Where a new question is left without one, it gets one.
    ...(legacy_id !== '' && { legacy_id }),
    difficulty_score: values.difficulty_score.trim() === '' ? undefined : Number(values.difficulty_score),
    skill_tags: tagsOf(values.skill_tags),
    as_typed: true,
  })
  if (parsed.success) return { ok: true, input: parsed.data }
  return { ok: false, refused: new Set(parsed.error.issues.map(({ path }) => String(path[0]))) }
}

/** What the form has made of a question; the body is not its matter. */
export function attributesOf(input: CreateQuestionInput): Partial<QuestionText> {
  const { content_question_mj: _, as_typed: __, legacy_id, choices, answer, explanation, ...rest } = input
  return {
    ...rest,
    ...(legacy_id !== undefined && { legacy_id }),
    ...(choices && { choices }),
    ...(answer !== undefined && { answer }),
    ...(explanation !== undefined && { explanation }),
  }
}

/** A question that nobody has written yet. */
export const nothingWritten: QuestionText = {
  legacy_id: '',
  title: '',
  subject: 'mathematics',
  course: '',
  grade_code: 'G9',
  education_level: 'high_school',
  difficulty_level: 'intermediate',
  difficulty_score: 5,
  question_type: 'multiple_choice',
  skill_tags: [],
  content_question_mj: '',
  choices: [],
  answer: '',
  explanation: '',
}
