import type { Token } from '../token.ts'
import type { Around } from './exam-words.ts'

/**
 * Short university names that are also surnames or ordinary words. They are accepted only when the context indicates a
 * university.
 */
const ambiguous = new Set(
  'rice|brown|williams|howard|davidson|bentley|hopkins|brock|trent|parsons|pratt|barnard|colby|seneca|duke|라이스|브라운'.split(
    '|',
  ),
)

/**
 * Short university names that are also places. They are accepted only next to another university, before a program, or
 * after words such as 'apply to'.
 */
const placeNames = new Set(
  'alabama|arkansas|arizona|colorado|connecticut|delaware|florida|georgia|hawaii|houston|illinois|indiana|iowa|kansas|kentucky|maryland|minnesota|miami|missouri|nebraska|nevada|oklahoma|oregon|pittsburgh|cincinnati|denver|tennessee|utah|vermont|virginia|washington|toronto|ottawa|calgary|alberta|manitoba|victoria|bristol|leeds|sheffield|nottingham|southampton|glasgow|montreal|saskatchewan|rochester|bates|smith|hamilton|reed|bard|emerson|lafayette|denison|dickinson|rollins|drake|butler|creighton|wheaton|whitman|stevens|simmons|clark|trinity|union|hunter|loyola|elon|vt|case|memorial|匹兹堡|博尔德|北卡|토론토|多伦多|고대'.split(
    '|',
  ),
)

/** The tokens next to a name, and the start and end of the name in the text. */
export interface Neighbors {
  readonly before: Token | undefined
  readonly after: Token | undefined
  readonly start: number
  readonly end: number
}

/** German words. Near them, 'mit' and 'neu' are also German words, not MIT and Northeastern University. */
const german =
  /\b(?:ich|und|nicht|mein(?:e[mnrs]?)?|eine[mnrs]|bitte|brauche|möchte|lernen|dem|auf|schule|prüfung|mathe)\b|\bfür\s/

const notBefore =
  /\b(?:mr|mrs|ms|miss|dr|prof|professor|coach|teacher|tutor|uncle|aunt|principal|counsell?or|near|eats?|eating|with|brown|white|fried|sticky|wild)\.? $/
const notAfter =
  /^ rice\b|^'s? (?:class|test|quiz|exam|homework|hw|lab|room|advice|english|math|chem|physics|bio|history)\b|^ (?:says?|said|told|thinks|gave|teaches|village|street|st|ave|road|high|middle|elementary|hs|hair|eyes|sugar|bread|bag|bear|paper|dog|cooker|krispies|bowl|bowls|cakes?)\b/
const schoolwork = /^ ?(?:class|tests?|quiz|exam|homework|hw|lab|teacher|textbook|final|midterm)\b/

const leadsIn =
  /(?:\b(?:get|getting|got|go|goes|going|apply|applying|transfer|transferring|commit|committed|accepted|admitted|admission|headed|off) (?:in)?to|\binto|\battend|\battending|\bat|\b(?:aim|aiming|shoot|shooting|hope|hoping|enough|needed|score|gpa) for|\d for|\bdream(?: school)?(?: is|:)?|\bgoal(?: is|:)?|\btarget(?: is|:)?|\b(?:want|wants|love|prefer|choose|like)|->|[:→(=]) ?$/
const applies =
  /\b(?:into|apply(?:ing)? to|attend(?:ing)?|commit(?:ted|ting)? to|accepted (?:at|to|by)|admission to|admitted to|transfer(?:ring)? to|(?:full ride|full tuition|merit aid|merit|scholarships?|honou?rs college|spot|admission|acceptance) (?:at|to|from|for)|(?:sat|act|gpa) for) (?:u of )?$/
const followsOn =
  /^ ?(?:$|[,.;:!?)/&+]|(?:and|or|with|for|next|this|someday|please|pls|plz|but|by|as|because|so|in|ed|ea|rd|early|would|if|is|one|eventually|though|then|w\/|20\d\d|class of)\b)/
const joins =
  /^ ?(?:[,/&+、]|and|or|vs\.?|over|then|, ?(?:and|or)|이나|나|랑|이랑|와|과|하고|또는|아님|아니면|或者?|或是|和|跟|还是|還是)? ?$/
const cjk = /[\p{Script=Han}\p{Script=Hangul}]/u

/** Returns whether the name after a word indicates a university: 'rice premed', 'brown 1530'. */
function isNamedWith({ after: next, end }: Neighbors, after: string): boolean {
  if (!next) return false
  const gap = after.slice(0, next.start - end)
  if (!/^[ ,:'s-]*(?:for |ed |ea |with |w\/ ?|and |or )?(?:an? )?$/.test(gap)) return false
  const rest = after.slice(next.end - end)
  if (next.kind === 'field') return !schoolwork.test(rest)
  return next.kind === 'programme' || next.kind === 'exam' || next.kind === 'number' || next.kind === 'university'
}

/** Returns whether a name is joined to another university: 'rice or vandy', 'stanford rice'. */
function isJoined({ before, after, start, end }: Neighbors, around: Around): boolean {
  const back =
    before?.kind === 'university' && start - before.end <= around.before.length
      ? around.before.slice(around.before.length - start + before.end)
      : null
  const ahead = after?.kind === 'university' ? around.after.slice(0, after.start - end) : null
  return [back, ahead].some((gap) => gap !== null && joins.test(gap))
}

/**
 * Returns whether capitalization indicates a name. Capitalization is not conclusive at the start of a sentence or next
 * to another capitalized word ('Emma Brown', 'Rice Stadium').
 */
function isCapital({ typedBefore, typedAfter, said }: Around): boolean {
  if (!/^[A-Z]/.test(said) || /(?:^|[.!?] ?)$/.test(typedBefore)) return false
  return !/(?:^| )[A-Z][a-z]{2,} $/.test(typedBefore) && !/^ [A-Z][a-z]{2,}\b/.test(typedAfter)
}

/** Returns whether a program directly follows a name: 'utah nursing'. */
function isProgrammeNext({ after: next, end }: Neighbors, after: string): boolean {
  const isProgram =
    next?.kind === 'programme' || (next?.kind === 'field' && next.field.programme === 'computer science')
  return isProgram && /^ ?(?:for )?$/.test(after.slice(0, next.start - end))
}

/** Returns whether a university's short name is used as an ordinary word or a person's name. */
export function isUniversityWord(name: string, around: Around, neighbors: Neighbors): boolean {
  const { before, after, said } = around
  if ((name === 'mit' && said !== 'MIT') || name === 'neu') return german.test(before) || german.test(after)
  // '연대순' means chronological order.
  if (name === '연대') return /^(?:순|별|기|표|를 외|를 암기)/.test(after)
  if (name === 'mac') return /\b(?:my|a|on|new|big) $/.test(before)
  if (placeNames.has(name))
    return !isJoined(neighbors, around) && !isProgrammeNext(neighbors, after) && !applies.test(before)
  if (!ambiguous.has(name)) return false
  if (notBefore.test(before) || notAfter.test(after)) return true
  if (before.trim() === '' && followsOn.test(after)) return false
  if (isJoined(neighbors, around) || isNamedWith(neighbors, after)) return false
  if (/^[a-z]/.test(name) && (cjk.test(before.slice(-2)) || cjk.test(after.slice(0, 2)))) return false
  if (leadsIn.test(before) && followsOn.test(after)) return false
  return !isCapital(around)
}
