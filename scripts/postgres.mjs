// A throw-away PostgreSQL server for tests and benchmarks, on a free port of this machine.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

const debianRoot = '/usr/lib/postgresql'
const patienceMilliseconds = 30_000

/** The folder of PostgreSQL's programs, or undefined where there is none: on the PATH, else the newest of Debian's. */
function findPrograms() {
  const onPath = (process.env.PATH ?? '')
    .split(path.delimiter)
    .find((folder) => existsSync(path.join(folder, 'initdb')))
  if (onPath) return onPath
  if (!existsSync(debianRoot)) return undefined
  return readdirSync(debianRoot)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => path.join(debianRoot, version, 'bin'))
    .find((folder) => existsSync(path.join(folder, 'initdb')))
}

/** PostgreSQL refuses to run as root, so there it runs as the user that its Debian package made. */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  return port
}

/** Resolves at the line that says so; rejects when the server ends or stays silent. */
function untilReady(server) {
  return new Promise((resolve, reject) => {
    let log = ''
    const timer = setTimeout(() => reject(new Error(`PostgreSQL did not start:\n${log}`)), patienceMilliseconds)
    server.stderr.on('data', (chunk) => {
      log += chunk
      if (log.includes('database system is ready to accept connections')) {
        clearTimeout(timer)
        server.stderr.removeAllListeners('data').resume()
        resolve()
      }
    })
    server.once('exit', () => reject(new Error(`PostgreSQL ended:\n${log}`)))
  })
}

/**
 * Starts a server whose role may create databases.
 * @returns {Promise<{ url: string, stop: () => Promise<void> } | undefined>} undefined where PostgreSQL is not installed
 */
export async function startPostgres() {
  const programs = findPrograms()
  if (!programs) return undefined
  const user = unprivilegedUser()
  const folder = mkdtempSync(path.join(tmpdir(), 'pathwise-postgres-'))
  if (user) chownSync(folder, user.uid, user.gid)
  const data = path.join(folder, 'data')
  const options = { ...user, cwd: folder }

  execFileSync(
    path.join(programs, 'initdb'),
    ['-D', data, '-U', 'pathwise', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...options, stdio: 'pipe' },
  )
  const port = await freePort()
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    fsync: 'off',
    max_connections: '200',
  }
  const server = spawn(
    path.join(programs, 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  await untilReady(server)

  return {
    url: `postgres://pathwise@127.0.0.1:${port}/postgres`,
    async stop() {
      server.kill('SIGINT')
      await once(server, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
