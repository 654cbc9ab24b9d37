import { expect, it } from 'vitest'
import { judgement } from './data/judgement.ts'
import { findAbility, findSectionStart, listSectionDomains } from './section-start.ts'

const tenth = { country: 'US', grade: 'G10', today: '2026-11-21' } as const
const startFor = (text: string) => findSectionStart('sat.math', { ...tenth, goal: { kind: 'text', text } })

it('lists four domains of SAT Math with 15 skills and weights that add up to 1', () => {
  const domains = listSectionDomains('sat.math')
  expect(domains.map(({ id }) => id)).toEqual([
    'sat.algebra',
    'sat.advanced-math',
    'sat.problem-solving-data',
    'sat.geometry-trigonometry',
  ])
  expect(new Set(domains.flatMap(({ skills }) => skills)).size).toBe(15)
  expect(domains.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9)
})

it('uses the benchmark as the expected score and sets no target when the student has no goal', () => {
  expect(findSectionStart('sat.math', tenth)).toMatchObject({ expected: 480, benchmark: 480, target: null })
})

it('derives the section target from a preset, a total or a section score', () => {
  const preset = findSectionStart('sat.math', { ...tenth, goal: { kind: 'preset', preset: 'SAT_1500_PLUS' } })
  expect(preset.target).toBe(startFor('SAT 1500').target)
  expect(preset.target).toBeGreaterThan(700)
  expect(startFor('SAT Math 720').target).toBe(720)
})

it.each(['SAT', 'ACT 32', 'AP Calculus 5', 'SAT Reading and Writing 700', 'I want to be an artist'])(
  'has no target for SAT Math when the goal is "%s"',
  (text) => {
    expect(startFor(text)).toMatchObject({ expected: 480, benchmark: 480, target: null })
  },
)

it('uses the current score in the goal as the expected score, without changing the benchmark', () => {
  expect(startFor('My SAT Math score is 640, I want 750')).toMatchObject({ expected: 640, benchmark: 480, target: 750 })
})

it("returns the skills that schools in the student's country normally teach by the student's grade", () => {
  const american = findSectionStart('sat.math', tenth).covered
  const canadian = findSectionStart('sat.math', { ...tenth, country: 'CA' }).covered
  expect(american['math.trigonometry']).toBe(false)
  expect(canadian['math.trigonometry']).toBe(true)
  expect(Object.keys(american)).toHaveLength(15)
})

it('converts the mean score to ability 0 and higher scores to higher abilities', () => {
  const { mean, deviation, logits } = judgement.abilityScale['sat.math']
  expect(findAbility('sat.math', mean)).toBe(0)
  expect(findAbility('sat.math', mean + deviation)).toBeCloseTo(logits, 9)
  expect(findAbility('sat.math', 800)).toBeGreaterThan(1.5)
})
