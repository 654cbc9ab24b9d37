import type { GoalText, Token } from '../token.ts'
import { simplify } from '../vocabulary/simplify.ts'
import { type Around, isExamWord } from './exam-words.ts'
import { isUniversityWord } from './university-words.ts'

/** Professions whose names are also persons that a family visits: 'taking our dog to the vet'. */
const visited = new Set(
  'vet|a vet|doctor|nurse|dentist|orthodontist|pharmacist|lawyer|accountant|architect|pilot|meds|dental'.split('|'),
)
const visitBefore =
  /\b(?:the|our|my|his|her|their|see|see a|seeing a|visit|visiting|this|school|local|adhd|take|takes|taking|on) $/
const visitAfter = /^(?:'s)? (?:appointments?|visits?|bills?|clinics?|office|said|says|told|check ?up|note|insurance)\b/

function isVisit(name: string, { before, after }: Around): boolean {
  return visited.has(name) && (visitBefore.test(before) || visitAfter.test(after))
}

/** Returns the tokens without short names that are ordinary words here: 'sat' the day, 'brown rice', 'to the vet'. */
export function dropOrdinary(text: GoalText, tokens: readonly Token[]): Token[] {
  const simple = simplify(text.lower)
  return tokens.filter((token, at) => {
    const { start, end } = token
    const name = simple.slice(start, end)
    const around = {
      before: text.lower.slice(0, start),
      after: text.lower.slice(end),
      typed: text.said.slice(0, start),
      said: text.said.slice(start, end),
    }
    switch (token.kind) {
      case 'exam':
        return !isExamWord(name, around)
      case 'programme':
        return !isVisit(name, around)
      case 'university':
        return !isUniversityWord(name, around, { before: tokens[at - 1], after: tokens[at + 1], start, end })
      case 'field':
      case 'grades':
      case 'local':
      case 'mark':
      case 'number':
      case 'result':
        return true
    }
  })
}
