import { expect, it } from 'vitest'
import { isStorable } from './storable.ts'

it.each([{ title: 'Φυσική 물리 物理 🎓' }, [1, null, true, ['a']], 'plain'])('accepts %j', (value) => {
  expect(isStorable(value)).toBe(true)
})

it.each(['a\0b', { deep: [{ title: 'half \ud83c' }] }, { 'key\0': 1 }])('rejects %j', (value) => {
  expect(isStorable(value)).toBe(false)
})
