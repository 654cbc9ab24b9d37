import { expect, it } from 'vitest'
import { abilities, gridSize, gridStep, type ItemCurve, tabulate } from './item-curve.ts'

const exact: ItemCurve = { slope: 1.2, difficulty: 0.5, slopeDoubt: 0, difficultyDoubt: 0, guess: 0.25, load: [[3, 1]] }

it('tabulates abilities from -5 to 5', () => {
  expect([abilities[0], abilities.at(-1), abilities.length]).toEqual([-5, 5, gridSize])
  expect(gridStep * (gridSize - 1)).toBe(10)
})

it('returns a probability of one half when the ability equals the difficulty', () => {
  expect(tabulate([exact]).knows[22]).toBe(0.5)
})

it('flattens the curve of an item when its difficulty is uncertain', () => {
  const { knows } = tabulate([exact, { ...exact, difficultyDoubt: 1 }])
  const easy = 10
  const hard = 34
  expect(knows[gridSize + easy]).toBeGreaterThan(knows[easy] ?? Number.NaN)
  expect(knows[gridSize + hard]).toBeLessThan(knows[hard] ?? Number.NaN)
})

it('assigns the same load pattern to items with equal loads', () => {
  const two = [
    [0, 0.5],
    [1, 0.5],
  ] as const
  const { patterns, patternOfItem } = tabulate([exact, { ...exact, load: two }, { ...exact, difficulty: 2 }])
  expect([...patternOfItem]).toEqual([0, 1, 0])
  expect(patterns.map(({ load }) => load)).toEqual([[[3, 1]], two])
})
