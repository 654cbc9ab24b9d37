import type { AnswerPracticeInput, OpenProblem, PracticeReply } from '@pathwise/api/practice/practice.schemas'

export function sampleProblem(change: Partial<OpenProblem> = {}): OpenProblem {
  return {
    id: 12,
    version: 1,
    title: 'A <em>small</em> sum',
    subject: 'mathematics',
    course: 'Algebra 1',
    gradeCode: 'G10',
    difficultyLevel: 'beginner',
    skillTags: ['math.linear-equations'],
    question_type: 'multiple_choice',
    body: '<p>What is two and two?</p><script>hacked()</script>',
    choices: [
      { id: 'A', html: 'three' },
      { id: 'B', html: 'four' },
    ],
    unit: null,
    hints: 2,
    estimated_seconds: 60,
    ...change,
  }
}

const solution = {
  answer: 'B',
  explanation: '<p>Count on your fingers.</p>',
  rubric: null,
  feedback: { A: 'You counted one too few.' },
}

export const rightReply: PracticeReply = { outcome: 'right', feedback: null, final: true, solution, cards: [] }
export const secondTryReply: PracticeReply = {
  outcome: 'wrong',
  feedback: 'You counted one too few.',
  final: false,
  solution: null,
  cards: [],
}
export const wrongReply: PracticeReply = {
  outcome: 'wrong',
  feedback: 'You counted one too few.',
  final: true,
  solution,
  cards: [],
}
export const unknownReply: PracticeReply = { outcome: 'unknown', feedback: null, final: true, solution, cards: [] }

export function sampleAnswer(change: Partial<AnswerPracticeInput> = {}): AnswerPracticeInput {
  return {
    id: 12,
    client_key: crypto.randomUUID(),
    version: 1,
    attempt: 1,
    hints: 0,
    answer: { choice: 'A' },
    elapsed_ms: 1_000,
    answered_at: '2026-11-23T09:00:00.000Z',
    ...change,
  }
}
