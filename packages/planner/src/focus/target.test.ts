import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyAim } from '../goal/aim.ts'
import { expectedScore } from './benchmark.ts'
import { divideProportionally } from './divide-proportionally.ts'
import { findScorePosition } from './target.ts'

const tenth = { country: 'US', grade: 'G10', today: '2026-11-21' } as const

test('divides units into parts that add up to the total and differ from their exact quotas by at most one unit', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 8 }),
      fc.nat(400),
      (weights, units) => {
        const parts = divideProportionally(weights, units)
        const sum = weights.reduce((total, weight) => total + weight, 0)
        expect(parts.reduce((total, part) => total + part, 0)).toBe(units)
        const quotas = weights.map((weight) => (sum > 0 ? (weight / sum) * units : units / weights.length))
        const farthest = Math.max(...quotas.map((quota, index) => Math.abs((parts[index] ?? 0) - quota)))
        expect(farthest).toBeLessThan(1.001)
      },
    ),
  )
})

test('divides units equally when the weights are equal or zero, and adds any remainder to the first parts', () => {
  expect(divideProportionally([1, 1, 1], 4)).toEqual([2, 1, 1])
  expect(divideProportionally([0, 0], 3)).toEqual([2, 1])
})

test('returns published benchmarks, and estimated benchmarks for spring and grade 9', () => {
  const at = (grade: 'G9' | 'G10' | 'G11' | 'G12', today: string) => ({ country: 'US', grade, today }) as const
  expect(expectedScore('sat.math', at('G10', '2026-11-21'))).toEqual({ score: 480, estimated: false })
  expect(expectedScore('sat.math', at('G10', '2027-03-20'))).toEqual({ score: 495, estimated: true })
  expect(expectedScore('sat.math', at('G9', '2026-11-21'))).toEqual({ score: 450, estimated: true })
  expect(expectedScore('act.english', at('G11', '2026-11-21'))).toEqual({ score: 16, estimated: false })
  expect(expectedScore('act.english', at('G11', '2027-03-20'))).toEqual({ score: 17, estimated: true })
  expect(expectedScore('act.reading', at('G12', '2027-03-20'))).toEqual({ score: 22, estimated: false })
})

test('splits every SAT total into valid section scores that add up to it', () => {
  for (let target = 400; target <= 1600; target += 10) {
    const { sections } = findScorePosition('SAT', { ...emptyAim('SAT'), target }, tenth)
    expect(sections.reduce((sum, section) => sum + section.target, 0)).toBe(target)
    for (const section of sections) {
      expect(section.target).toBeGreaterThanOrEqual(200)
      expect(section.target).toBeLessThanOrEqual(800)
    }
  }
})

test('splits every ACT composite into section scores whose rounded mean equals the composite', () => {
  for (let target = 1; target <= 36; target += 1) {
    const { sections } = findScorePosition('ACT', { ...emptyAim('ACT'), target }, tenth)
    const mean = sections.reduce((sum, section) => sum + section.target, 0) / 3
    expect(Math.floor(mean + 0.5)).toBe(target)
    expect(Math.max(...sections.map((section) => section.target))).toBeLessThanOrEqual(36)
  }
})

test('returns the position of only one section when the goal names only that section', () => {
  const aim = { ...emptyAim('SAT'), section: 'sat.math', target: 780 } as const
  expect(findScorePosition('SAT', { ...aim, courses: [] }, tenth).sections).toEqual([
    { section: 'sat.math', expected: 480, target: 780, own: false },
  ])
})

const aimAt = (target: number) => ({ ...emptyAim('SAT'), target })

test('uses the current total as the expected score, and splits it among the sections', () => {
  const { expected, estimated, own, sections } = findScorePosition('SAT', aimAt(1500), tenth, [
    { name: 'SAT', score: 1300 },
  ])
  expect({ expected, estimated, own }).toEqual({ expected: 1300, estimated: false, own: true })
  expect(sections.reduce((sum, section) => sum + section.expected, 0)).toBe(1300)
  expect(sections.every((section) => section.own && section.target > section.expected)).toBe(true)
})

test('uses the current score of a section, and assigns the rest of the current total to the other section', () => {
  const current = [
    { name: 'SAT', score: 1300 },
    { name: 'SAT Math', score: 720 },
  ]
  const { expected, sections } = findScorePosition('SAT', aimAt(1500), tenth, current)
  expect(expected).toBe(1300)
  expect(sections.map((section) => section.expected)).toEqual([580, 720])
})

test('starts a section at the usual score when only the other section has a current score', () => {
  const { own, sections } = findScorePosition('SAT', aimAt(1500), tenth, [{ name: 'SAT Math', score: 720 }])
  expect(own).toBe(true)
  expect(sections.map((section) => [section.expected, section.own])).toEqual([
    [430, false],
    [720, true],
  ])
})

test('uses a PSAT score, but no ACT score, as the current SAT score', () => {
  expect(findScorePosition('SAT', aimAt(1500), tenth, [{ name: 'PSAT', score: 1210 }]).expected).toBe(1210)
  const usual = findScorePosition('SAT', aimAt(1500), tenth)
  expect(findScorePosition('SAT', aimAt(1500), tenth, [{ name: 'ACT', score: 28 }])).toEqual(usual)
})

test('splits any pair of current and target scores into valid section scores', () => {
  fc.assert(
    fc.property(fc.integer({ min: 40, max: 160 }), fc.integer({ min: 40, max: 160 }), (now, goal) => {
      const { expected, sections } = findScorePosition('SAT', aimAt(goal * 10), tenth, [
        { name: 'SAT', score: now * 10 },
      ])
      expect(expected).toBe(now * 10)
      for (const score of sections.flatMap((section) => [section.expected, section.target])) {
        expect(score % 10).toBe(0)
        expect(score).toBeGreaterThanOrEqual(200)
        expect(score).toBeLessThanOrEqual(800)
      }
    }),
  )
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 36 }), fc.integer({ min: 1, max: 36 }), (now, target) => {
      const aim = { ...emptyAim('ACT'), target }
      const { expected, sections } = findScorePosition('ACT', aim, tenth, [{ name: 'ACT', score: now }])
      expect(expected).toBe(now)
      for (const { target: score } of sections) {
        expect(score).toBeGreaterThanOrEqual(1)
        expect(score).toBeLessThanOrEqual(36)
      }
    }),
  )
})
