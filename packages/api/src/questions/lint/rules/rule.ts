import type { Choice } from '@pathwise/question-formats/vocabulary.schemas'
import type { OwnFinding } from '../../lint.schemas.ts'

/** The fields of a question that the lint rules read. */
export interface LintedQuestion {
  readonly questionType: string
  readonly skillTags: readonly string[]
  /** This field is HTML, like the choices and the explanation. */
  readonly body: string
  readonly choices: readonly Readonly<Choice>[]
  readonly answer: string
  readonly acceptedAnswers: readonly string[]
  readonly answerUnit: string | null
  readonly explanation: string
  readonly hints: readonly string[]
  readonly rubric: string
}

export type Rule = (question: LintedQuestion) => OwnFinding[]

/** Lists the HTML texts of a question, each with the name of its field. */
export function listHtml({
  body,
  choices,
  explanation,
  hints,
  rubric,
}: LintedQuestion): { place: string; html: string }[] {
  return [
    { place: 'content_question_mj', html: body },
    ...choices.flatMap(({ id, html, feedback = '' }) =>
      [html, feedback].map((each) => ({ place: `choices.${id}`, html: each })),
    ),
    { place: 'explanation', html: explanation },
    ...hints.map((html) => ({ place: 'hints', html })),
    { place: 'rubric', html: rubric },
  ]
}
