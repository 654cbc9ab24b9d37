import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, utimes, writeFile } from 'node:fs/promises'
import { createServer, type OutgoingHttpHeaders, type Server } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { auditDeployment } from '../ops/portal/audit-deployment.mjs'
import { createTemporaryFolder } from './operations.ts'

const script = fileURLToPath(new URL('../ops/audit-portal.mjs', import.meta.url))

const goodHeaders = {
  'content-security-policy': "default-src 'self'; script-src 'self'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'SAMEORIGIN',
}

/** Starts a fake deployment on this machine with the given responses. */
async function startDeployment({ headers = goodHeaders, ok = '{"ok":true}', status = 200 } = {}): Promise<string> {
  const answerHeaders: OutgoingHttpHeaders = headers
  const server = createServer((request, response) => {
    response.writeHead(status, answerHeaders).end(request.url === '/api/__ok' ? ok : '<!doctype html>')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${readPort(server)}`
}

function readPort(server: Server): number {
  return z.object({ port: z.number() }).parse(server.address()).port
}

const inOrder = {
  data_directory: null,
  sync: { on: true, variable: 'fsync' },
  backups: null,
  trusts_proxy: false,
  demo: { on: false, public: true },
  database: { reachable: true, applied: 4, unfinished: 0 },
  sessions: { expired: 0, expiring_within_a_day: 3 },
  webhooks: null,
}

const readFindings = (report: string) =>
  Object.fromEntries(report.split('\n').map((line) => [line.split(/\s+/)[1], line]))

/** Runs the audit in this process. Returns whether it failed, and its findings by name. */
async function audit(facts: object) {
  const { report, failed } = await auditDeployment({ ...inOrder, ...facts })
  return { failed, found: readFindings(report) }
}

/** Runs the operation as the server does. Returns its exit code, and its findings by name. */
async function runOperation(facts: object) {
  const child = spawn(process.execPath, [script], {
    env: { PATHWISE_DEPLOYMENT: JSON.stringify({ ...inOrder, ...facts }) },
  })
  const [report, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  return { code, found: readFindings(report.trim()) }
}

describe('audit_portal', () => {
  it('exits with 0 when all checks of the audit pass', async () => {
    const { code, found } = await runOperation({ public_url: await startDeployment() })
    expect(found).toMatchObject({
      database: 'ok    database     It answers, and 4 migrations are applied.',
      answers: 'ok    answers      The app answers.',
      headers: 'ok    headers      All 4 security headers are as they should be.',
      demo: 'ok    demo         There are no demo accounts.',
      webhooks: 'skip  webhooks     Not configured.',
    })
    expect(found['sessions']).toContain('3 end within a day unless they are used; 0 have expired')
    expect(code).toBe(0)
  })

  it('exits with 1 when a check of the audit fails', async () => {
    const { code, found } = await runOperation({ public_url: await startDeployment({ status: 502 }) })
    expect([code, found['answers']]).toEqual([1, expect.stringMatching(/^fail /)])
  })

  it.each([
    ['a policy that allows inline scripts', { 'content-security-policy': "script-src 'self' 'unsafe-inline'" }],
    ['a policy that restricts only images', { 'content-security-policy': "img-src 'self'" }],
    ['MIME sniffing enabled', { 'x-content-type-options': '' }],
    ['a referrer policy that reveals full URLs to other sites', { 'referrer-policy': 'unsafe-url' }],
    ['framing allowed for any site', { 'x-frame-options': 'ALLOWALL' }],
  ])('fails the headers check when a page has %s', async (_name, headers) => {
    const { failed, found } = await audit({
      public_url: await startDeployment({ headers: { ...goodHeaders, ...headers } }),
    })
    expect(failed).toBe(true)
    expect(found['headers']).toBe(`fail  headers      Missing or too weak: ${Object.keys(headers).join()}.`)
  })

  it.each([
    ['a migration that did not finish', { database: { applied: 3, unfinished: 1 } }, 'database', /1 of its migrations/],
    ['no migration', { database: { applied: 0, unfinished: 0 } }, 'database', /no migration was applied/],
    ['public demo accounts', { demo: { on: true, public: true } }, 'demo', /Set DEMO=off/],
    ['a data directory that is gone', { data_directory: '/dev/null/gone' }, 'disk', /ENOTDIR/],
  ])('fails the corresponding check when there is %s', async (_name, facts, name, why) => {
    const { failed, found } = await audit({ public_url: await startDeployment(), ...facts })
    expect(failed).toBe(true)
    expect(found[name]).toMatch(/^fail /)
    expect(found[name]).toMatch(why)
  })

  it('passes the disk checks when the database is PostgreSQL, because there is no data directory', async () => {
    const { failed, found } = await audit({ public_url: await startDeployment() })
    const detail = 'There is no data directory: the data is on the database server.'
    expect([failed, found['disk'], found['privacy']]).toEqual([
      false,
      `ok    disk         ${detail}`,
      `ok    privacy      ${detail}`,
    ])
  })

  it('fails the audit when other users can read the embedded database', async () => {
    const data_directory = await createTemporaryFolder()
    await mkdir(join(data_directory, 'database'), { mode: 0o700 })
    const public_url = await startDeployment()
    expect((await audit({ public_url, data_directory })).found['privacy']).toMatch(/^ok .*Only the user/)
    await chmod(join(data_directory, 'database'), 0o750)
    const { failed, found } = await audit({ public_url, data_directory })
    expect([failed, found['privacy']]).toEqual([true, expect.stringMatching(/^fail .*chmod 700/)])
  })

  it('warns when a power failure can lose acknowledged changes', async () => {
    const { failed, found } = await audit({
      public_url: await startDeployment(),
      sync: { on: false, variable: 'EMBEDDED_SYNC' },
    })
    expect([failed, found['sync']]).toEqual([false, expect.stringMatching(/^warn .*EMBEDDED_SYNC is off/)])
  })

  it('checks that backups exist and that they are complete, recent and private', async () => {
    const public_url = await startDeployment()
    const directory = await createTemporaryFolder()
    const backups = { directory, every_hours: 24 }
    const look = async (facts: object = { backups }) => (await audit({ public_url, ...facts })).found['backups']
    expect(await look({ backups: null })).toMatch(/^warn .*set BACKUP_DIR/)
    expect(await look()).toMatch(/^fail .*no backup yet/)
    const file = join(directory, 'pathwise-2026-11-25T01-00-00Z.backup')
    await writeFile(file, '', { mode: 0o600 })
    expect(await look()).toMatch(/^ok .*0 hours old/)
    const draft = `${join(directory, 'pathwise-2026-11-24T01-00-00Z.backup')}.part`
    await writeFile(draft, '', { mode: 0o600 })
    expect(await look()).toMatch(/^ok /)
    const longAgo = new Date(Date.now() - 50 * 3_600_000)
    await utimes(draft, longAgo, longAgo)
    expect(await look()).toMatch(/^warn .*1 were not finished/)
    await chmod(file, 0o644)
    expect(await look()).toMatch(/^fail .*can read 1 of the files/)
    await chmod(file, 0o600)
    await utimes(file, longAgo, longAgo)
    expect(await look()).toMatch(/^fail .*50 hours old, and is due every 24/)
  })

  it.each([
    ['another application', { ok: '<h1>Welcome to nginx</h1>' }, 'answers', /answers 200: <h1>Welcome/],
    ['an error', { status: 502 }, 'headers', /The first page answers 502/],
  ])('fails when %s responds at the public URL', async (_name, answers, name, why) => {
    const { failed, found } = await audit({ public_url: await startDeployment(answers) })
    expect([failed, found[name]]).toEqual([true, expect.stringMatching(why)])
  })

  it('fails the audit when the public URL does not respond', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const port = readPort(server)
    await promisify(server.close.bind(server))()
    const { failed, found } = await audit({ public_url: `https://127.0.0.1:${port}` })
    expect(failed).toBe(true)
    for (const name of ['answers', 'headers', 'certificate']) expect(found[name]).toMatch(/^fail .*ECONNREFUSED/)
    expect(found['proxy']).toMatch(/^warn .*TRUST_PROXY names no proxy/)
  })

  it('fails the audit when a remote public URL uses plain HTTP', async () => {
    const { failed, found } = await audit({ public_url: 'http://portal.invalid' })
    expect([failed, found['proxy']]).toEqual([
      true,
      expect.stringMatching(/^fail .*http:\/\/portal\.invalid unencrypted/),
    ])
  })

  it('skips the demo account check when the server is reachable only locally', async () => {
    const { found } = await audit({ public_url: await startDeployment(), demo: { on: true, public: false } })
    expect(found['demo']).toMatch(/^skip /)
  })

  it('warns when too many expired sessions are stored and when webhooks have failed', async () => {
    const { found } = await audit({
      public_url: await startDeployment(),
      sessions: { expired: 20_000, expiring_within_a_day: 0 },
      webhooks: { failed: 2 },
    })
    expect(found['sessions']).toMatch(/^warn .*20000 have expired/)
    expect(found['webhooks']).toMatch(/^warn .*2 have failed/)
  })
})
