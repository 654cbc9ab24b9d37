import { fieldWords, knownWords, longWords } from './lexicon.ts'
import type { GoalText } from './token.ts'

/** English words that are one letter away from a name, and are meant as they stand. */
const ownWords = new Set(
  'waiting waited heading leading germany factions actions fiction sectors mission missions statics grown crown pants rising risen night light historic chemist chemists biologist physicist musical artist calculate calculator statistic state states statement states united school schools course courses exams class classes second third there their where which while would could should about after again below every first going great happy house large learn never other place point right small sound spell still study think three today water words world years young later later grades graded grader scored scores score weeks month months teacher parent parents junior senior college colleges tutor tutoring please really things finish final finals apply accept accepted summer spring winter autumn prince princes duked price prices prism parson persons person drama dreams dream count counts country content context contrast format forms scripts script cover covers covered codes settle settled forecast mainland memorize block blocks black america stays calls modes moves mover binds batch preset clone wages vocal speech speeches situation seats relatives relations internal rational regional universal memorial replaced repeated serves series teaches commands classics citizens roles policies hunger humor elite pacing marked wisdom sentences sentence boarding bounding binding building billing moving mining meaning mostly modest models moment moments moles model pilots plots plates places planes plants proof proves prove prices stress stock stones stove started starts staring string strings stating starring steam storm standing tenth tempo tests texts texas tense eastern western easter waste wester winner winners sending sentence coming going course coursework cracks crack credit credits public policy powers power ponder better letter letters listen listened loved lover likes lunch lately logging logic magic major majors minor motion nation national native notice option options pretty pretend process program programs programme promise proper rates ratio reach react really reason reasons record records relay remain reports resort rather rating roads rocks route school scholar scholarship scholarships schedule screen season second secret senior serious service seven shake sharp shelf shift shirt shoot short sight since single skill skills small smart snack social solid solve solving sound south space spare speech speed spent sport sports staff stage stand start stayed still store story style super sweet table taken tasks taste teach teams terms thank thanks theme thing those threw tight times tired title total touch tough tower track trade train training travel treat trial tried tries trips truck truly trust truth twice under union units until upper usual value video visit voice watch weird wheel white whole whose woman women worse worst worth wrong yours youth trance trend trench write wrote written writes essay music frenchy finance finances'.split(
    ' ',
  ),
)

/**
 * Returns the number of single errors between two words: a letter added, left out or replaced, or two neighbours
 * swapped (Damerau-Levenshtein with adjacent transpositions).
 */
function countErrors(one: string, other: string): number {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1
      let least = Math.min((last[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + same)
      if (one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]) {
        least = Math.min(least, (before[column - 2] ?? 0) + 1)
      }
      next.push(least)
    }
    before = last
    last = next
  }
  return last[other.length] ?? 0
}

function correct(word: string): string {
  if (knownWords.has(word) || ownWords.has(word)) return word
  const glued = /^(ap|ib)([a-z]{3,})$/.exec(word)
  if (glued?.[2] && fieldWords.has(glued[2])) return `${glued[1]} ${glued[2]}`
  const allowed = word.length >= 8 ? 2 : 1
  const near = [...longWords]
    .filter((name) => name[0] === word[0] && Math.abs(name.length - word.length) <= allowed)
    .map((name) => ({ name, errors: countErrors(word, name) }))
    .filter(({ errors }) => errors <= allowed)
    .toSorted((a, b) => a.errors - b.errors)
  const [best, second] = near
  // Two equally near names are a guess between two courses, so the word stays as it is.
  if (!best || (second && second.errors === best.errors)) return word
  return best.name
}

/** Corrects Latin words of five letters or more with one error (two from eight letters on) that match one name. */
export function correctTypos({ lower, said }: GoalText): GoalText {
  const parts = [...lower.matchAll(/[a-z]{5,}/g)]
  let text = ''
  let original = ''
  let at = 0
  for (const part of parts) {
    const word = correct(part[0])
    text += lower.slice(at, part.index) + word
    original +=
      said.slice(at, part.index) + (word === part[0] ? said.slice(part.index, part.index + word.length) : word)
    at = part.index + part[0].length
  }
  return { lower: text + lower.slice(at), said: original + said.slice(at) }
}
