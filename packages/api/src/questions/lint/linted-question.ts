import type { OwnFinding } from '../lint.schemas.ts'

/** The fields of a question that lint rules read. */
export interface LintedQuestion {
  readonly questionType: string
  readonly skillTags: readonly string[]
  /** Stored HTML, like the choices and the explanation. */
  readonly body: string
  readonly choices: readonly { readonly id: string; readonly html: string }[]
  readonly answer: string
  readonly explanation: string
}

export type Rule = (question: LintedQuestion) => OwnFinding[]

/** Returns the question's stored HTML by field name. */
export function listHtml({ body, choices, explanation }: LintedQuestion): { place: string; html: string }[] {
  return [
    { place: 'content_question_mj', html: body },
    ...choices.map(({ id, html }) => ({ place: `choices.${id}`, html })),
    { place: 'explanation', html: explanation },
  ]
}

const longestDetail = 200

/** Shortens a text to the length shown in a finding. */
export function shorten(text: string): string {
  if (text.length <= longestDetail) return text
  // The database cannot store half of a surrogate pair.
  return `${text.slice(0, longestDetail).replace(/\p{Surrogate}$/u, '')}…`
}
