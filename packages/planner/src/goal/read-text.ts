import { dropRejectedChoices } from './chosen.ts'
import { splitClauses } from './clauses/clauses.ts'
import { dropStories } from './clauses/stories.ts'
import { markWished } from './clauses/wished-scores.ts'
import { compose } from './compose.ts'
import { dropCorrectedScores } from './corrected-scores.ts'
import { markCurrent } from './current.ts'
import { type CurrentScore, listCurrentScores } from './current-scores.ts'
import { expandLetters } from './letters.ts'
import { lex } from './lex.ts'
import { readIvy } from './ordinary/ivy.ts'
import { dropOrdinary } from './ordinary/ordinary.ts'
import { dropParentsWishes } from './ordinary/others-wish.ts'
import { dropOthersScores } from './others-scores.ts'
import { findPlaces } from './places.ts'
import { dropProfile } from './profile.ts'
import type { Reading } from './reading.ts'
import { dropGoodMarks } from './school-marks.ts'
import type { Structure } from './structure.ts'
import { normalize } from './token.ts'
import { correctTypos } from './typos.ts'

/** Parses a goal of 1 to 200 characters using rules, in English, Korean, Chinese or a mixture of them. */
export function readText(goal: string): { reading: Reading; structure: Structure; current: CurrentScore[] } {
  const text = expandLetters(correctTypos(normalize(goal)))
  const named = dropParentsWishes(
    text.lower,
    dropRejectedChoices(text.lower, dropOrdinary(text, dropProfile(text.lower, readIvy(text.lower, lex(text))))),
  )
  const current = markCurrent(
    dropGoodMarks(text.lower, dropOthersScores(text.lower, dropCorrectedScores(text.lower, named))),
    text.lower,
  )
  const { split, tokens: own } = dropStories(splitClauses(text.lower, current), current)
  const tokens = markWished(split, own)
  const structure = findPlaces(text, tokens, split)
  const reading = compose(goal.trim(), text, tokens, structure)
  return { reading, structure, current: listCurrentScores(text, tokens, structure, reading) }
}
