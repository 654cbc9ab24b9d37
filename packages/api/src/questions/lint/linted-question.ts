import type { OwnFinding } from '../lint.schemas.ts'

/** What rules read of a question. */
export interface LintedQuestion {
  readonly questionType: string
  readonly skillTags: readonly string[]
  /** Stored HTML, as the choices and the explanation. */
  readonly body: string
  readonly choices: readonly { readonly id: string; readonly html: string }[]
  readonly answer: string
  readonly explanation: string
}

export type Rule = (question: LintedQuestion) => OwnFinding[]

/** The question's stored HTML, by the names of its fields. */
export function htmlOf({ body, choices, explanation }: LintedQuestion): { place: string; html: string }[] {
  return [
    { place: 'content_question_mj', html: body },
    ...choices.map(({ id, html }) => ({ place: `choices.${id}`, html })),
    { place: 'explanation', html: explanation },
  ]
}

const longestDetail = 200

/** So much of a text as a finding shows. */
export function shortened(text: string): string {
  if (text.length <= longestDetail) return text
  // Half a character could not be stored.
  return `${text.slice(0, longestDetail).replace(/\p{Surrogate}$/u, '')}…`
}
