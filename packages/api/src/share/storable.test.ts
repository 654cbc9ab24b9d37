import { expect, it } from 'vitest'
import { isStorable } from './storable.ts'

it.each([{ title: 'Φυσική 물리 物理 🎓' }, [1, null, true, ['a']], 'plain'])('%j can be stored', (value) => {
  expect(isStorable(value)).toBe(true)
})

it.each(['a\0b', { deep: [{ title: 'half \ud83c' }] }, { 'key\0': 1 }])('%j cannot', (value) => {
  expect(isStorable(value)).toBe(false)
})
