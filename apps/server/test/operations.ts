import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readCommandsFile } from '@pathwise/api/ops/commands-file'
import { type CommandId, type CommandOutcome, commandOutcomeSchema } from '@pathwise/api/ops/ops.schemas'
import { onTestFinished } from 'vitest'
import { mutate, type Person } from './people.ts'
import { startForTest, type TestServer, type TestServerOptions } from './server.ts'

/** A command in the commands file. */
interface Line {
  readonly argv: readonly string[]
  readonly needs_sudo?: boolean
  readonly timeout_seconds?: number
  readonly requires?: readonly string[]
}

interface Setup extends Omit<TestServerOptions, 'operations'> {
  readonly commands: Partial<Record<CommandId, Line>>
  /** The program that replaces sudo; by default, a path that does not exist. */
  readonly sudo?: string
  readonly settings?: { readonly AUDIT_MPC_SCRIPT?: string }
}

/** Creates a folder that is deleted when the test ends. */
export async function createTemporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pathwise-operations-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Writes the commands to a file, starts a server that reads this file, and closes the server when the test ends. */
export async function startWithCommands({
  commands,
  sudo = '/nowhere/sudo',
  settings = {},
  ...options
}: Setup): Promise<TestServer> {
  const folder = await createTemporaryFolder()
  const lines = Object.entries(commands).map(([id, line]) => [id, { timeout_seconds: 30, ...line }])
  const path = join(folder, 'commands.json')
  await writeFile(path, JSON.stringify({ sudo, commands: Object.fromEntries(lines) }))
  const operations = {
    file: await readCommandsFile(path),
    settings,
    dataDirectory: folder,
    syncs: true,
    backups: null,
    trustsProxy: false,
    isPublic: false,
  }
  return startForTest({ ...options, operations })
}

/** Builds a command that runs JavaScript. */
export function buildJavaScriptCommand(code: string, ...args: string[]): Line {
  return { argv: ['node', '-e', code, ...args] }
}

export async function run(
  server: TestServer,
  { bearer }: Pick<Person, 'bearer'>,
  command_id: CommandId = 'audit_portal',
  sudo_password?: string,
): Promise<CommandOutcome> {
  const { status, data } = await mutate(server, 'ops.run', { command_id, sudo_password }, bearer)
  if (status !== 200) throw new Error(`Running was refused: ${JSON.stringify(data)}`)
  return commandOutcomeSchema.parse(data)
}

/** Returns whether a process is running. An exited process that its parent has not reaped is not considered running. */
export async function isRunning(pid: number): Promise<boolean> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  if (status !== undefined) return !/\) [ZX] /.test(status)
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
