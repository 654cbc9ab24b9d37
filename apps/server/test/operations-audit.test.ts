import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { testPassword } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createTestDatabase } from '@pathwise/testing/database'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { openSecondPool } from './beside.ts'
import { buildJavaScriptCommand, createTemporaryFolder, run, startWithCommands } from './operations.ts'
import { ask, mutate, type Person, signInNewUser } from './people.ts'
import { startForTest, type TestServer } from './server.ts'

let offset = 0
const now = () => new Date(Date.now() + offset)
const database = closeAfterTests(await createTestDatabase({ seeded: true }))
beforeEach(() => {
  offset = 0
})

const start = (code: string, on = database) =>
  startWithCommands({ database: on, now, commands: { audit_portal: buildJavaScriptCommand(code) } })

const tryToRun = (server: TestServer, { bearer }: Person, command_id: string) =>
  mutate(server, 'ops.run', { command_id }, bearer)

const findRuns = ({ id }: Person) => database.prisma.operationRun.findMany({ where: { userId: id } })

describe('operation records', () => {
  it('stores the user, the times and the result of a run, without its output', async () => {
    const server = await start(`console.log('PRINTED'); process.exitCode = 7`)
    const admin = await signInNewUser(server, 'admin')
    const before = now()
    await run(server, admin)
    const [record, ...others] = await findRuns(admin)
    expect(others).toEqual([])
    expect(record).toMatchObject({ commandId: 'audit_portal', outcome: 'exited', exitCode: 7, runningKey: null })
    expect(record?.startedAt.getTime()).toBeGreaterThanOrEqual(before.getTime())
    expect(record?.endedAt?.getTime()).toBeGreaterThanOrEqual(record?.startedAt.getTime() ?? Number.NaN)
    expect(JSON.stringify(record)).not.toContain('PRINTED')
    const where = { actorId: admin.id, targetId: 'audit_portal' }
    expect(await database.prisma.auditEntry.findMany({ where, orderBy: { id: 'asc' } })).toMatchObject([
      { action: 'operation_started' },
      { action: 'operation_ended' },
    ])
    expect(server.log.join('')).not.toContain('PRINTED')
  })

  it('stores an operation run that failed to start', async () => {
    const server = await startWithCommands({ database, commands: { audit_portal: { argv: ['./no-such-program'] } } })
    const admin = await signInNewUser(server, 'admin')
    await run(server, admin)
    expect(await findRuns(admin)).toEqual([expect.objectContaining({ outcome: 'not_started', exitCode: null })])
  })
})

describe('concurrent runs of a command', () => {
  /** JavaScript code that runs until the file named by its argument exists. */
  const untilFile = `const ready = () => require('node:fs').existsSync(process.argv[1]) && process.exit(); setInterval(ready, 20)`

  it('returns 409 on every server while the first run of the same operation is in progress', async () => {
    const besides = await openSecondPool(database)
    onTestFinished(() => besides.close())
    const signal = join(await createTemporaryFolder(), 'signal')
    const one = await startWithCommands({
      database,
      commands: { audit_portal: buildJavaScriptCommand(untilFile, signal) },
    })
    const other = await start(`console.log('mine')`, besides)
    const admin = await signInNewUser(one, 'admin')
    const running = run(one, admin)
    await expect.poll(async () => (await findRuns(admin)).length).toBe(1)
    for (const server of [one, other]) {
      const answer = await tryToRun(server, admin, 'audit_portal')
      expect(answer).toMatchObject({ status: 409, data: { reason: 'already_running' } })
    }
    await writeFile(signal, '')
    expect(await running).toMatchObject({ ok: true })
    expect(await run(other, admin)).toMatchObject({ ok: true, stdout: 'mine\n' })
  })

  it('allows a new run of an operation after the time limit when the server of the first run has crashed', async () => {
    const server = await start('')
    const admin = await signInNewUser(server, 'admin')
    await database.prisma.operationRun.create({
      data: { commandId: 'audit_portal', runningKey: 'audit_portal', startedAt: now() },
    })
    expect((await tryToRun(server, admin, 'audit_portal')).status).toBe(409)
    offset = 91_000
    expect(await run(server, admin)).toMatchObject({ ok: true })
    expect(await database.prisma.operationRun.count({ where: { outcome: 'lost', runningKey: null } })).toBe(1)
  })
})

describe('ops.run and ops.commands', () => {
  it('runs an operation only if the admin entered the password within the last 10 minutes', async () => {
    const server = await start(`console.log('done')`)
    const admin = await signInNewUser(server, 'admin')
    offset = 9.9 * 60_000
    expect(await run(server, admin)).toMatchObject({ ok: true })
    await database.prisma.accessToken.updateMany({ data: { expiresAt: new Date(Date.now() + 3_600_000) } })
    offset = 10.1 * 60_000
    const refused = await tryToRun(server, admin, 'audit_portal')
    expect(refused).toMatchObject({ status: 403, data: { code: 'FORBIDDEN', reason: 'reauthenticate' } })
    expect(await findRuns(admin)).toHaveLength(1)
    await mutate(server, 'auth.confirmPassword', { password: testPassword }, admin.bearer)
    expect(await run(server, admin)).toMatchObject({ ok: true })
  })

  it('lists the commands, with a reason for each unavailable command', async () => {
    const server = await startWithCommands({
      database,
      commands: {
        nginx_reload: { argv: ['nginx', '-s', 'reload'], needs_sudo: true },
        audit_mpc: { argv: ['true'], requires: ['AUDIT_MPC_SCRIPT'] },
      },
    })
    const admin = await signInNewUser(server, 'admin')
    expect((await ask(server, 'ops.commands', admin.bearer)).data).toEqual([
      { id: 'nginx_reload', needs_sudo: true, available: true },
      { id: 'audit_mpc', needs_sudo: false, available: false, reason: 'setting_missing' },
      { id: 'audit_portal', needs_sudo: false, available: false, reason: 'not_configured' },
    ])
    expect(await run(server, admin, 'audit_mpc')).toMatchObject({
      ok: false,
      detail: 'audit_mpc runs once AUDIT_MPC_SCRIPT is set.',
    })
  })

  it('explains which setting is missing when a command is not configured', async () => {
    const server = await startForTest({ database })
    const admin = await signInNewUser(server, 'admin')
    expect(await run(server, admin, 'nginx_reload')).toEqual({
      ok: false,
      stdout: '',
      stderr: '',
      detail: 'No command is configured for nginx_reload. Name a file that has one in OPS_COMMANDS_FILE.',
    })
    expect(await findRuns(admin)).toEqual([])
  })

  it.each(['rm', '', 'nginx_reload; id', '__proto__', null])('returns 422 for the command %j', async (command_id) => {
    const server = await start('')
    const admin = await signInNewUser(server, 'admin')
    const json = { command_id }
    const response = await server.request('/api/ops/run', { method: 'POST', json, headers: admin.bearer })
    expect(response.status).toBe(422)
  })
})
