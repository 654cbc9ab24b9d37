import { expect } from '@playwright/test'
import { test } from '../fixtures.ts'
import { spawnServer } from '../support/server.ts'

test('exits with one clear error line when the data directory is in use', async ({ server }) => {
  const second = await spawnServer({ dataDirectory: server.dataDirectory, name: 'second' })
  const { code, errorText } = await second.ended
  expect(code).toBe(1)
  expect(errorText).toMatch(/^The data directory \S+ is in use by process \d+\. [^\n]+\n$/)
  expect(errorText).toContain(server.dataDirectory)
  expect((await fetch(`${server.url}/api/__ok`)).status).toBe(200)
})

test('exits with one clear error line when a setting is invalid', async ({ dataDirectory }) => {
  const { ended } = await spawnServer({ dataDirectory, name: 'wrong-port', environment: { PORT: '70000' } })
  const { code, errorText } = await ended
  expect(code).toBe(1)
  expect(errorText).toMatch(/^Wrong configuration: PORT: [^\n]+\n$/)
})
