import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { test } from '../fixtures.ts'
import { startServer } from '../support/server.ts'

const built = fileURLToPath(new URL('../../apps/server/dist/', import.meta.url))

/** Runs a built operator command. */
async function runCommand(name: 'backup' | 'restore', args: readonly string[], dataDirectory: string) {
  const child = spawn(process.execPath, [path.join(built, `${name}.js`), ...args], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDirectory, EMBEDDED_SYNC: 'off' },
  })
  const [output, error] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code: child.exitCode, said: (output + error).trim() }
}

test('backs up a running server and restores the backup once the server has stopped', async ({
  seededDirectory: dataDirectory,
}) => {
  test.setTimeout(180_000)
  const file = path.join(dataDirectory, 'one.backup')
  const server = await startServer({ dataDirectory, name: 'backed-up' })
  const run = (name: 'backup' | 'restore', ...args: string[]) => runCommand(name, args, dataDirectory)

  expect(await run('backup', file)).toEqual({
    code: 0,
    said: expect.stringMatching(/one\.backup has \d+ tables with \d+ rows\.$/),
  })
  expect(await run('restore', file, '--replace')).toEqual({
    code: 1,
    said: expect.stringMatching(/^The data directory .+ is in use by process \d+\. Stop it first/),
  })
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  expect((await server.stop()).code).toBe(0)

  expect(await run('restore', file, '--replace')).toEqual({
    code: 0,
    said: expect.stringMatching(/^Restored \d+ tables with \d+ rows, all equal to the backup\.$/),
  })
  const again = await startServer({ dataDirectory, name: 'restored' })
  expect((await fetch(`${again.url}/readyz`)).status).toBe(200)
  expect((await again.stop()).code).toBe(0)
})
