import { wantsIn } from './current.ts'
import type { Reading } from './reading.ts'
import type { Assigned } from './score.ts'
import type { ListedExam } from './targets.ts'
import type { GoalText, Token } from './token.ts'

type Sections = Reading['sections']

/** Returns whether a total is higher than it would be with this score in every section. */
function isHigher(exam: string, section: number, total: number): boolean {
  const parts: Readonly<Record<string, number>> = { SAT: 2, TOEFL: 4 }
  return section * (parts[exam] ?? 1) < total
}

/** Returns the sections whose scores precede a wish for a higher score: 'ACT科學26，想總分32', '数学29英语33，想数学到34'. */
function listCurrent(assigned: readonly Assigned[], tokens: readonly Token[], { lower }: GoalText): Set<string> {
  const scores = assigned.flatMap(({ holder, score }) => {
    const token = tokens.find((one) => one === score)
    return token && !score.now && (holder.kind === 'section' || holder.kind === 'exam')
      ? [{ holder, value: score.value, start: token.start, end: token.end }]
      : []
  })
  const names = new Set<string>()
  // A score before one marked as current in the same list is also current: '리스닝 25 리딩 27은 되는데 스피킹을 24로'.
  const today = assigned.flatMap(({ holder, score }) => {
    const token = tokens.find((one) => one === score)
    return holder.kind === 'section' && score.now && token ? [{ name: holder.name, start: token.start }] : []
  })
  for (const { holder, end } of scores) {
    if (holder.kind !== 'section') continue
    const isListed = today.some(
      ({ name, start }) => name !== holder.name && start > end && /^[\p{L} ]{2,9}$/u.test(lower.slice(end, start)),
    )
    if (isListed) names.add(holder.name)
  }
  for (const { holder, value, start, end } of scores) {
    if (holder.kind !== 'section' || wantsIn(lower.slice(0, start))) continue
    const wish = scores.find(
      (one) =>
        one.start > end &&
        wantsIn(lower.slice(end, one.start)) &&
        one.holder.exam === holder.exam &&
        (one.holder.kind === 'section'
          ? one.holder.name === holder.name && one.value > value
          : isHigher(holder.exam, value, one.value)),
    )
    if (!wish) continue
    const repeated = wish.holder.kind === 'section'
    for (const one of scores)
      if (one.holder.kind === 'section' && one.end <= wish.start && (!repeated || one.holder.name !== holder.name))
        names.add(one.holder.name)
  }
  return names
}

/**
 * Omits section scores that must be current scores: scores before a wish for a higher score, and both SAT section
 * scores if their sum is below the target total.
 */
export function dropToday(
  sections: Sections,
  assigned: readonly Assigned[],
  exams: readonly ListedExam[],
  tokens: readonly Token[],
  text: GoalText,
): Sections {
  const current = listCurrent(assigned, tokens, text)
  const total = exams.find(({ name }) => name === 'SAT')?.target
  const said = assigned.filter(({ holder }) => holder.kind === 'section' && holder.exam === 'SAT')
  const sum = said.reduce((all, { score }) => all + score.value, 0)
  const isBelow = typeof total === 'number' && said.length === 2 && sections.length === 2 && sum < total
  return sections.map((section) => (isBelow || current.has(section.name) ? { ...section, target: null } : section))
}
