// npm run drill NAME: runs a long test, for example before an issue is closed. `npm test` runs a short version of each
// drill.
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { fuzz } from './fuzz.mjs'
import { startPostgres } from './postgres.mjs'
import { readRounds } from './rounds.mjs'

/**
 * Runs server tests on an embedded database and, if PostgreSQL is installed, on PostgreSQL.
 * @param {readonly string[]} files
 * @param {Record<string, string>} settings environment variables of the tests
 * @returns {Promise<number>} vitest's exit code
 */
async function runOnBoth(pnpm, files, settings) {
  const run = (url) =>
    spawnSync('npx', ['--yes', pnpm, '--filter', '@pathwise/server', 'exec', 'vitest', 'run', ...files], {
      stdio: 'inherit',
      env: { ...process.env, ...settings, TEST_DATABASE_URL: url },
    }).status ?? 1
  const embedded = run('')
  const postgres = await startPostgres()
  if (!postgres) {
    console.log('Skipped on PostgreSQL, which is not installed here.')
    return embedded
  }
  try {
    return embedded || run(postgres.url)
  } finally {
    await postgres.stop()
  }
}

/** Backs up a database during writes, restores the backup, and compares both databases. */
function restoreBackups(args, pnpm) {
  const rounds = readRounds(10, args)
  return runOnBoth(pnpm, ['test/backup-while-writing.test.ts'], { RESTORE_ROUNDS: String(rounds) })
}

/** Kills servers while they store answers to practice and assessment questions. */
function killPractice(args, pnpm) {
  const rounds = readRounds(20, args)
  const files = ['test/practice-killed.test.ts', 'test/assessment-killed.test.ts']
  return runOnBoth(pnpm, files, { KILL_ROUNDS: String(rounds) })
}

/** Runs a script. The script's exit code becomes the drill's exit code. */
const runScript = (name) => (args) =>
  spawnSync(process.execPath, [`scripts/${name}.mjs`, ...args], { stdio: 'inherit' }).status ?? 1

/** @returns {number} vitest's exit code */
function killCalibrations(args) {
  const rounds = readRounds(20, args)
  const seed = randomInt(2 ** 31)
  console.log(`seed ${seed}`)
  const { status } = spawnSync('../../node_modules/.bin/vitest', ['run', 'test/calibration-killed.test.ts'], {
    cwd: 'apps/server',
    stdio: 'inherit',
    env: { ...process.env, CALIBRATE_ROUNDS: String(rounds), FUZZ_SEED: String(seed) },
  })
  return status ?? 1
}

/** `needsBuild` is true if the drill starts the built server, so the server must be built first. */
const drills = {
  calibrate: {
    summary: 'items rebuilt from a checkpoint equal the running ones after killed calibrations: --rounds 20',
    needsBuild: false,
    run: killCalibrations,
  },
  'database-stop': {
    summary: 'PostgreSQL stopped and started under load costs no write and no restart: --rounds 5',
    needsBuild: true,
    run: runScript('database-stop'),
  },
  fuzz: {
    summary: 'property tests with new seeds: --minutes 10',
    needsBuild: false,
    run: fuzz,
  },
  kills: {
    summary: 'servers killed while they start or write lose no acknowledged write, on each database: --rounds 20',
    needsBuild: true,
    run: runScript('kills'),
  },
  'practice-kills': {
    summary: 'a server killed between practice or assessment answers loses none, on each database: --rounds 20',
    needsBuild: false,
    run: killPractice,
  },
  restore: {
    summary: 'backups of a database that is being written equal it when restored: --rounds 10',
    needsBuild: false,
    run: restoreBackups,
  },
  upgrade: {
    summary: 'the database of the newest frozen release upgraded while servers answer: --from COMMIT',
    needsBuild: true,
    run: runScript('upgrade'),
  },
}

/**
 * @param {readonly string[]} args the drill's name and options
 * @param {{ packageManager: string, generate: () => void, build: () => void }} tools
 * @returns {number | Promise<number>} the exit code
 */
export function runDrill([name, ...options], { packageManager, generate, build }) {
  const drill = Object.hasOwn(drills, name ?? '') ? drills[name] : undefined
  if (!drill) {
    console.error('Usage: npm run drill NAME -- OPTIONS')
    for (const [known, { summary }] of Object.entries(drills)) console.error(`  ${known.padEnd(16)}${summary}`)
    return 2
  }
  if (drill.needsBuild) build()
  else generate()
  return drill.run(options, packageManager)
}
