import { expect, it } from 'vitest'
import { findDuplicate } from './find-duplicate.ts'

it.each([
  [[], undefined],
  [['a', 'b', 'A'], undefined],
  [['a', 'b', 'c', 'b', 'a'], 'b'],
])('finds the first duplicate in %j', (names, duplicate) => {
  expect(findDuplicate(names)).toBe(duplicate)
})

it('searches 200,000 column names for duplicates in linear time', () => {
  let reads = 0
  const columns = Array.from({ length: 200_000 }, (_, column) => `column ${column}`)
  const counted = new Proxy(columns, {
    get(target, key) {
      reads++
      // Fail early, because a quadratic search would take minutes.
      if (reads > 1_000_000) throw new Error('Too many reads')
      const value: unknown = Reflect.get(target, key)
      return value
    },
  })
  expect(findDuplicate(counted)).toBeUndefined()
})
