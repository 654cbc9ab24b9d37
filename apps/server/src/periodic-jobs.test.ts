import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPeriodicJobs } from './periodic-jobs.ts'

const everyMs = 60_000
let app: FastifyInstance

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  app = Fastify()
})
afterEach(async () => {
  await app.close()
  vi.useRealTimers()
})

function waitForAbort(signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
}

async function startJob(run: (signal: AbortSignal) => Promise<unknown>) {
  createPeriodicJobs(app).runPeriodically({ name: 'tidy', everyMs, run })
  await app.listen({ host: '127.0.0.1', port: 0 })
}

it('runs the job at startup and then once per period', async () => {
  const run = vi.fn<() => Promise<void>>(async () => {})
  await startJob(run)
  expect(run).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2 * everyMs)
  expect(run).toHaveBeenCalledTimes(3)
})

it("logs a failure with the job's name, and tries again in the next period", async () => {
  const error = new Error('no database')
  const logged = vi.spyOn(app.log, 'error')
  const run = vi.fn<() => Promise<void>>(async () => {}).mockRejectedValueOnce(error)
  await startJob(run)
  await vi.advanceTimersByTimeAsync(everyMs)
  expect(logged).toHaveBeenCalledExactlyOnceWith(error, 'the job failed: tidy')
  expect(run).toHaveBeenCalledTimes(2)
})

it('does not start the job again while it is still running', async () => {
  const run = vi.fn<typeof waitForAbort>(waitForAbort)
  await startJob(run)
  await vi.advanceTimersByTimeAsync(3 * everyMs)
  expect(run).toHaveBeenCalledTimes(1)
})

it('aborts a run when the server closes, and waits for it to end', async () => {
  let ended = false
  await startJob(async (signal) => {
    await waitForAbort(signal)
    await new Promise((resolve) => setImmediate(resolve))
    ended = true
  })
  await app.close()
  expect(ended).toBe(true)
})
