import { saysNow } from './now-words.ts'
import type { Reading } from './reading.ts'
import type { Assigned } from './score.ts'
import { joinsScores } from './score-chain.ts'
import type { ListedExam } from './targets.ts'
import type { GoalText, Token } from './token.ts'
import { wantsIn } from './wishes.ts'

type Sections = Reading['sections']

/** A score of an exam or section, and where it is in the goal. */
interface PlacedScore {
  readonly exam: string
  /** Undefined for the score of a whole exam. */
  readonly section: string | undefined
  readonly value: number
  readonly now: boolean
  readonly isWish: boolean
  readonly start: number
  readonly end: number
}

function placeScores(assigned: readonly Assigned[], tokens: readonly Token[]): PlacedScore[] {
  return assigned.flatMap(({ holder, score }) => {
    const token = tokens.find((one) => one === score)
    if (!token || (holder.kind !== 'section' && holder.kind !== 'exam')) return []
    const section = holder.kind === 'section' ? holder.name : undefined
    return [
      {
        exam: holder.exam,
        section,
        value: score.value,
        now: score.now,
        isWish: score.wish !== undefined,
        start: token.start,
        end: token.end,
      },
    ]
  })
}

/** Returns whether a total exceeds the total of a student with this score in every section. */
function isHigher(exam: string, section: number, total: number): boolean {
  const parts: Readonly<Record<string, number>> = { SAT: 2, TOEFL: 4 }
  return section * (parts[exam] ?? 1) < total
}

/** Returns whether a score precedes one marked as current in the same list: '리스닝 25 리딩 27은 되는데'. */
function isListedAsCurrent(
  { section, start, end, isWish }: PlacedScore,
  scores: readonly PlacedScore[],
  lower: string,
): boolean {
  // '750+' and '数学稳780' are targets.
  if (isWish || /[稳穩] ?$/.test(lower.slice(0, start))) return false
  // '620→720' is a target.
  if (scores.some((one) => one.now && one.section === section && one.start < start)) return false
  // In '수학이랑 과학이 24, 25에서 안 올라요', both scores are current.
  const isPaired = (one: PlacedScore) =>
    one.now &&
    one.section !== undefined &&
    joinsScores(one.start > end ? lower.slice(end, one.start) : lower.slice(one.end, start))
  if (scores.some(isPaired)) return true
  const isTotalWanted = scores.some((one) => one.section === undefined && !one.now && one.end <= start)
  return scores.some(
    (one) =>
      one.now &&
      one.section !== undefined &&
      one.section !== section &&
      one.start > end &&
      // In '700 수학은 지금 690', only the later score is called current.
      (isTotalWanted || !saysNow(lower.slice(end, one.start))) &&
      // '수학 580→680 리딩 600→650': the current score has a target of its own.
      !scores.some(
        (later) =>
          !later.now &&
          later.section === one.section &&
          later.start > one.start &&
          !/[,，.。;；]/.test(lower.slice(one.end, later.start)),
      ) &&
      (wantsIn(lower.slice(0, start)) ? /^[\p{L} ]{2,9}$/u : /^[,、，/&]? ?(?:and )?[\p{L} ]{2,10}$/u).test(
        lower.slice(end, one.start),
      ),
  )
}

/**
 * Returns the first higher score that the student wants in the same section, or in the whole exam, after this score:
 * 'ACT科學26，想總分32'.
 */
function findWish(score: PlacedScore, targets: readonly PlacedScore[], lower: string): PlacedScore | undefined {
  if (wantsIn(lower.slice(0, score.start))) return undefined
  return targets.find(
    (one) =>
      one.start > score.end &&
      (one.isWish ||
        wantsIn(lower.slice(score.end, one.start)) ||
        (one.section !== undefined && one.section === score.section)) &&
      one.exam === score.exam &&
      (one.section === undefined
        ? isHigher(score.exam, score.value, one.value)
        : one.section === score.section && one.value > score.value),
  )
}

const raise =
  /\bneeds? (?:some |more |the most |the )?(?:work|help)\b|\bto work on\b|\b(?:need|want|raise|improve|bring|get|boost)\b\D{0,20}\b(?:up|higher|better)\b|올리|올려|높이|提[高升]|拉[高上]|[进進]步|救/

/**
 * Returns whether the goal lists section scores and then only says which section to raise: 'math 27 science 29, need
 * math up'.
 */
function raisesSection(scores: readonly PlacedScore[], tokens: readonly Token[], lower: string): boolean {
  const last = scores.findLast(({ section }) => section !== undefined)
  return (
    last !== undefined &&
    scores.filter(({ section }) => section !== undefined).length >= 2 &&
    tokens.some((token) => token.kind === 'field' && token.field.part !== undefined && token.start >= last.end) &&
    !/\d/.test(lower.slice(last.end)) &&
    raise.test(lower.slice(last.end))
  )
}

/** Returns whether a lower section score follows the rise of the total: '托福 95→105，寫作 21'. */
function isAfterRise(score: PlacedScore, scores: readonly PlacedScore[], lower: string): boolean {
  const [from, total] = scores.filter(({ exam, section }) => exam === score.exam && section === undefined)
  return (
    from?.now === true &&
    !score.isWish &&
    total?.now === false &&
    total.end <= score.start &&
    isHigher(score.exam, score.value, total.value) &&
    scores.filter(({ section }) => section === score.section).length === 1 &&
    !wantsIn(lower.slice(total.end)) &&
    (total.isWish || /^[점分]?[,，、] ?[^,，、\d]*$/.test(lower.slice(total.end, score.start)))
  )
}

