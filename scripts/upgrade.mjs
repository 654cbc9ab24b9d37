// npm run drill upgrade: upgrades the newest frozen release's database under load. Two servers of that release handle
// requests while the first new server migrates the database. New servers then replace them, and restart one by one.
// Every request must return 200, and no acknowledged write may be lost.
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startBuiltServer } from './built-server.mjs'
import { startPostgres } from './postgres.mjs'

const { packageManager } = JSON.parse(readFileSync('package.json', 'utf8'))
const fixtures = 'packages/testing/frozen'
const newest = readdirSync(fixtures)
  .filter((name) => existsSync(path.join(fixtures, name, 'database.sql')))
  .toSorted()
  .at(-1)
const dump = path.join(fixtures, newest, 'database.sql')
const { accounts, password } = JSON.parse(readFileSync(path.join(fixtures, newest, 'contents.json'), 'utf8'))

const { values } = parseArgs({ options: { from: { type: 'string' } } })
/** Defaults to the commit that last changed the newest fixture. */
const commit = values.from ?? git('log', '-1', '--format=%H', '--', dump)
const writers = 4
const readers = 2
const answersBetween = 200
const limitMs = 120_000

function git(...args) {
  return execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 30 }).trim()
}

/** Builds an earlier commit in a temporary folder, and returns its path. */
function buildCommit() {
  const folder = mkdtempSync(path.join(tmpdir(), 'pathwise-upgrade-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const archive = path.join(folder, 'source.tar')
  git('archive', '--output', archive, commit)
  execFileSync('tar', ['-xf', archive, '-C', folder])
  rmSync(archive)
  const pnpm = (...args) => execFileSync('npx', ['--yes', packageManager, ...args], { cwd: folder, stdio: 'inherit' })
  pnpm('install', '--frozen-lockfile', '--prefer-offline', '--silent')
  pnpm('exec', 'turbo', 'run', 'build', '--output-logs=errors-only')
  return folder
}

async function startServer(root, DATABASE_URL) {
  return { ...(await startBuiltServer({ DATABASE_URL, DRAIN_SECONDS: '3' }, root)), pending: 0 }
}

async function stopServer({ child }) {
  child.kill('SIGTERM')
  if (child.exitCode === null) await once(child, 'exit')
  if (child.exitCode !== 0) throw new Error(`A server ended with ${child.exitCode ?? child.signalCode}.`)
}

/**
 * Sends requests to the servers in turn, as a load balancer does. Counts responses with a status other than 200 as
 * failures.
 */
class Balancer {
  servers = []
  answers = 0
  failures = []
  #turn = 0

  async request(address, init) {
    const server = this.servers[this.#turn++ % this.servers.length]
    server.pending++
    try {
      const response = await fetch(`${server.url}${address}`, init)
      const body = await response.json()
      this.answers++
      if (response.status === 200) return body
      this.failures.push(`${init?.method ?? 'GET'} ${address}: ${response.status} ${JSON.stringify(body)}`)
    } catch (error) {
      this.failures.push(`${init?.method ?? 'GET'} ${address}: ${error.cause?.message ?? error.message}`)
    } finally {
      server.pending--
    }
    return undefined
  }

  /** Removes a server from the rotation, and waits for the server's pending requests. */
  async remove(server) {
    this.servers = this.servers.filter((other) => other !== server)
    while (server.pending > 0) await pause(10)
  }

  /** Waits until `count` more requests have been answered. */
  async waitForAnswers(count = answersBetween) {
    const goal = this.answers + count
    const deadline = Date.now() + limitMs
    while (this.answers < goal) {
      if (Date.now() > deadline) throw new Error(`The servers have stopped answering: ${this.failures.at(-1)}`)
      await pause(20)
    }
  }
}

/** Restarts a server, and removes it from the rotation once `/readyz` reports that it is draining. */
async function restart(balancer, server, root, url) {
  const stopped = stopServer(server)
  while ((await fetch(`${server.url}/readyz`)).status === 200) await pause(50)
  await balancer.remove(server)
  await stopped
  balancer.servers.push(await startServer(root, url))
}

async function drill(oldRoot, url) {
  const balancer = new Balancer()
  const old = [await startServer(oldRoot, url), await startServer(oldRoot, url)]
  balancer.servers.push(...old)
  const json = { 'content-type': 'application/json' }
  const body = JSON.stringify({ email: accounts.editor.email, password })
  const { access_token } = await balancer.request('/api/auth/login', { method: 'POST', headers: json, body })
  const headers = { ...json, authorization: `Bearer ${access_token}` }
  const written = new Map()
  let isRunning = true

  async function write(name) {
    for (let number = 0; isRunning; number++) {
      const title = `${name}, item ${number}`
      const fields = JSON.stringify({ title, body: '<p>Text.</p>', language: 'en' })
      const item = await balancer.request('/api/content', { method: 'POST', headers, body: fields })
      if (item) written.set(item.id, title)
    }
  }
  async function read() {
    for (let turn = 0; isRunning; turn++) {
      const ids = [...written.keys()]
      await balancer.request(ids.length > 0 ? `/api/content/${ids[turn % ids.length]}` : '/api/version')
      await balancer.request('/api/auth/me', { headers })
    }
  }
  const load = [
    ...Array.from({ length: writers }, (_, index) => write(`writer ${index}`)),
    ...Array.from({ length: readers }, read),
  ]
  const report = (what) => console.log(`${what}: ${balancer.answers} answers, ${balancer.failures.length} failures`)
  await balancer.waitForAnswers()
  report('two servers of the frozen release')

  const current = process.cwd()
  const answersBefore = balancer.answers
  balancer.servers.push(await startServer(current, url))
  report(`a new server has migrated, ${balancer.answers - answersBefore} answers meanwhile`)
  for (const server of old) {
    await balancer.waitForAnswers()
    await balancer.remove(server)
    await stopServer(server)
    if (server === old[0]) balancer.servers.push(await startServer(current, url))
  }
  await balancer.waitForAnswers()
  report('two new servers')
  for (const server of [...balancer.servers]) {
    await restart(balancer, server, current, url)
    await balancer.waitForAnswers()
  }
  report('both restarted under load')
  isRunning = false
  await Promise.all(load)

  const failures = [...balancer.failures]
  let lost = 0
  for (const [id, title] of written) if ((await balancer.request(`/api/content/${id}`))?.title !== title) lost++
  for (const server of balancer.servers) await stopServer(server)
  console.log(`${written.size} writes acknowledged, ${lost} lost; ${failures.length} requests failed`)
  for (const failure of failures.slice(0, 20)) console.log(`FAILED  ${failure}`)
  return lost === 0 && failures.length === 0 ? 0 : 1
}

const postgres = await startPostgres()
if (!postgres) {
  console.error('PostgreSQL is not installed here.')
  process.exit(1)
}
let code = 1
try {
  console.log(`Building ${commit.slice(0, 8)}, the release of ${newest}…`)
  const oldRoot = buildCommit()
  const env = { PATH: process.env.PATH, DATABASE_URL: postgres.url }
  execFileSync(process.execPath, ['apps/server/dist/db.js', 'sql', dump], { env, stdio: 'inherit' })
  code = await drill(oldRoot, postgres.url)
} finally {
  await postgres.stop()
}
process.exit(code)
