import { expect, it } from 'vitest'
import { divideProportionally } from './divide-proportionally.ts'

it.each([
  { weights: [1, 1], units: 4, parts: [2, 2], why: 'exact quotas' },
  {
    weights: [60, 25, 15],
    units: 7,
    parts: [4, 2, 1],
    why: 'quotas 4.2, 1.75 and 1.05: the unit goes to the largest remainder',
  },
  { weights: [1, 1, 1], units: 4, parts: [2, 1, 1], why: 'equal remainders: the earlier part gets the unit' },
  { weights: [0, 0], units: 3, parts: [2, 1], why: 'zero weights count as equal' },
  { weights: [], units: 3, parts: [], why: 'no parts' },
])('divides $units units by $weights into $parts ($why)', ({ weights, units, parts }) => {
  expect(divideProportionally(weights, units)).toEqual(parts)
})
