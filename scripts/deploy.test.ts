import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** Runs a program with only PATH and HOME in its environment. Returns undefined if the program is not installed. */
function run(program: string, args: readonly string[], home = tmpdir()) {
  const env = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', HOME: home }
  const { error, status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', env, cwd: root })
  return error ? undefined : { status, said: `${stdout}${stderr}` }
}

function createTemporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'pathwise-deploy-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

const isInstalled = (program: string, ...args: string[]) => run(program, args)?.status === 0

it.skipIf(!isInstalled('systemd-analyze', '--version'))(
  'has a service unit that passes systemd-analyze with low exposure',
  () => {
    const unit = path.join(createTemporaryFolder(), 'pathwise@3000.service')
    writeFileSync(unit, read('deploy/pathwise@.service').replace('/usr/bin/node', process.execPath))
    expect(run('systemd-analyze', ['verify', '--man=no', unit])).toEqual({ status: 0, said: '' })
    // A threshold of 20 is an exposure level of 2.0. A service without any restrictions has a level of 9.6.
    expect(run('systemd-analyze', ['security', '--offline=yes', '--threshold=20', unit])?.status).toBe(0)
  },
)

it.skipIf(!isInstalled('nginx', '-v') || !isInstalled('openssl', 'version'))('has a valid nginx configuration', () => {
  const folder = createTemporaryFolder()
  const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')]
  const subject = ['-subj', '/CN=study.example', '-keyout', key, '-out', certificate]
  const made = run('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...subject])
  expect(made?.status).toBe(0)
  const site = read('deploy/nginx.conf')
    .replace('/etc/letsencrypt/live/study.example/fullchain.pem', certificate)
    .replace('/etc/letsencrypt/live/study.example/privkey.pem', key)
    .replaceAll('/var/log/nginx', folder)
  const file = path.join(folder, 'nginx.conf')
  const pid = path.join(folder, 'nginx.pid')
  writeFileSync(file, `pid ${pid};\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${site}\n}\n`)
  const checked = run('nginx', ['-t', '-p', folder, '-c', file])
  expect(checked).toEqual({ status: 0, said: expect.stringContaining('test is successful') })
  expect(checked?.said).not.toContain('[warn]')
})

it.each(['assessments', 'parent-links', 'reminders', 'share'])(
  'omits secret ids in /api/%s from the nginx log',
  (area) => {
    const [, pattern = '', logged] = /^ +~(\S+) (\S+);$/m.exec(read('deploy/nginx.conf')) ?? []
    expect(logged).toBe('/$kind/...')
    expect(new RegExp(pattern).exec(`/api/${area}/SECRET/claim`)?.groups).toEqual({ kind: `api/${area}` })
  },
)

it.skipIf(!isInstalled('caddy', 'version'))('has a valid Caddyfile', () => {
  const args = ['validate', '--adapter', 'caddyfile', '--config', 'deploy/Caddyfile']
  const checked = run('caddy', args, createTemporaryFolder())
  expect(checked).toEqual({ status: 0, said: expect.stringContaining('Valid configuration') })
  expect(checked?.said).not.toContain('not formatted')
})

it('documents a drain time of at least two health check intervals in the Caddyfile', () => {
  const caddyfile = read('deploy/Caddyfile')
  const interval = Number(/health_interval (\d+)s/.exec(caddyfile)?.[1])
  expect(Number(/DRAIN_SECONDS=(\d+)/.exec(caddyfile)?.[1])).toBeGreaterThanOrEqual(2 * interval)
})

it('documents every environment variable of the deployment files in docs/configuration.md', () => {
  const known = new Set(
    read('docs/configuration.md')
      .match(/`[A-Z][A-Z_]+`/g)
      ?.map((name) => name.slice(1, -1)),
  )
  const unit = read('deploy/pathwise@.service').match(/(?<=^#?Environment=.*)\b[A-Z_]+(?==)/gm) ?? []
  const image = read('deploy/Dockerfile').match(/(?<=^ENV .*)\b[A-Z_]+(?==)/gm) ?? []
  const compose = read('deploy/compose.yaml').match(/(?<=^ {6})[A-Z_]+(?=: )/gm) ?? []
  const names = [...unit, ...image, ...compose].filter((name) => name !== 'NODE_ENV' && !name.startsWith('POSTGRES_'))
  expect(names.length).toBeGreaterThanOrEqual(9)
  expect(names.filter((name) => !known.has(name.replace(/_FILE$/, '')))).toEqual([])
})

describe('deploy/Dockerfile', () => {
  const dockerfile = read('deploy/Dockerfile')
  const [, ...stages] = dockerfile.split(/^FROM /m)

  it('uses a supported Node version in both stages of the image', () => {
    const bases = stages.map((stage) => /^node:(\d+)-\S+/.exec(stage)?.[1])
    expect(bases).toEqual(['24', '24'])
  })

  it('runs the image as an unprivileged user, and copies only the release into it', () => {
    const image = stages.at(-1) ?? ''
    expect(/^USER (\S+)$/m.exec(image)?.[1]).toBe('node')
    expect(image.match(/^(?:COPY|ADD) .*$/gm)).toEqual(['COPY --from=build /release /app'])
    expect(image.indexOf('USER node')).toBeGreaterThan(image.lastIndexOf('\nRUN '))
  })

  it('copies no secrets, data or installed packages into the build', () => {
    const ignored = read('deploy/Dockerfile.dockerignore').split('\n')
    expect(ignored).toEqual(expect.arrayContaining(['**/node_modules', '.git', 'deploy/secrets']))
  })
})

it('starts the container with a read-only file system, no capabilities, and only a local port', () => {
  const [, services = ''] = read('deploy/compose.yaml').split(/^services:$/m)
  const [server = ''] = services.split(/^ {2}database:$/m)
  for (const line of [
    'read_only: true',
    'tmpfs: [/tmp]',
    'cap_drop: [ALL]',
    'security_opt: ["no-new-privileges:true"]',
    'ports: ["127.0.0.1:3000:3000"]',
  ]) {
    expect(server.split('\n').map((text) => text.trim())).toContain(line)
  }
  expect(services).not.toContain('privileged: true')
  // A password in the environment would be visible in the output of `docker inspect`.
  expect(services.match(/(?:PASSWORD|URL): .*:\/\/.*@/g)).toBeNull()
})

it('sets stop timeouts that exceed the drain time by more than ten seconds', () => {
  const drainSeconds = Number(/`DRAIN_SECONDS` +\| `(\d+)`/.exec(read('docs/configuration.md'))?.[1])
  const unit = Number(/^TimeoutStopSec=(\d+)$/m.exec(read('deploy/pathwise@.service'))?.[1])
  const container = Number(/stop_grace_period: (\d+)s/.exec(read('deploy/compose.yaml'))?.[1])
  expect(Math.min(unit, container)).toBeGreaterThan(drainSeconds + 10)
})

it.skipIf(!isInstalled('docker', 'compose', 'version'))('has a valid compose file', () => {
  const checked = run('docker', ['compose', '--file', 'deploy/compose.yaml', 'config', '--quiet', '--no-interpolate'])
  expect(checked).toEqual({ status: 0, said: '' })
})
