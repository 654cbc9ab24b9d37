import { actScale } from '../data/act.ts'
import type { SectionId } from '../data/exams.ts'
import { judgement } from '../data/judgement.ts'
import { satScale } from '../data/sat.ts'
import type { ExamAim } from '../goal/aim.ts'
import { required } from '../required.ts'
import {
  compositeSections,
  type Expected,
  expectedScore,
  type ScoredExam,
  sectionScale,
  sectionStep,
} from './benchmark.ts'
import type { Student } from './exposure.ts'
import { largestRemainder } from './largest-remainder.ts'

export interface SectionPosition {
  section: SectionId
  expected: number
  target: number
}

/** The student's expected score in a scored exam, and the target score for each section of the goal. */
export interface ScorePosition {
  exam: ScoredExam
  /** The score on the scale of the goal: total, composite, or one section. */
  expected: number
  target: number
  estimated: boolean
  sections: SectionPosition[]
}

/**
 * Returns the SAT total, which is the sum of the section scores, or the ACT composite, which is their mean, rounded
 * half up.
 */
function composite(exam: ScoredExam, scores: readonly number[]): number {
  const sum = scores.reduce((total, score) => total + score, 0)
  return exam === 'SAT' ? Math.round(sum / 10) * 10 : Math.floor(sum / scores.length + 0.5)
}

/** Returns the minimum sum of section scores that results in the total or composite. */
function sumNeeded(exam: ScoredExam, target: number, sections: number): number {
  return exam === 'SAT' ? target : Math.ceil(sections * (target - 0.5))
}

/**
 * Splits a total into section scores. Each section gains the same share of the points that are left to the top of its
 * scale. If the total is below the expected total, each section is reduced in proportion.
 */
function splitTarget(sections: readonly SectionId[], expected: readonly number[], sum: number): number[] {
  const step = sections[0] ? sectionStep(sections[0]) : 1
  const floors = sections.map((section) => sectionScale(section)[0])
  const room = sections.map((section, index) => sectionScale(section)[1] - required(expected[index]))
  const now = expected.reduce((total, score) => total + score, 0)
  const roomLeft = room.reduce((total, points) => total + points, 0)
  const ideal =
    sum >= now
      ? expected.map((score, index) => score + (required(room[index]) / roomLeft) * (sum - now))
      : expected.map((score) => (score / now) * sum)
  const base = floors.reduce((total, floor) => total + floor, 0)
  const above = ideal.map((score, index) => Math.max(0, score - required(floors[index])))
  return largestRemainder(above, Math.round((sum - base) / step)).map(
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

function sectionPosition(exam: ScoredExam, section: SectionId, target: number | null, student: Student): ScorePosition {
  const found: Expected = expectedScore(section, student)
  const expected = Math.round(found.score / sectionStep(section)) * sectionStep(section)
  const gain = exam === 'SAT' ? judgement.unscored.satGain / 2 : judgement.unscored.actGain
  const step = sectionStep(section)
  const aim = target ?? Math.min(sectionScale(section)[1], Math.ceil((expected + gain) / step) * step)
  return { exam, expected, target: aim, estimated: found.estimated, sections: [{ section, expected, target: aim }] }
}

export function scorePosition(exam: ScoredExam, aim: ExamAim, student: Student): ScorePosition {
  if (aim.section) return sectionPosition(exam, aim.section, aim.target, student)
  const sections: readonly SectionId[] = compositeSections[exam]
  const found = sections.map((section) => expectedScore(section, student))
  const scores = found.map(({ score }) => score)
  const expected = composite(exam, scores)
  const target = aim.target ?? defaultTarget(exam, expected)
  const targets = splitTarget(sections, scores, sumNeeded(exam, target, sections.length))
  return {
    exam,
    expected,
    target,
    estimated: found.some((one) => one.estimated),
    sections: sections.map((section, index) => ({
      section,
      expected: required(scores[index]),
      target: required(targets[index]),
    })),
  }
}
