import { expect, it } from 'vitest'
import { describeGrid, startGrid } from './item-grid.ts'
import { computeFractionWhoKnow, findLevel } from './item-level.ts'

it('returns the level that the author assigned when an item has no answers', () => {
  const levels = [0, 1, 2, 3] as const
  expect(levels.map((level) => findLevel(describeGrid(startGrid(level)).difficulty))).toEqual(levels)
})

it('returns one half for difficulty 0, and less for harder items', () => {
  expect(computeFractionWhoKnow(1.1, 0)).toBeCloseTo(0.5, 6)
  expect(computeFractionWhoKnow(1.1, 1)).toBeLessThan(0.35)
  expect(computeFractionWhoKnow(1.1, -1)).toBeCloseTo(1 - computeFractionWhoKnow(1.1, 1), 6)
})
