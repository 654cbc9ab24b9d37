import { expect, it } from 'vitest'
import { createDice } from '../test/simulation.ts'
import { logistic } from './item-curve.ts'
import { learnItem, type Observation, startGrid } from './item-grid.ts'
import { addToFit, findAbilityThird, findMisfit, hasPoorFit, leakLimit, startFit, watchLeak } from './item-watch.ts'

const habits = { honesty: 0, caution: 0, guess: 0.25, effort: 1 }

interface World {
  /** The probability of a right answer at the given ability. */
  readonly chance: (ability: number) => number
  readonly seed: number
  readonly count?: number
}

const sound = (ability: number) => 0.25 + 0.75 * logistic(1.1 * ability)

/** Simulates answers from students whose abilities are known to within 0.4 logits. */
function drawObservations({ chance, seed, count = 200 }: World): Observation[] {
  const { uniform, normal } = createDice(seed)
  return Array.from({ length: count }, () => {
    const truth = normal()
    const outcome = uniform() < chance(truth) ? ('right' as const) : ('wrong' as const)
    return {
      ...habits,
      answer: { item: 0, outcome, tried: false },
      ability: { mean: truth + 0.4 * normal(), variance: 0.16 },
    }
  })
}

function learnFit(world: World) {
  let grid = startGrid(1)
  let fit = startFit
  for (const observation of drawObservations(world)) {
    fit = addToFit(fit, grid, observation)
    grid = learnItem(grid, observation)
  }
  return { grid, fit }
}

it.each([0.11, 0.12, 0.13])('finds no misfit for an item that follows the model (seed %d)', (seed) => {
  const { fit } = learnFit({ chance: sound, seed })
  expect(findMisfit(fit)).toBeGreaterThan(0.85)
  expect(findMisfit(fit)).toBeLessThan(1.15)
  expect(hasPoorFit(fit)).toBe(false)
})

it.each([
  ['that able students miss as often as others', () => 0.5],
  ['whose key is wrong', (ability: number) => 0.02 + 0.23 * (1 - logistic(1.1 * ability))],
])('finds misfit in an item %s', (_, chance) => {
  expect(hasPoorFit(learnFit({ chance, seed: 0.2 }).fit)).toBe(true)
})

it('treats a right answer after "I don\'t know" like "I don\'t know"', () => {
  const [one] = drawObservations({ chance: sound, seed: 0.3, count: 1 })
  if (!one) throw new Error('No answer was drawn')
  const tried = { ...one, answer: { item: 0, outcome: 'right' as const, tried: true } }
  const unknown = { ...one, answer: { item: 0, outcome: 'unknown' as const, tried: false } }
  expect(addToFit(startFit, startGrid(1), tried)).toEqual(addToFit(startFit, startGrid(1), unknown))
})

it('reports a leak when almost all students answer an item correctly, but not when its difficulty is unchanged', () => {
  const { grid } = learnFit({ chance: sound, seed: 0.4 })
  const watch = (world: World) =>
    drawObservations(world).reduce((leak, observation) => watchLeak(leak, grid, observation), 0)
  expect(watch({ chance: () => 0.97, seed: 0.5 })).toBeGreaterThan(leakLimit)
  expect(watch({ chance: sound, seed: 0.5 })).toBeLessThan(leakLimit)
})

it('keeps the leak statistic at 0 or above when right answers become rare', () => {
  const { grid } = learnFit({ chance: sound, seed: 0.6 })
  const leaks = drawObservations({ chance: () => 0.1, seed: 0.7 }).map((observation) => watchLeak(0, grid, observation))
  expect(Math.min(...leaks)).toBe(0)
})

it('ignores answers without genuine effort when checking for leaks', () => {
  const [one] = drawObservations({ chance: () => 1, seed: 0.8, count: 1 })
  if (!one) throw new Error('No answer was drawn')
  expect(watchLeak(1, startGrid(1), { ...one, effort: 0 })).toBe(1)
})

it('divides a standard normal population into three equal groups', () => {
  const { normal } = createDice(0.9)
  const counts = [0, 0, 0]
  for (let student = 0; student < 3_000; student++) {
    const third = findAbilityThird(normal())
    counts[third] = (counts[third] ?? 0) + 1
  }
  for (const count of counts) expect(Math.abs(count - 1_000)).toBeLessThan(80)
})
