import { mkdir, rm } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { seededData, startServer, waitForLinter } from '../support/server.ts'
import { startServerOfKind } from '../support/server-kinds.ts'
import { announceSharedServer } from '../support/shared-server.ts'

/** Starts and stops a server in an empty data directory. The servers that the journeys start later copy its data. */
async function seed() {
  await rm(seededData, { recursive: true, force: true })
  await mkdir(seededData, { recursive: true })
  const server = await startServer({ dataDirectory: seededData, name: 'first-start', isBusy: true })
  // Waits for the linter, so that servers with a copy of this data do not lint the whole question bank again.
  await waitForLinter(server)
  expect((await server.stop()).code, 'exit code of the first server after SIGTERM').toBe(0)
}

/**
 * Starts the plain server that all workers share. Playwright calls this function before the journeys, and the returned
 * function after the journeys.
 */
export default async function prepareServers() {
  await seed()
  const { server, stop } = await startServerOfKind('plain', 'plain')
  announceSharedServer(server)
  return async () => {
    expect(await stop(), 'exit code of the plain server after SIGTERM').toBe(0)
  }
}
