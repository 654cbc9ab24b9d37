// Runs the commands in package.json. Needs only Node and npm: npx runs pnpm, which runs everything else.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
process.chdir(root)

const { packageManager, engines } = JSON.parse(readFileSync('package.json', 'utf8'))
const [wantedMajor, wantedMinor] = engines.node.match(/\d+/g).map(Number)
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < wantedMajor || (major === wantedMajor && minor < wantedMinor)) {
  fail(`Pathwise needs Node ${wantedMajor}.${wantedMinor} or newer; this is ${process.version}.`)
}

function fail(message) {
  console.error(message)
  process.exit(1)
}

/** Runs the pinned pnpm version, and exits this process if it fails. */
function pnpm(args, { quiet = false, stdin = 'inherit', env = {} } = {}) {
  const { status, stdout, stderr } = spawnSync('npx', ['--yes', packageManager, ...args], {
    stdio: quiet ? 'pipe' : [stdin, 'inherit', 'inherit'],
    encoding: 'utf8',
    shell: process.platform === 'win32',
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1', ...env },
  })
  if (status === 0) return
  if (quiet) console.error(stdout, stderr)
  fail(`pnpm ${args.join(' ')} failed.`)
}

function install() {
  console.log('Installing what is missing…')
  pnpm(['install', '--frozen-lockfile', '--prefer-offline'], { quiet: true })
}

/** Returns the short commit hash for the displayed version, or '' without git. */
function commit() {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : ''
}

async function writeSbomFile(file) {
  const { writeSbom } = await import('./sbom.mjs')
  try {
    writeSbom(packageManager, file)
  } catch (error) {
    fail(error.message)
  }
  console.log(`${file} lists the packages.`)
}

function generate() {
  pnpm(['exec', 'turbo', 'run', 'generate', '--output-logs=errors-only'])
}

function build() {
  console.log('Building…')
  // The program that runs after the build reads standard input, so the build must not consume it.
  pnpm(['exec', 'turbo', 'run', 'build', '--output-logs=errors-only'], {
    stdin: 'ignore',
    env: { BUILD_COMMIT: process.env.BUILD_COMMIT || commit() },
  })
}

/** With `--billing`, starts a stand-in for Stripe, and returns the environment variables that a server needs to use it. */
async function readBilling() {
  if (!process.argv.includes('--billing')) return {}
  const { startStripeStandIn } = await import('./stripe-stand-in.mjs')
  const { settings } = await startStripeStandIn(process.env.PORT || 3000).catch((error) => fail(error.message))
  console.log('Plans are sold by a stand-in for Stripe: no money moves.')
  return settings
}

/** Runs in this process, so that the command can ask for a password on this terminal. */
async function runOperatorCommand(name) {
  install()
  build()
  process.argv.splice(2, 1)
  await import(`../apps/server/dist/${name}.js`)
}

const commands = {
  async start() {
    install()
    build()
    Object.assign(process.env, await readBilling())
    // Runs in this process, so that signals to `npm start` reach the server.
    await import('../apps/server/dist/main.js')
  },
  async dev() {
    install()
    generate()
    // pnpm runs this in apps/server. An absolute path makes it use the same data directory as `npm start`.
    const env = { DATA_DIR: path.resolve(process.env.DATA_DIR || '.data') }
    pnpm(['--filter', '@pathwise/server', 'run', 'dev'], { env: { ...env, ...(await readBilling()) } })
  },
  backup: () => runOperatorCommand('backup'),
  restore: () => runOperatorCommand('restore'),
  'move-to-postgres': () => runOperatorCommand('move-to-postgres'),
  billing: () => runOperatorCommand('billing'),
  calibrate: () => runOperatorCommand('calibrate'),
  db: () => runOperatorCommand('db'),
  user: () => runOperatorCommand('user'),
  async test() {
    install()
    const { runChecks } = await import('./test.mjs')
    process.exitCode = await runChecks(process.argv.slice(3))
  },
  async drill() {
    install()
    const { runDrill } = await import('./drill.mjs')
    process.exitCode = await runDrill(process.argv.slice(3), { packageManager, generate, build })
  },
  async new() {
    const { addFeature } = await import('./new-feature.mjs')
    for (const file of addFeature(process.argv[3])) console.log(file)
  },
  async screens() {
    install()
    build()
    pnpm(['--filter', '@pathwise/e2e', 'run', 'screens', ...process.argv.slice(3)])
  },
  async release() {
    const [target, earlier] = process.argv.slice(3)
    if (target === undefined) fail('Usage: npm run release FOLDER [EARLIER-RELEASE]')
    install()
    build()
    const { writeRelease } = await import('./release.mjs')
    try {
      writeRelease(root, path.resolve(target), earlier)
    } catch (error) {
      fail(error.message)
    }
    await writeSbomFile(path.resolve(target, 'sbom.json'))
    console.log(`${path.resolve(target)} has the server: \`npm start\` in it installs and builds nothing.`)
  },
  async sbom() {
    install()
    await writeSbomFile(path.resolve(process.argv[3] ?? 'sbom.json'))
  },
  async audit() {
    const { audit } = await import('./audit.mjs')
    const { code, report } = await audit(packageManager)
    console.log(report)
    process.exitCode = code
  },
  async bench() {
    install()
    build()
    pnpm(['--filter', '@pathwise/bench', 'run', 'bench', ...process.argv.slice(3)])
  },
}

const command = commands[process.argv[2]]
if (!command) fail(`Usage: node scripts/run.mjs ${Object.keys(commands).join('|')}`)
await command()
