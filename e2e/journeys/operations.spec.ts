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
