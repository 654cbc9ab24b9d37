import type { Around } from './exam-words.ts'

/** Words before grades: 'getting Cs', 'Bs and Cs'. */
const gradesBefore =
  /(?:\b(?:gets?|getting|got|gotten|earn(?:s|ed|ing)?|straight|brings? home|bringing home|pulling|tired of|sick of|no more|nothing but)|(?<![a-z])[abdf][+-]?'?s?,?(?: and| or| to| \/| &)?|(?<![a-z])[abdf]'?s[,/&]) ?$/
const countedBefore =
  /\b(?:all|mostly|mainly|only|some|few|two|three|four|of|with|and|has|have|had|from|makes?|making) $/
const subjectAfter = /^ ?(?:get degrees|in|on|for|and [abdf]'?s?\b|to [abdf]'?s?\b|or [abdf]'?s?\b|,|\.|!|;|$)/
const isMajor = /^ ?(?:majors?|minors?|degree|program|class|course|homework|hw|at|@|teacher|stuff)\b/

/** Returns whether 'Cs' is the plural of the grade C, not computer science. */
export function isLetterGrade({ said, before, after }: Around): boolean {
  if (said === 'CS' || isMajor.test(after)) return false
  if (gradesBefore.test(before)) return true
  return /^C'?s$/.test(said) && (countedBefore.test(before) || subjectAfter.test(after))
}
