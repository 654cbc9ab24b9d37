import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readCommandsFile } from '@pathwise/api/ops/commands-file'
import { startStripeStandIn } from '@pathwise/stripe-stand-in/stand-in'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createTestDatabase } from '@pathwise/testing/database'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createTemporaryFolder, run } from './operations.ts'
import { ask, signInNewUser } from './people.ts'
import { noOperations, startForTest, type TestServer, type TestServerOptions } from './server.ts'

const shipped = fileURLToPath(new URL('../ops/commands.json', import.meta.url))

const database = closeAfterTests(await createTestDatabase({ seeded: true }))

/** Starts a server with the shipped commands. */
async function start(
  settings: { readonly AUDIT_MPC_SCRIPT?: string } = {},
  environment: TestServerOptions['environment'] = {},
): Promise<TestServer> {
  const file = await readCommandsFile(shipped)
  const dataDirectory = await createTemporaryFolder()
  await mkdir(join(dataDirectory, 'database'), { mode: 0o700 })
  const operations = { ...noOperations, file, settings, dataDirectory }
  return startForTest({ database, operations, environment })
}

async function writeScript(content: string): Promise<string> {
  const script = join(await createTemporaryFolder(), 'audit')
  await writeFile(script, content)
  await chmod(script, 0o755)
  return script
}

describe('shipped command audit_portal', () => {
  it('prints one line per check of the audit', async () => {
    const server = await start()
    const { ok, stdout, stderr, detail } = await run(server, await signInNewUser(server, 'admin'))
    expect([ok, stderr, detail]).toEqual([true, '', 'It succeeded.'])
    const findings = stdout
      .trim()
      .split('\n')
      .map((line) => line.split(/ {2,}/).slice(0, 2))
    expect(findings).toEqual([
      ['ok', 'database'],
      ['ok', 'answers'],
      ['ok', 'headers'],
      ['skip', 'proxy'],
      ['skip', 'demo'],
      ['skip', 'certificate'],
      [expect.stringMatching(/^(ok|warn|fail)$/), 'disk'],
      ['ok', 'privacy'],
      ['ok', 'sync'],
      ['warn', 'backups'],
      ['ok', 'sessions'],
      ['skip', 'webhooks'],
    ])
    expect(stdout).toMatch(/^ok {4}database {5}It answers, and \d+ migrations are applied\.$/m)
  })

  it('prints the number of failed Stripe events', async () => {
    const standIn = await startStripeStandIn()
    onTestFinished(() => standIn.close())
    const server = await start({}, { stripe: standIn.settings })
    const failed = { id: 'evt_failed', type: 'invoice.paid', failedAt: new Date() }
    await database.prisma.failedStripeEvent.create({ data: failed })
    const { stdout } = await run(server, await signInNewUser(server, 'admin'))
    expect(stdout).toMatch(/^warn +webhooks +1 have failed/m)
  })
})

describe('shipped command audit_mpc', () => {
  it('refuses to run until AUDIT_MPC_SCRIPT is set', async () => {
    const server = await start()
    const admin = await signInNewUser(server, 'admin')
    expect((await ask(server, 'ops.commands', admin.bearer)).data).toContainEqual({
      id: 'audit_mpc',
      needs_sudo: false,
      available: false,
      reason: 'setting_missing',
    })
    expect(await run(server, admin, 'audit_mpc')).toMatchObject({
      ok: false,
      detail: 'audit_mpc runs once AUDIT_MPC_SCRIPT is set.',
    })
  })

  it.each([
    ['succeeds if it succeeds', '#!/bin/sh\necho fine', { ok: true, stdout: 'fine\n', detail: 'It succeeded.' }],
    ['fails if it fails', '#!/bin/sh\necho bad >&2; exit 9', { ok: false, stderr: 'bad\n', detail: /exit code 9/ }],
  ])('runs the script in AUDIT_MPC_SCRIPT and %s', async (_name, content, outcome) => {
    const server = await start({ AUDIT_MPC_SCRIPT: await writeScript(content) })
    const detail = expect.stringMatching(outcome.detail)
    expect(await run(server, await signInNewUser(server, 'admin'), 'audit_mpc')).toMatchObject({ ...outcome, detail })
  })

  it('prints the path of a script that cannot be run', async () => {
    const server = await start({ AUDIT_MPC_SCRIPT: '/nowhere/audit' })
    const { ok, stderr } = await run(server, await signInNewUser(server, 'admin'), 'audit_mpc')
    expect([ok, stderr]).toEqual([false, expect.stringMatching(/^\/nowhere\/audit cannot be run: .*ENOENT/)])
  })
})

it('refuses to run nginx_reload, because no command is shipped for it', async () => {
  const server = await start()
  const outcome = await run(server, await signInNewUser(server, 'admin'), 'nginx_reload')
  expect([outcome.ok, outcome.detail]).toEqual([false, expect.stringMatching(/^No command is configured for nginx/)])
})