/** Returns the sections whose scores are current, although no word marks them as current: '数学29英语33，想数学到34'. */
function listCurrent(scores: readonly PlacedScore[], lower: string): ReadonlySet<string> {
  const targets = scores.filter(({ now }) => !now)
  const sections = targets.flatMap((score) =>
    score.section === undefined ? [] : [{ ...score, section: score.section }],
  )
  /** Returns whether a score of a section starts at or after an index. */
  const hasWish = (name: string, from: number) =>
    sections.some(({ section, start }) => section === name && start >= from)
  // In 'SAT閱讀620，數學已經780，閱讀要700', the section's last score is its target.
  const listed = sections.filter(
    (score) => isListedAsCurrent(score, scores, lower) && !hasWish(score.section, score.end),
  )
  const before = sections.flatMap((score) => {
    const wish = findWish(score, targets, lower)
    // Sections with a score at or after the wish are left out, because that score is their target.
    return wish ? sections.filter(({ section, end }) => end <= wish.start && !hasWish(section, wish.start)) : []
  })
  // 'math 590 now, reading 630, want math 680': a score between a section's current score and its target is also
  // current.
  const within = sections.flatMap((wish) => {
    const from = scores.find((one) => one.now && one.section === wish.section && one.end <= wish.start)
    const isCurrent = (one: PlacedScore) =>
      from !== undefined && one.start > from.end && one.end <= wish.start && wantsIn(lower.slice(one.end, wish.start))
    return sections.filter((one) => !hasWish(one.section, wish.start) && isCurrent(one))
  })
  const afterRise = sections.filter((score) => isAfterRise(score, scores, lower))
  return new Set([...listed, ...before, ...within, ...afterRise].map(({ section }) => section))
}

/**
 * Returns whether a word such as 'now' marks a section's score as current, and no word such as 'but' or 'only' precedes
 * the score.
 */
const isContrasted = (before: string, after: string) =>
  (/现在|現在|目前|지금|현재|\b(?:now|currently|rn|right now|at)\b/.test(before) ||
    /^ (?:now|rn|currently|right now)\b/.test(after)) &&
  !/\b(?:but|only|because|just)\b|但|只有|才|就是|인데|지만|因为/.test(before)

const isMinimum = /^(?:不能|不可以?|不要|不|[别別])低[于於]|^not? (?:less|lower|fewer|worse|below|under)\b/

/**
 * Returns the exams whose total is current, because a current section score and a wish for the same section follow:
 * 'SAT 1490 but RW only 690, want RW 750'.
 */
export function listCurrentTotals(
  assigned: readonly Assigned[],
  tokens: readonly Token[],
  { lower }: GoalText,
): ReadonlySet<string> {
  const scores = placeScores(assigned, tokens)
  const totals = scores.filter((total) => {
    if (total.section !== undefined || total.now || wantsIn(lower.slice(0, total.start))) return false
    if (scores.some((one) => one !== total && one.section === undefined && one.exam === total.exam)) return false
    const current = scores.find((one) => one.now && one.section !== undefined && one.start > total.end)
    const wish = scores.find(
      (one) =>
        current && !one.now && one.section === current.section && one.exam === total.exam && one.start > current.end,
    )
    // In '托福110，口语现在22想到26', only the section's score is current. The total is the target.
    if (current && isContrasted(lower.slice(total.end, current.start), lower.slice(current.end, current.end + 6)))
      return false
    // A minimum for a section is part of the requirement that the total states: '托福总分103，写作现在22，不能低于25'.
    return wish !== undefined && !isMinimum.test(lower.slice(wish.start, wish.end))
  })
  return new Set(totals.map(({ exam }) => exam))
}

/**
 * Clears the targets of sections whose scores must be current: scores that precede a wish for a higher score, and both
 * SAT section scores if their sum is below the target total.
 */
export function clearCurrentTargets(
  sections: Sections,
  assigned: readonly Assigned[],
  exams: readonly ListedExam[],
  tokens: readonly Token[],
  { lower }: GoalText,
): Sections {
  const scores = placeScores(assigned, tokens)
  const current = listCurrent(scores, lower)
  const isRaise = raisesSection(scores, tokens, lower)
  const total = exams.find(({ name }) => name === 'SAT')?.target
  const said = assigned.filter(({ holder }) => holder.kind === 'section' && holder.exam === 'SAT')
  const sum = said.reduce((all, { score }) => all + score.value, 0)
  // In 'had 1310, rw 620 math 690', the scores add up to the current total.
  const isCurrentSum = scores.some(
    (one) => one.exam === 'SAT' && one.section === undefined && one.now && one.value === sum,
  )
  const isBelow = typeof total === 'number' && said.length === 2 && sections.length === 2 && sum < total
  return sections.map((section) =>
    isBelow || (isCurrentSum && section.name.startsWith('SAT ')) || isRaise || current.has(section.name)
      ? { ...section, target: null }
      : section,
  )
}
