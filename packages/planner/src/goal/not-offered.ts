import type { Token } from './token.ts'

/** Words of a school that does not offer a course, directly before the course or its exam. */
export const notOffered =
  /(?:\b(?:doesn'?t|don'?t|does not|do not|won'?t|didn'?t) (?:offer|have|run|teach)|\bwon'?t let (?:me|him|her) take|\bnot allowed to take|\b(?:has|have|got|is|are|there'?s|with) no|[没沒](?:有|[开開][设設]?|有[开開]|提供)?|不[开開][设設]?|不[让讓給给][上选選修考]) ?(?:an? |the |any )?(?:(?:ap|ib) ?)?$/
export const studiesAlone =
  /\bself[- ]?(?:stud|teach|taught)|\bon (?:my|his|her|their) own\b|\bby (?:my|him|her)self\b|\bonline\b|\b(?:teach|study|prepar)[a-z]* (?:it )?(?:alone|myself|himself|herself)\b|독학|인강|자습|自[学學修]|自己|[网網][课課]/

/** Returns the courses that a school does not offer and the student learns alone: 'no AP Chem at my school, taking it online'. */
export const listStudiedAlone = (excluded: ReadonlySet<Token>, text: string): Token[] =>
  studiesAlone.test(text)
    ? [...excluded].filter(({ kind, start }) => kind === 'field' && notOffered.test(text.slice(0, start)))
    : []
