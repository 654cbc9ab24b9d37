import { expect, it } from 'vitest'
import { Recent } from './recent.ts'

it('evicts the least recently used entry', () => {
  const recent = new Recent<number>(2)
  recent.set('one', 1)
  recent.set('two', 2)
  expect(recent.get('one')).toBe(1)
  recent.set('three', 3)
  expect([recent.get('one'), recent.get('two'), recent.get('three')]).toEqual([1, undefined, 3])
})
