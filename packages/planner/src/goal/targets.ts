import type { Reading } from './reading.ts'
import { findScale, isOnScale } from './scales.ts'
import type { Assigned, Score } from './score.ts'
import { checkSsat } from './ssat.ts'
import type { Placed } from './structure.ts'
import type { GoalText } from './token.ts'
import type { ExamName } from './vocabulary/exam-names.ts'

type Target = Reading['exams'][number]['target']

export interface ListedExam {
  readonly name: ExamName
  readonly label: string
  target: Target
}

/** Drops a score if a later score for the same course, or for AP as a whole, is higher: 'AP英语语言3分，不服，重考要5'. */
function keepLast(scores: readonly Assigned[]): readonly Assigned[] {
  return scores.filter(
    ({ holder, score }, at) =>
      (holder.kind !== 'course' && !(holder.kind === 'exam' && holder.exam === 'AP')) ||
      !scores.slice(at + 1).some((later) => later.holder === holder && later.score.value > score.value),
  )
}

/** Collects an exam's target scores, and the scores that are invalid for it. */
export function readTargets(
  text: GoalText,
  exam: ListedExam,
  assigned: readonly Assigned[],
  hasCourse: boolean,
): { target: Target; impossible: Reading['impossible'] } {
  const own = assigned.filter(
    ({ holder, score }) =>
      'label' in holder &&
      holder.exam === exam.name &&
      holder.label === exam.label &&
      holder.kind !== 'section' &&
      !score.now,
  )
  const totals = exam.name === 'IB' ? own.filter(({ score }) => score.value >= 20) : []
  const whole = totals.length > 0 ? totals : own.filter(({ holder }) => holder.kind === 'exam')
  const scores = keepLast(whole.length > 0 && exam.name !== 'AP' ? whole : own)
  const impossible: Reading['impossible'] = []
  const possible: Score[] = []
  for (const { score } of scores) {
    // 'IB 9' is too low for a total, so it is read as a subject score that is off the scale.
    const isGrade = exam.name === 'IB' && score.value < 20 && (hasCourse || score.value > 7)
    const ssat = exam.name === 'SSAT' ? checkSsat(text, 'SSAT', score) : null
    const scale = findScale(isGrade ? 'IB course' : exam.name)
    if (ssat) impossible.push(ssat)
    else if (scale && !isOnScale(scale, score.value))
      impossible.push({ name: exam.name, said: score.value, scale: [...scale.range] })
    else possible.push(score)
  }
  return { target: mergeTargets(exam.name, possible), impossible }
}

/**
 * Merges an exam's scores into one target. Returns null for different scores of several AP or IB courses. Otherwise,
 * the highest score is the target.
 */
export function mergeTargets(name: ExamName, scores: readonly Score[]): Target {
  const said = [...new Set(scores.map((score): Target => score.said ?? score.value))]
  if (said.length <= 1) return said[0] ?? null
  // Two IB subject scores are separate targets. If there are two totals, the higher one is the target.
  const totals = name === 'IB' && scores.every(({ value }) => value >= 20)
  if (name === 'AP' || (name === 'IB' && !totals)) return null
  return (
    scores.toSorted((one, other) => other.value - one.value).map((score): Target => score.said ?? score.value)[0] ??
    null
  )
}

/**
 * Collects the target score for each section (the highest if there are several), and the scores that are invalid for a
 * section.
 */
export function readSections(
  text: GoalText,
  placed: readonly Placed[],
  assigned: readonly Assigned[],
  excluded: readonly string[],
): Pick<Reading, 'sections' | 'impossible'> {
  const names = [...new Set(placed.flatMap(({ holder }) => (holder.kind === 'section' ? [holder.name] : [])))]
  const impossible: Reading['impossible'] = []
  const sections = names
    .filter((name) => !excluded.includes(name))
    .map((name) => {
      const scores = assigned.flatMap(({ holder, score }) =>
        holder.kind === 'section' && holder.name === name && !score.now ? [score] : [],
      )
      const ssat = name.startsWith('SSAT ') ? scores.flatMap((score) => checkSsat(text, name, score) ?? []) : []
      impossible.push(...ssat)
      const own = scores.filter(({ value }) => !ssat.some(({ said }) => said === value))
      const scale = findScale(name)
      const bad = own.find(({ value }) => scale && !isOnScale(scale, value))
      if (bad && scale) impossible.push({ name, said: bad.value, scale: [...scale.range] })
      const good = own.filter(({ value }) => !scale || isOnScale(scale, value))
      const best = good.toSorted((one, other) => one.value - other.value).at(-1)
      return { name, target: best ? (best.said ?? best.value) : null }
    })
  return { sections, impossible }
}
