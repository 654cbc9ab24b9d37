import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createTestDatabase } from '@pathwise/testing/database'
import { describe, expect, it } from 'vitest'
import { buildJavaScriptCommand, createTemporaryFolder, run, startWithCommands } from './operations.ts'
import { mutate, signInNewUser } from './people.ts'

const password = 'open; $(sesame) `now`'

/** A script that replaces sudo: it records its arguments and environment, and reads the password as sudo does. */
const fakeSudo = `#!/bin/sh
here="$(dirname "$0")"
printf '%s\\n' "$@" > "$here/arguments"
env > "$here/environment"
[ "$2" = -n ] && { echo 'sudo: a password is required' >&2; exit 1; }
IFS= read -r given
[ "$given" = '${password}' ] || { echo 'sudo: 1 incorrect password attempt' >&2; exit 1; }
while [ "$1" != -- ]; do shift; done
shift
printf 'the password was %s\\n' "$given"
exec "$@"
`

const database = closeAfterTests(await createTestDatabase({ seeded: true }))

async function start(code = `console.log('reloaded')`) {
  const folder = await createTemporaryFolder()
  const sudo = join(folder, 'sudo')
  await writeFile(sudo, fakeSudo)
  await chmod(sudo, 0o755)
  const reload = { ...buildJavaScriptCommand(code), needs_sudo: true }
  const server = await startWithCommands({ database, sudo, commands: { nginx_reload: reload, audit_portal: reload } })
  const admin = await signInNewUser(server, 'admin')
  return { server, admin, read: (name: string) => readFile(join(folder, name), 'utf8') }
}

describe('sudo password', () => {
  it('passes the sudo password only through standard input and masks it in the output', async () => {
    const { server, admin, read } = await start()
    const outcome = await run(server, admin, 'nginx_reload', password)
    expect(outcome).toEqual({
      ok: true,
      stdout: 'the password was [password]\nreloaded\n',
      stderr: '',
      detail: 'It succeeded.',
    })
    expect((await read('arguments')).split('\n').slice(0, 6)).toEqual(['-k', '-S', '-p', '', '--', 'node'])
    const records = await database.prisma.operationRun.findMany()
    expect(records).toContainEqual(expect.objectContaining({ commandId: 'nginx_reload', exitCode: 0 }))
    const traces = [await read('arguments'), await read('environment'), JSON.stringify(records), server.log.join('')]
    for (const trace of traces) expect(trace).not.toContain(password)
    expect([...server.secrets]).toContain(password)
  })

  it('returns the error message of sudo when the password is wrong', async () => {
    const { server, admin } = await start()
    expect(await run(server, admin, 'nginx_reload', 'open barley')).toEqual({
      ok: false,
      stdout: '',
      stderr: 'sudo: 1 incorrect password attempt\n',
      detail: 'It failed with exit code 1.',
    })
  })

  it('returns 422 when the sudo password is missing', async () => {
    const { server, admin, read } = await start()
    const { status, data } = await mutate(server, 'ops.run', { command_id: 'nginx_reload' }, admin.bearer)
    expect(status).toBe(422)
    expect(data).toMatchObject({ reason: 'sudo_password_needed' })
    expect((await read('arguments')).split('\n').slice(0, 4)).toEqual(['-k', '-n', '--', 'node'])
    expect(await database.prisma.operationRun.findFirst({ where: { userId: admin.id } })).toMatchObject({
      outcome: 'exited',
      exitCode: 1,
      runningKey: null,
    })
  })

  it('does not pass the sudo password to a command without sudo', async () => {
    const echo = buildJavaScriptCommand('process.stdin.pipe(process.stdout)')
    const server = await startWithCommands({ database, commands: { audit_portal: echo } })
    const admin = await signInNewUser(server, 'admin')
    expect(await run(server, admin, 'audit_portal', password)).toMatchObject({ ok: true, stdout: '' })
  })

  it.each([
    ['two lines', 'open\nsesame'],
    ['a NUL', 'open\0sesame'],
    ['nothing', ''],
  ])('returns 422 for a sudo password with %s', async (_name, sudo_password) => {
    const { server, admin } = await start()
    const json = { command_id: 'nginx_reload', sudo_password }
    const response = await server.request('/api/ops/run', { method: 'POST', json, headers: admin.bearer })
    expect(response.status).toBe(422)
    expect(await response.text()).not.toContain('sesame')
  })

  it('omits the sudo password from the error when a command fails to start', async () => {
    const server = await startWithCommands({
      database,
      sudo: '/nowhere/sudo',
      commands: { nginx_reload: { argv: ['true'], needs_sudo: true } },
    })
    const outcome = await run(server, await signInNewUser(server, 'admin'), 'nginx_reload', password)
    expect(outcome.detail).toBe('It could not be started: check its line in the commands file.')
    expect(JSON.stringify(outcome)).not.toContain('sesame')
    expect(server.log.join('')).not.toContain('sesame')
  })
})
