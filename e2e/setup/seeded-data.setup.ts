import { mkdir, rm } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { seededData, startServer } from '../support/server.ts'

test('starts a server in an empty data directory, and stores the journeys’ initial data', async () => {
  await rm(seededData, { recursive: true, force: true })
  await mkdir(seededData, { recursive: true })
  const server = await startServer({ dataDirectory: seededData, name: 'first-start' })
  // Otherwise, every server that starts with a copy of this data would lint the whole question bank.
  await expect
    .poll(async () => (await fetch(`${server.url}/metrics`)).text(), { timeout: 80_000 })
    .toContain('pathwise_job_ended_timestamp_seconds{name="lint questions"}')
  expect((await server.stop()).code).toBe(0)
})
