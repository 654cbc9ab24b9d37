import type { Database } from '@pathwise/db/client'
import { createTestDatabase } from '@pathwise/testing/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isRunning, javaScript, run, startWithCommands, temporaryFolder } from './operations.ts'
import { signInNew } from './people.ts'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase({ seeded: true })
})
afterAll(() => database.close())

/** Runs one line of a commands file as an admin. */
async function outcomeOf(line: Parameters<typeof javaScript>[0] | ReturnType<typeof javaScript>, timeout_seconds = 30) {
  const command = typeof line === 'string' ? javaScript(line) : line
  const server = await startWithCommands({ database, commands: { audit_portal: { ...command, timeout_seconds } } })
  return run(server, await signInNew(server, 'admin'))
}

/** Elsewhere nobody can tell whose child a process was that has left its group. */
const onLinux = process.platform === 'linux'

const pidsIn = (text: string) => [...text.matchAll(/\d+/g)].map(([pid]) => Number(pid))

async function expectEnded(pids: readonly number[], count: number): Promise<void> {
  expect(pids).toHaveLength(count)
  for (const pid of pids) await expect.poll(() => isRunning(pid)).toBe(false)
}

/** Starts a child that would outlive its parent, and says who it is. */
const startChild = (options: string) =>
  `const child = require('node:child_process').spawn('sleep', ['600'], ${options});
   require('node:fs').writeSync(1, process.pid + ' ' + child.pid + ' ');`

describe('a command', () => {
  it('is run, and both its outputs come back', async () => {
    expect(await outcomeOf(`console.log('안녕'); console.error('careful')`)).toEqual({
      ok: true,
      stdout: '안녕\n',
      stderr: 'careful\n',
      detail: 'It succeeded.',
    })
  })

  it('is told to have failed when it does', async () => {
    expect(await outcomeOf(`console.error('no'); process.exitCode = 3`)).toEqual({
      ok: false,
      stdout: '',
      stderr: 'no\n',
      detail: 'It failed with exit code 3.',
    })
  })

  it('gets its arguments as they are: no shell reads them', async () => {
    const mark = `${await temporaryFolder()}/mark`
    const args = [`; touch ${mark}`, `$(touch ${mark})`, '`id`', '* ~ $HOME', '\'"']
    const { stdout } = await outcomeOf(javaScript('console.log(JSON.stringify(process.argv.slice(1)))', ...args))
    expect(JSON.parse(stdout)).toEqual(args)
  })

  it('runs in the folder of its file, and sees nothing of the server’s environment', async () => {
    const { stdout } = await outcomeOf('console.log(JSON.stringify(Object.keys(process.env).sort()), process.cwd())')
    expect(stdout).toMatch(/^\["LANG","PATH","PATHWISE_DEPLOYMENT","PATHWISE_RUN"\] .*pathwise-operations-\w+\n$/)
  })

  it('that cannot be found is told so', async () => {
    expect(await outcomeOf({ argv: ['./no-such-program'] })).toEqual({
      ok: false,
      stdout: '',
      stderr: '',
      detail: 'It could not be started: check its line in the commands file.',
    })
  })
})

describe('a command is ended', () => {
  it('with its children, when it hangs', async () => {
    const { ok, stdout, detail } = await outcomeOf(
      `${startChild(`{ stdio: 'inherit' }`)} setInterval(() => {}, 1000)`,
      1,
    )
    expect([ok, detail]).toEqual([false, 'It did not end within 1 seconds and was ended.'])
    await expectEnded(pidsIn(stdout), 2)
  })

  it.runIf(onLinux)('with a child that has left for a session of its own', async () => {
    const { stdout, detail } = await outcomeOf(`${startChild(`{ detached: true }`)} setInterval(() => {}, 1000)`, 1)
    expect(detail).toBe('It did not end within 1 seconds and was ended.')
    await expectEnded(pidsIn(stdout), 2)
  })

  it.each([
    ['beside it', `{ stdio: 'inherit' }`],
    ...(onLinux ? [['in a session of its own', `{ stdio: 'ignore', detached: true }`] as const] : []),
  ] as const)('when it is over but has left a process %s', async (_name, options) => {
    const { ok, stdout, detail } = await outcomeOf(`${startChild(options)} child.unref(); process.exit()`)
    expect([ok, detail]).toEqual([true, 'It succeeded. It left other processes running, which were ended.'])
    await expectEnded(pidsIn(stdout), 2)
  })

  it('when it ignores being asked to end', async () => {
    const ignoring = `process.on('SIGTERM', () => {}); require('node:fs').writeSync(1, process.pid + ''); setInterval(() => {}, 1000)`
    const { stdout, detail } = await outcomeOf(ignoring, 1)
    expect(detail).toBe('It did not end within 1 seconds and was ended.')
    await expectEnded(pidsIn(stdout), 1)
  })

  it.each(['1', '2'])('when it floods stream %s, of which 64 kB are kept', async (stream) => {
    const flood = `for (;;) require('node:fs').writeSync(${stream}, 'x'.repeat(1000))`
    const { ok, stdout, stderr, detail } = await outcomeOf(flood)
    expect([ok, detail]).toEqual([false, 'It printed more than 64 kB and was ended.'])
    expect((stdout + stderr).length).toBe(64 * 1024)
  })

  it('when the server stops', async () => {
    const hanging = javaScript('setInterval(() => {}, 1000)')
    const server = await startWithCommands({ database, commands: { audit_portal: hanging } })
    const { id, bearer } = await signInNew(server, 'admin')
    const running = run(server, { bearer })
    await expect.poll(() => database.prisma.operationRun.count({ where: { userId: id } })).toBe(1)
    const [outcome] = await Promise.all([running, server.close()])
    expect(outcome).toMatchObject({ ok: false, detail: 'The server was stopping, so it was ended.' })
    const record = await database.prisma.operationRun.findFirst({ where: { userId: id } })
    expect(record).toMatchObject({ outcome: 'stopped', runningKey: null })
  })
})
