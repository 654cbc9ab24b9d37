import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createTestDatabase } from '@pathwise/testing/database'
import { describe, expect, it } from 'vitest'
import { buildJavaScriptCommand, createTemporaryFolder, isRunning, run, startWithCommands } from './operations.ts'
import { signInNewUser } from './people.ts'

const database = closeAfterTests(await createTestDatabase({ seeded: true }))

/** Runs a command from a commands file as an admin, and returns the outcome. */
async function runForOutcome(
  line: Parameters<typeof buildJavaScriptCommand>[0] | ReturnType<typeof buildJavaScriptCommand>,
  timeout_seconds = 30,
) {
  const command = typeof line === 'string' ? buildJavaScriptCommand(line) : line
  const server = await startWithCommands({ database, commands: { audit_portal: { ...command, timeout_seconds } } })
  return run(server, await signInNewUser(server, 'admin'))
}

/** The server can find child processes outside its process group, but only on Linux. */
const onLinux = process.platform === 'linux'

const pidsIn = (text: string) => [...text.matchAll(/\d+/g)].map(([pid]) => Number(pid))

async function expectEnded(pids: readonly number[], count: number): Promise<void> {
  expect(pids).toHaveLength(count)
  for (const pid of pids) await expect.poll(() => isRunning(pid)).toBe(false)
}

/**
 * Returns JavaScript code that starts a child process and prints the ids of both processes. The child process keeps
 * running after its parent exits.
 */
const startChild = (options: string) =>
  `const child = require('node:child_process').spawn('sleep', ['600'], ${options});
   require('node:fs').writeSync(1, process.pid + ' ' + child.pid + ' ');`

describe('ops.run', () => {
  it('returns stdout and stderr of a command', async () => {
    expect(await runForOutcome(`console.log('안녕'); console.error('careful')`)).toEqual({
      ok: true,
      stdout: '안녕\n',
      stderr: 'careful\n',
      detail: 'It succeeded.',
    })
  })

  it('returns the exit code of a failed command', async () => {
    expect(await runForOutcome(`console.error('no'); process.exitCode = 3`)).toEqual({
      ok: false,
      stdout: '',
      stderr: 'no\n',
      detail: 'It failed with exit code 3.',
    })
  })

  it('passes the arguments to the command without a shell', async () => {
    const mark = `${await createTemporaryFolder()}/mark`
    const args = [`; touch ${mark}`, `$(touch ${mark})`, '`id`', '* ~ $HOME', '\'"']
    const { stdout } = await runForOutcome(
      buildJavaScriptCommand('console.log(JSON.stringify(process.argv.slice(1)))', ...args),
    )
    expect(JSON.parse(stdout)).toEqual(args)
  })

  it("runs a command in the folder of the commands file, without the server's environment", async () => {
    const { stdout } = await runForOutcome(
      'console.log(JSON.stringify(Object.keys(process.env).sort()), process.cwd())',
    )
    expect(stdout).toMatch(/^\["LANG","PATH","PATHWISE_DEPLOYMENT","PATHWISE_RUN"\] .*pathwise-operations-\w+\n$/)
  })

  it('returns an explanation when the program of a command does not exist', async () => {
    expect(await runForOutcome({ argv: ['./no-such-program'] })).toEqual({
      ok: false,
      stdout: '',
      stderr: '',
      detail: 'It could not be started: check its line in the commands file.',
    })
  })
})

describe('ops.run termination', () => {
  it('kills a hanging command and its child processes', async () => {
    const { ok, stdout, detail } = await runForOutcome(
      `${startChild(`{ stdio: 'inherit' }`)} setInterval(() => {}, 1000)`,
      1,
    )
    expect([ok, detail]).toEqual([false, 'It did not end within 1 seconds and was ended.'])
    await expectEnded(pidsIn(stdout), 2)
  })

  it.runIf(onLinux)('kills a child process that started a new session', async () => {
    const { stdout, detail } = await runForOutcome(`${startChild(`{ detached: true }`)} setInterval(() => {}, 1000)`, 1)
    expect(detail).toBe('It did not end within 1 seconds and was ended.')
    await expectEnded(pidsIn(stdout), 2)
  })

  it.each([
    ['in the same process group', `{ stdio: 'inherit' }`],
    ...(onLinux ? [['in its own session', `{ stdio: 'ignore', detached: true }`] as const] : []),
  ] as const)('kills a process left running by a finished command %s', async (_name, options) => {
    const { ok, stdout, detail } = await runForOutcome(`${startChild(options)} child.unref(); process.exit()`)
    expect([ok, detail]).toEqual([true, 'It succeeded. It left other processes running, which were ended.'])
    await expectEnded(pidsIn(stdout), 2)
  })

  it('kills a command that ignores SIGTERM', async () => {
    const ignoring = `process.on('SIGTERM', () => {}); require('node:fs').writeSync(1, process.pid + ''); setInterval(() => {}, 1000)`
    const { stdout, detail } = await runForOutcome(ignoring, 1)
    expect(detail).toBe('It did not end within 1 seconds and was ended.')
    await expectEnded(pidsIn(stdout), 1)
  })

  it.each(['1', '2'])('kills a command that floods stream %s, and returns 64 kB of output', async (stream) => {
    const flood = `for (;;) require('node:fs').writeSync(${stream}, 'x'.repeat(1000))`
    const { ok, stdout, stderr, detail } = await runForOutcome(flood)
    expect([ok, detail]).toEqual([false, 'It printed more than 64 kB and was ended.'])
    expect((stdout + stderr).length).toBe(64 * 1024)
  })

  it('kills a running command during server shutdown', async () => {
    const hanging = buildJavaScriptCommand('setInterval(() => {}, 1000)')
    const server = await startWithCommands({ database, commands: { audit_portal: hanging } })
    const { id, bearer } = await signInNewUser(server, 'admin')
    const running = run(server, { bearer })
    await expect.poll(() => database.prisma.operationRun.count({ where: { userId: id } })).toBe(1)
    const [outcome] = await Promise.all([running, server.close()])
    expect(outcome).toMatchObject({ ok: false, detail: 'The server was stopping, so it was ended.' })
    const record = await database.prisma.operationRun.findFirst({ where: { userId: id } })
    expect(record).toMatchObject({ outcome: 'stopped', runningKey: null })
  })
})
