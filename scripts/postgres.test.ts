import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { findMemoryFolder } from './postgres.mjs'

it('finds no in-memory folder when the folder is missing, not on tmpfs or too small', () => {
  expect(findMemoryFolder(path.join(tmpdir(), 'no such folder'), 0)).toBeUndefined()
  expect(findMemoryFolder('/proc', 0)).toBeUndefined()
  expect(findMemoryFolder('/dev/shm', Number.POSITIVE_INFINITY)).toBeUndefined()
})
