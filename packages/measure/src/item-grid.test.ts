import { expect, it } from 'vitest'
import { createDice } from '../test/simulation.ts'
import { logistic } from './item-curve.ts'
import { describeGrid, learnItem, startGrid } from './item-grid.ts'

const habits = { honesty: 0, caution: 0 }

/**
 * Simulates answers from students whose abilities are known to within 0.4 logits, and returns the item's grid after
 * these answers.
 */
function learnFromAnswers(difficulty: number, count: number, effort = 1): Float64Array {
  const { uniform, normal } = createDice(0.7)
  let grid = startGrid(1)
  for (let student = 0; student < count; student++) {
    const truth = normal()
    const right = uniform() < 0.25 + 0.75 * logistic(1.1 * (truth - difficulty))
    const answer = { item: 0, outcome: right ? ('right' as const) : ('wrong' as const), tried: false }
    const ability = { mean: truth + 0.4 * normal(), variance: 0.16 }
    grid = learnItem(grid, { ...habits, answer, guess: 0.25, ability, effort })
  }
  return grid
}

it('starts an item with an uncertain difficulty that increases with the author level', () => {
  const levels = ([0, 1, 2, 3] as const).map((level) => describeGrid(startGrid(level)))
  const difficulties = levels.map(({ difficulty }) => difficulty)
  expect(difficulties).toEqual(difficulties.toSorted((first, second) => first - second))
  for (const { difficultyDoubt } of levels) expect(difficultyDoubt).toBeGreaterThan(0.8)
})

it.each([-1.5, 0, 1.5])('recovers a difficulty of %d from 300 answers, within its uncertainty', (difficulty) => {
  const learned = describeGrid(learnFromAnswers(difficulty, 300))
  expect(Math.abs(learned.difficulty - difficulty)).toBeLessThan(2 * learned.difficultyDoubt)
  expect(learned.difficultyDoubt).toBeLessThan(0.35)
})

it('ignores answers given without genuine effort', () => {
  const before = startGrid(1)
  const after = learnFromAnswers(1.5, 50, 0)
  for (const [cell, weight] of before.entries()) expect(after[cell]).toBeCloseTo(weight, 12)
})
