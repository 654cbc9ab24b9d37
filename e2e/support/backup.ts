import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { withoutOptimizer } from './server.ts'

const built = fileURLToPath(new URL('../../apps/server/dist/', import.meta.url))

/** Runs `backup` or `restore` from the built server. */
async function runCommand(name: 'backup' | 'restore', args: readonly string[], dataDirectory: string) {
  const child = spawn(process.execPath, [...withoutOptimizer, path.join(built, `${name}.js`), ...args], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDirectory, EMBEDDED_SYNC: 'off' },
  })
  const [output, error] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code: child.exitCode, said: (output + error).trim() }
}

/** Backs up a running server, and checks that `restore` does not overwrite its data. */
export async function backUp(dataDirectory: string, file: string) {
  expect(await runCommand('backup', [file], dataDirectory)).toEqual({
    code: 0,
    said: expect.stringMatching(/\.backup has \d+ tables with \d+ rows\.$/),
  })
  expect(await runCommand('restore', [file, '--replace'], dataDirectory)).toEqual({
    code: 1,
    said: expect.stringMatching(/^The data directory .+ is in use by process \d+\. Stop it first/),
  })
}

/** Restores a backup into the data directory of a stopped server. */
export async function restoreBackup(dataDirectory: string, file: string) {
  expect(await runCommand('restore', [file, '--replace'], dataDirectory)).toEqual({
    code: 0,
    said: expect.stringMatching(/^Restored \d+ tables with \d+ rows, all equal to the backup\.$/),
  })
}
