// npm run drill kills: kills servers during writes and during startup. Runs on the embedded database and, if PostgreSQL
// is installed, on PostgreSQL at the same time. No acknowledged write may be lost, and every restart must succeed.
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { spawnBuiltServer } from './built-server.mjs'
import { createWriteTracker } from './kill-writes.mjs'
import { startPostgres } from './postgres.mjs'
import { readRounds } from './rounds.mjs'

const rounds = readRounds(20)

/** A server is killed after a random number of acknowledged writes in this range. */
const fewestWrites = 5
const mostWrites = 40
/** The maximum random delay between the last acknowledged write and the kill. */
const latestKillMs = 15
/** Every nth round begins by killing a server during its startup. */
const startKillEvery = 5
const startLimitMs = 300_000
/** The number of rounds between progress lines. */
const printEvery = 10

// Raises the rate limits. All requests come from one address, which would reach the normal limits after a few minutes.
const settings = { DEMO: 'on', THROTTLE_MULTIPLIER: '100' }

/** @throws Error if the server exited on its own during a start or a write, instead of being killed by this script */
function assertKilled({ signalCode, exitCode }) {
  if (signalCode !== 'SIGKILL') throw new Error(`The server ended by itself with ${exitCode}.`)
}

/**
 * Kills servers repeatedly during starts and writes, all on the same database, and counts the lost writes.
 * @returns {Promise<object>} what to print
 */
async function killOn(name, storage) {
  const writes = createWriteTracker()
  const tally = { name, rounds: 0, acknowledged: 0, lost: [], starts: 0, killedStarts: 0 }
  /** How long the last start took, in milliseconds. */
  let startMs = 5_000

  const spawnServer = () => spawnBuiltServer({ ...settings, ...storage })

  async function start() {
    const { child, ready } = spawnServer()
    const before = Date.now()
    const timer = setTimeout(() => child.kill('SIGKILL'), startLimitMs)
    const url = await ready
    clearTimeout(timer)
    startMs = Date.now() - before
    tally.starts++
    return { child, url }
  }

  async function killDuringStart() {
    const { child, ready } = spawnServer()
    ready.catch(() => {})
    setTimeout(() => child.kill('SIGKILL'), randomInt(startMs))
    await once(child, 'exit')
    assertKilled(child)
    tally.killedStarts++
  }

  async function killDuringWrites({ child, url }, round) {
    let missing = randomInt(fewestWrites, mostWrites + 1)
    const ended = once(child, 'exit')
    const acknowledge = () => {
      tally.acknowledged++
      missing--
      if (missing === 0) setTimeout(() => child.kill('SIGKILL'), randomInt(latestKillMs))
    }
    await writes.writeUntilKilled({ url, round, acknowledge })
    await ended
    assertKilled(child)
    tally.rounds++
  }

  const started = Date.now()
  for (let round = 1; round <= rounds; round++) {
    if (round % startKillEvery === 1) await killDuringStart()
    const server = await start()
    tally.lost.push(...(await writes.findLost(server.url, round - 1)))
    await killDuringWrites(server, round)
    if (round % printEvery === 0) console.log(`${summarize(tally)}, ${Date.now() - started} ms`)
  }
  const { child, url } = await start()
  tally.lost = [...new Set([...tally.lost, ...(await writes.findLost(url))])]
  child.kill('SIGTERM')
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`The last server ended with ${code}.`)
  return tally
}

function summarize({ name, rounds: done, acknowledged, lost, starts, killedStarts }) {
  const kills = `${done} kills during writes, ${killedStarts} during a start`
  return `${name}: ${kills}, ${acknowledged} acknowledged writes, ${lost.length} lost, ${starts} starts`
}

const directory = mkdtempSync(path.join(tmpdir(), 'pathwise-kills-'))
const postgres = await startPostgres()
if (!postgres) console.log('Skipped on PostgreSQL, which is not installed here.')
let code = 1
try {
  const ends = await Promise.allSettled([
    killOn('embedded', { DATA_DIR: directory }),
    ...(postgres ? [killOn('PostgreSQL', { DATABASE_URL: postgres.url })] : []),
  ])
  const tallies = ends.flatMap(({ value }) => value ?? [])
  for (const { reason } of ends.filter(({ status }) => status === 'rejected')) console.log(`FAILED  ${reason.stack}`)
  for (const line of tallies.flatMap(({ lost }) => lost)) console.log(`LOST  ${line}`)
  for (const tally of tallies) console.log(summarize(tally))
  const isComplete = tallies.length === ends.length && tallies.every(({ lost }) => lost.length === 0)
  code = isComplete ? 0 : 1
} finally {
  await postgres?.stop()
  rmSync(directory, { recursive: true, force: true })
}
process.exit(code)
