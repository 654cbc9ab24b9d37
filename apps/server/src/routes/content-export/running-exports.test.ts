import { expect, it } from 'vitest'
import { trackRunningExports } from './running-exports.ts'

it('reserves at most the given number of places, and gives a place that is free again to the next export', () => {
  const running = trackRunningExports(new AbortController().signal, 2)
  const free = running.reserve()
  running.reserve()
  expect(() => running.reserve()).toThrow(
    expect.objectContaining({ code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 60 }),
  )
  free()
  running.reserve()
  expect(() => running.reserve()).toThrow('Too many exports are running')
})
