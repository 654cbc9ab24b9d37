import { actScale } from '../data/act.ts'
import type { SectionId } from '../data/exams.ts'
import { judgement } from '../data/judgement.ts'
import { satScale } from '../data/sat.ts'
import type { ExamAim } from '../goal/aim.ts'
import type { CurrentScore } from '../goal/current-scores.ts'
import { sectionsByName } from '../open-targets.ts'
import { required } from '../required.ts'
import { compositeSections, expectedScore, type ScoredExam, sectionScale, sectionStep } from './benchmark.ts'
import { divideProportionally } from './divide-proportionally.ts'
import type { Student } from './exposure.ts'

export interface SectionPosition {
  section: SectionId
  expected: number
  target: number
  /** Whether `expected` comes from a current score in the goal instead of the grade. */
  own: boolean
}

/** A student's expected score and target score on an exam, and on each section in the goal. */
export interface ScorePosition {
  exam: ScoredExam
  /**
   * The expected total or composite, or the expected section score if the goal names only one section. `target` is on
   * the same scale.
   */
  expected: number
  target: number
  estimated: boolean
  own: boolean
  sections: SectionPosition[]
}

/** Combines section scores: the sum for the SAT, the mean rounded half up for the ACT. */
function combineSections(exam: ScoredExam, scores: readonly number[]): number {
  const sum = scores.reduce((total, score) => total + score, 0)
  return exam === 'SAT' ? Math.round(sum / 10) * 10 : Math.floor(sum / scores.length + 0.5)
}

/** Returns the smallest sum of section scores that reaches the target. Each ACT section has at least 1 point. */
function sumNeeded(exam: ScoredExam, target: number, sections: number): number {
  return exam === 'SAT' ? target : Math.max(sections, Math.ceil(sections * (target - 0.5)))
}

/**
 * Splits a total into section scores. Every section closes the same fraction of the gap between its expected score and
 * its maximum. If the total is below the expected total, the section scores shrink proportionally.
 */
function splitTarget(sections: readonly SectionId[], expected: readonly number[], sum: number): number[] {
  const step = sections[0] ? sectionStep(sections[0]) : 1
  const floors = sections.map((section) => sectionScale(section)[0])
  const room = sections.map((section, index) => sectionScale(section)[1] - required(expected[index]))
  const now = expected.reduce((total, score) => total + score, 0)
  const roomLeft = room.reduce((total, points) => total + points, 0)
  const ideal =
    roomLeft > 0 && sum >= now
      ? expected.map((score, index) => score + (required(room[index]) / roomLeft) * (sum - now))
      : expected.map((score) => (score / now) * sum)
  const base = floors.reduce((total, floor) => total + floor, 0)
  const above = ideal.map((score, index) => Math.max(0, score - required(floors[index])))
  return divideProportionally(above, Math.round((sum - base) / step)).map(
    (units, index) => required(floors[index]) + units * step,
  )
}

function defaultTarget(exam: ScoredExam, expected: number): number {
  const [gain, top] =
    exam === 'SAT'
      ? [judgement.unscored.satGain, satScale.value.total[1]]
      : [judgement.unscored.actGain, actScale.value.composite[1]]
  return Math.min(top, expected + gain)
}

interface Start {
  score: number
  estimated: boolean
  own: boolean
}

/** Splits the rest of a total among the sections that have no score, within the limits of the section scale. */
function splitRest(exam: ScoredExam, rest: readonly SectionId[], usual: readonly number[], sum: number): number[] {
  const [lowest, highest] = exam === 'SAT' ? satScale.value.section : actScale.value.section
  return splitTarget(rest, usual, Math.min(rest.length * highest, Math.max(rest.length * lowest, sum)))
}

/**
 * Returns the score at which each section starts: its current score if known, otherwise its part of the current total,
 * otherwise the usual score for the grade. PSAT scores use the SAT scale.
 */
function findStarts(
  exam: ScoredExam,
  sections: readonly SectionId[],
  student: Student,
  current: readonly CurrentScore[],
): Start[] {
  const usual = sections.map((section) => expectedScore(section, student))
  const said = sections.map((section) => current.find(({ name }) => sectionsByName[name] === section)?.score ?? null)
  const total = [exam, `P${exam}`].flatMap((exam) => current.find(({ name }) => name === exam)?.score ?? [])[0]
  const open = sections.filter((_, index) => said[index] === null)
  const openUsual = usual.filter((_, index) => said[index] === null).map(({ score }) => score)
  const saidSum = said.reduce<number>((sum, score) => sum + (score ?? 0), 0)
  const parts =
    total !== undefined && open.length > 0
      ? splitRest(exam, open, openUsual, sumNeeded(exam, total, sections.length) - saidSum)
      : []
  return sections.map((section, index) => {
    const score = said[index] ?? parts[open.indexOf(section)]
    return score === undefined ? { ...required(usual[index]), own: false } : { score, estimated: false, own: true }
  })
}

function locateSections(
  exam: ScoredExam,
  section: SectionId,
  target: number | null,
  student: Student,
  current: readonly CurrentScore[],
): ScorePosition {
  const sections: readonly SectionId[] = compositeSections[exam]
  const all = sections.includes(section) ? sections : [section]
  const start = required(findStarts(exam, all, student, current)[all.indexOf(section)])
  const { estimated, own } = start
  const step = sectionStep(section)
  const expected = Math.round(start.score / step) * step
  const gain = exam === 'SAT' ? judgement.unscored.satGain / 2 : judgement.unscored.actGain
  const aim = target ?? Math.min(sectionScale(section)[1], Math.ceil((expected + gain) / step) * step)
  return { exam, expected, target: aim, estimated, own, sections: [{ section, expected, target: aim, own }] }
}

/**
 * Returns the student's expected and target scores on an exam. The expected scores are the current scores in the goal.
 * If the goal has none, they are the usual scores for the grade.
 */
export function findScorePosition(
  exam: ScoredExam,
  aim: ExamAim,
  student: Student,
  current: readonly CurrentScore[] = [],
): ScorePosition {
  if (aim.section) return locateSections(exam, aim.section, aim.target, student, current)
  const sections: readonly SectionId[] = compositeSections[exam]
  const starts = findStarts(exam, sections, student, current)
  const scores = starts.map(({ score }) => score)
  const expected = combineSections(exam, scores)
  const target = aim.target ?? defaultTarget(exam, expected)
  const targets = splitTarget(sections, scores, sumNeeded(exam, target, sections.length))
  return {
    exam,
    expected,
    target,
    estimated: starts.some((one) => one.estimated),
    own: starts.some((one) => one.own),
    sections: sections.map((section, index) => ({
      section,
      expected: required(scores[index]),
      target: required(targets[index]),
      own: required(starts[index]).own,
    })),
  }
}
