import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { createDiskGuard } from './disk-guard.ts'

it('rejects changes while the disk is almost full, checking at most every two seconds', async () => {
  let clock = 0
  let free = 10
  let measured = 0
  const guard = createDiskGuard('/data', {
    now: () => clock,
    measureFree: async () => {
      measured++
      return free * 1024 * 1024
    },
  })
  // Only the first error after a measurement has a cause, so that the server logs only that error.
  const cause = new Error('The disk is almost full: 10485760 bytes are free')
  await expect(guard()).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 30, cause })
  free = 1000
  await expect(guard()).rejects.toMatchObject({ message: expect.stringMatching('cannot answer'), cause: undefined })
  expect(measured).toBe(1)
  clock = 2_001
  await expect(guard()).resolves.toBeUndefined()
  expect(measured).toBe(2)
})

it('accepts changes when there is free space, and when the free space cannot be measured', async () => {
  await expect(createDiskGuard(tmpdir())()).resolves.toBeUndefined()
  await expect(createDiskGuard('/nowhere/at/all')()).resolves.toBeUndefined()
})
