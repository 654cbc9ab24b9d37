// npm run drill database-stop: stops and restarts PostgreSQL while a server writes to it. No acknowledged write may be
// lost, and failed requests must return 503. The server must recover without a restart.
import { setTimeout as pause } from 'node:timers/promises'
import { startBuiltServer } from './built-server.mjs'
import { startPostgres } from './postgres.mjs'
import { readRounds } from './rounds.mjs'

const rounds = readRounds(5)
const writers = 6
const recoverLimitMs = 60_000

// With these settings, PostgreSQL writes its log to disk at every commit, so no committed write is lost when it stops.
const postgres = await startPostgres({ fsync: 'on', synchronous_commit: 'on' })
if (!postgres) {
  console.error('PostgreSQL is not installed here.')
  process.exit(1)
}
let code = 1
try {
  code = await drill(await startBuiltServer({ DATABASE_URL: postgres.url, DEMO: 'on' }))
} finally {
  await postgres.stop()
}
process.exit(code)

async function drill({ url, child: server }) {
  const signedIn = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'editor@pathwise.example', password: 'pathwise-demo' }),
  })
  const { access_token } = await signedIn.json()
  const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' }
  const acknowledged = new Set()
  const statuses = new Map()
  let writing = true

  async function write(name) {
    for (let number = 0; writing; number++) {
      const body = JSON.stringify({ title: `${name}, item ${number}`, body: '<p>Text.</p>', language: 'en' })
      const response = await fetch(`${url}/api/content`, { method: 'POST', headers, body })
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
      const answer = await response.json()
      if (response.status === 200) acknowledged.add(answer.id)
      else await pause(20)
    }
  }
  const status = async (path) => (await fetch(`${url}${path}`)).status

  /** Waits until `count` more writes are acknowledged. */
  async function waitForWrites(count) {
    const goal = acknowledged.size + count
    const deadline = Date.now() + recoverLimitMs
    while (acknowledged.size < goal) {
      if (Date.now() > deadline) throw new Error('The server did not go on writing after the database had come back.')
      await pause(20)
    }
  }

  const running = Array.from({ length: writers }, (_, index) => write(`writer ${index}`))
  const unexpected = []
  for (let round = 1; round <= rounds; round++) {
    await waitForWrites(30)
    await postgres.halt()
    const [alive, ready] = [await status('/healthz'), await status('/readyz')]
    if (alive !== 200 || ready !== 503)
      unexpected.push(`round ${round}: healthz ${alive}, readyz ${ready} without database`)
    await postgres.resume()
    const before = Date.now()
    await waitForWrites(1)
    console.log(`round ${round}: ${acknowledged.size} written, the next ${Date.now() - before} ms after the start`)
    if ((await status('/readyz')) !== 200) unexpected.push(`round ${round}: not ready again`)
  }
  await waitForWrites(10)
  writing = false
  await Promise.all(running)

  const lost = []
  for (const id of acknowledged) {
    const found = await fetch(`${url}/api/content/${id}`)
    if (found.status !== 200) lost.push(id)
    await found.arrayBuffer()
  }
  const strange = [...statuses.keys()].filter((one) => one !== 200 && one !== 503)
  if (strange.length > 0) unexpected.push(`answers with status ${strange.join(', ')}`)
  if (server.exitCode !== null) unexpected.push('the server has ended')
  console.log(`${acknowledged.size} acknowledged, ${lost.length} lost, ${statuses.get(503) ?? 0} answered with 503`)
  for (const line of unexpected) console.log(`UNEXPECTED  ${line}`)
  return lost.length === 0 && unexpected.length === 0 ? 0 : 1
}
