import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { type Database, openDatabase } from '@pathwise/db/client'
import { createTestDatabase } from '@pathwise/testing/database'
import { onTestFinished } from 'vitest'
import { urlOf } from './beside.ts'
import { temporaryFolder } from './operations.ts'

interface Deployment {
  /** Environment variables that a process needs to find the database. */
  readonly environment: Record<string, string>
  /** Opens the database in this process. It is closed when the test ends. */
  readonly open: () => Promise<Database>
}

/** Creates a database that other processes can open. An embedded one is a new directory, so it is not migrated yet. */
export async function createDeployment(): Promise<Deployment> {
  const created = await createTestDatabase()
  onTestFinished(() => created.close())
  const url = await urlOf(created)
  const folder = await temporaryFolder()
  return {
    environment: url ? { DATABASE_URL: url } : { DATA_DIR: folder },
    open: async () => {
      const database = await openDatabase(url ?? `${folder}/database`)
      onTestFinished(() => database.close())
      return database
    },
  }
}

/**
 * Runs an operator's command, such as `npm run user` after its build, in a separate process.
 * @param name the name of its file in `src`
 * @param input the standard input of the process
 */
export async function runCommandProcess(
  name: 'db' | 'user',
  environment: Record<string, string>,
  args: readonly string[],
  input = '',
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const file = fileURLToPath(new URL(`../src/${name}.ts`, import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { ...environment, PATH: '/usr/bin:/bin' },
  })
  // The process may exit before it has read its input.
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code: child.exitCode, stdout, stderr }
}
