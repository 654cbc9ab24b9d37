import { describe, expect, test } from 'vitest'
import { listSummaryKeys, planText } from '../test/contexts.ts'
import type { Answers } from './answers.ts'
import { readGoal } from './goal.ts'
import { findAssumedTarget } from './open-targets.ts'

const read = (text: string, answers?: Answers) => readGoal({ kind: 'text', text }, answers)

describe('an exam that a goal only implies', () => {
  test('replaces an implied exam with the chosen exam and keeps the target score when it is valid', () => {
    expect(read('1500+').reading).toMatchObject({
      exams: [{ name: 'SAT', target: '1500+' }],
      assumed: [{ kind: 'exam', value: 'SAT' }],
    })
    expect(read('1500+', { exam: 'PSAT' }).reading).toMatchObject({
      exams: [{ name: 'PSAT', target: '1500+' }],
      assumed: [],
    })
    expect(read('1500+', { exam: 'ACT' }).aims).toMatchObject([{ exam: 'ACT', target: null }])
  })

  test('does not mark an implied exam as assumed when the student has confirmed it', () => {
    expect(read('1500+', { exam: 'SAT' }).reading).toMatchObject({
      exams: [{ name: 'SAT', target: '1500+' }],
      assumed: [],
    })
  })

  test('drops the sections of an implied exam when the student chooses another exam', () => {
    const { reading, aims } = read('math 750', { exam: 'ACT' })
    expect(reading).toMatchObject({ exams: [{ name: 'ACT', target: null }], sections: [], assumed: [] })
    expect(aims).toMatchObject([{ exam: 'ACT', section: null, target: null }])
  })

  test('ignores the exam that the student chose when the goal already names an exam', () => {
    expect(read('SAT 1500', { exam: 'ACT' })).toEqual(read('SAT 1500'))
  })
})

describe('a course that a goal names only in part', () => {
  test('replaces the assumed level of a course with the level that the student chose', () => {
    expect(read('IB Biology 7').reading).toMatchObject({
      courses: ['IB Biology SL'],
      assumed: [{ kind: 'course', value: 'IB Biology SL' }],
    })
    const { reading, aims } = read('IB Biology 7', { courses: ['ib.biology-hl'] })
    expect(reading).toMatchObject({ courses: ['IB Biology HL'], assumed: [] })
    expect(aims).toMatchObject([{ exam: 'IB', target: 7, courses: ['ib.biology-hl'] }])
  })

  test('ignores a chosen course when the goal already names a course of the same exam', () => {
    const { reading } = read('AP Chemistry 5, IB Biology 7', { courses: ['ap.statistics'] })
    expect(reading.courses).toEqual(['AP Chemistry', 'IB Biology SL'])
    expect(reading.assumed).toEqual([{ kind: 'course', value: 'IB Biology SL' }])
  })
})

describe('a score missing from a goal', () => {
  test.each([
    ['SAT', 'SAT', 1450, { exam: 'SAT', section: null, target: 1450 }],
    ['PSAT', 'PSAT', 1400, { exam: 'SAT', target: 1400 }],
    ['SAT math', 'SAT Math', 760, { section: 'sat.math', target: 760 }],
    ['ACT', 'ACT', 32, { exam: 'ACT', target: 32 }],
    ['AP Chemistry', 'AP', 5, { courses: ['ap.chemistry'], target: 5 }],
    ['IB Physics HL', 'IB', 7, { courses: ['ib.physics-hl'], target: 7 }],
  ] as const)("takes a missing score from the student's answer for the goal %j", (text, name, target, aim) => {
    const { reading, aims } = read(text, { targets: [{ name, target }] })
    expect(aims).toMatchObject([aim])
    expect(reading.assumed).toEqual([])
  })

  test("keeps the target marked as assumed when the student's answer is not a valid score", () => {
    const { reading } = read('SAT', { targets: [{ name: 'SAT', target: 1455 }] })
    expect(reading).toMatchObject({
      exams: [{ name: 'SAT', target: null }],
      impossible: [{ name: 'SAT', said: 1455, scale: [400, 1600] }],
      assumed: [{ kind: 'target' }],
    })
  })

  test("treats the target as missing when the goal's score is invalid for the chosen exam", () => {
    const composite = read('composite 32', { exam: 'SAT' })
    expect(composite.reading.assumed).toEqual([{ kind: 'target', value: '' }])
  })

  test.each([
    ['SAT 1500', { name: 'SAT', target: 1300 }],
    ['SAT RW 720', { name: 'SAT', target: 1500 }],
    ['ACT 33', { name: 'SAT', target: 1500 }],
  ] as const)('ignores an answer that does not apply to the goal %j', (text, answer) => {
    expect(read(text, { targets: [answer] })).toEqual(read(text))
  })
})

test('returns the same plan whether the exam and target come from answers or from the goal', () => {
  const answered = planText('1500+', { answers: { exam: 'ACT', targets: [{ name: 'ACT', target: 33 }] } })
  expect(answered).toEqual(planText('ACT 33'))
  expect(listSummaryKeys(answered)).not.toContain('need.unscored')
})

test.each([
  ['ACT', 'ACT'],
  ['PSAT', 'PSAT'],
  ['SAT math', 'SAT Math'],
  ['AP Chemistry', 'AP'],
  ['IB Physics HL', 'IB'],
] as const)('returns the score that the plan assumes for the goal %j', (text, name) => {
  const plan = planText(text)
  const assumed = findAssumedTarget(plan, name)
  expect(assumed).toBeGreaterThan(0)
  expect(findAssumedTarget(plan, name === 'ACT' ? 'SAT' : 'ACT')).toBeNull()
  if (assumed === null) return
  // Entering the assumed score as an answer must not change the study week.
  expect(planText(text, { answers: { targets: [{ name, target: assumed }] } }).week).toEqual(plan.week)
})
