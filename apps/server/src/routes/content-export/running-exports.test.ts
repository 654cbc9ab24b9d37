import { expect, it } from 'vitest'
import { trackRunningExports } from './running-exports.ts'

it('reserves at most the given number of slots, and reuses a released one', () => {
  const running = trackRunningExports(new AbortController().signal, 2)
  const release = running.reserve()
  running.reserve()
  expect(() => running.reserve()).toThrow(
    expect.objectContaining({ code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 60 }),
  )
  release()
  running.reserve()
  expect(() => running.reserve()).toThrow('Too many exports are running')
})
