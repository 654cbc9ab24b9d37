// @vitest-environment jsdom
import type { AppRouter } from '@pathwise/api/root'
import { createTRPCClient } from '@trpc/client'
import { beforeEach, describe, expect, it } from 'vitest'
import { stubApi } from '../../test/api.ts'
import { clearDeviceRuns, runId, sampleRun } from '../../test/sample-run.ts'
import { createApiLinks } from './api-client.ts'
import { claimDeviceRuns, deviceRuns, readDeviceId } from './device-runs.ts'

const otherId = 'BBBBBBBBBBBBBBBBBBBBBB'
const started = { section: 'sat.math', domain: null, startedAt: '2026-11-23T09:00:00.000Z', finished: false } as const

beforeEach(() => {
  clearDeviceRuns()
  deviceRuns.add({ ...started, id: otherId })
  deviceRuns.add({ ...started, id: runId })
})

const client = createTRPCClient<AppRouter>({ links: createApiLinks(() => 'en') })

describe('claimDeviceRuns', () => {
  it('claims each run once and removes it from this device', async () => {
    const calls = stubApi({ 'assessments.claim': () => ({ data: sampleRun() }) })
    await claimDeviceRuns(client)
    await claimDeviceRuns(client)
    expect(calls.map(({ input }) => input)).toEqual([{ id: runId }, { id: otherId }])
    expect(deviceRuns.latest()).toEqual([])
  })

  it.each([404, 409])('removes a run that can no longer be claimed (status %d)', async (status) => {
    stubApi({ 'assessments.claim': () => ({ status, message: 'no' }) })
    await claimDeviceRuns(client)
    expect(deviceRuns.latest()).toEqual([])
  })

  it.each([404, 409])('keeps the runs when a proxy responds with status %d', async (status) => {
    stubApi({ 'assessments.claim': () => ({ status, message: '', body: '<h1>Not Found</h1>' }) })
    await expect(claimDeviceRuns(client)).rejects.toThrow(`[${status}]`)
    expect(deviceRuns.latest()).toHaveLength(2)
  })

  it.each([401, 429, 503])('keeps the runs when a claim fails temporarily (%d)', async (status) => {
    stubApi({ 'assessments.claim': () => ({ status, message: 'no' }) })
    await expect(claimDeviceRuns(client)).rejects.toThrow(`[${status}]`)
    expect(deviceRuns.latest()).toHaveLength(2)
  })
})

describe('readDeviceId', () => {
  it('returns the same 128-bit id on each call', () => {
    const id = readDeviceId()
    expect(id).toMatch(/^[\w-]{22}$/)
    expect(readDeviceId()).toBe(id)
    expect(localStorage.getItem('pathwise.device')).toBe(id)
  })

  it('returns a new id when the stored id is malformed', () => {
    localStorage.setItem('pathwise.device', 'short')
    expect(readDeviceId()).toMatch(/^[\w-]{22}$/)
  })
})

it('marks a run as finished without changing the order of the runs', () => {
  deviceRuns.finish(otherId)
  expect(deviceRuns.latest().map(({ id, finished }) => [id, finished])).toEqual([
    [runId, false],
    [otherId, true],
  ])
})
