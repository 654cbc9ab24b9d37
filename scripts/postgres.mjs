// Starts a temporary PostgreSQL server on a free port, for tests and benchmarks.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { findPostgresPrograms } from './find-programs.mjs'

const startLimitMs = 60_000
const pollMs = 50
/** The type number that `statfs` returns for tmpfs, a file system in memory. */
const tmpfs = 0x1021994
/**
 * The minimum size of the folder, in bytes. It must hold the write-ahead log (up to 1 GiB) and the databases of all
 * tests that run concurrently.
 */
const memoryNeeded = 3 * 2 ** 30

/**
 * Returns the Debian package's `postgres` user if this process runs as root, because PostgreSQL refuses to run as root.
 */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** Returns an in-memory folder with enough free space, or undefined if this system has none. */
export function findMemoryFolder(folder = '/dev/shm', needed = memoryNeeded) {
  try {
    const { type, bavail, bsize } = statfsSync(folder)
    return type === tmpfs && bavail * bsize >= needed ? folder : undefined
  } catch {
    return undefined
  }
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  return port
}

/**
 * Starts a server that logs to a file. With a pipe instead, the server would block while this process is busy.
 * @param {{ command: string, args: readonly string[], logFile: string, readyText: string, options?: object }} server
 * @returns {Promise<import('node:child_process').ChildProcess>} resolves when the log contains `readyText`
 * @throws Error with the log when the server exits or is not ready in time
 */
export async function startLogged({ command, args, logFile, readyText, options = {} }) {
  const log = openSync(logFile, 'a')
  const child = spawn(command, args, { ...options, stdio: ['ignore', log, log] })
  closeSync(log)
  let failure
  child.once('error', (error) => {
    failure = error.message
  })
  child.once('exit', (code, signal) => {
    failure ??= `it ended with ${code ?? signal}`
  })
  const deadline = Date.now() + startLimitMs
  while (!readFileSync(logFile, 'utf8').includes(readyText)) {
    if (Date.now() > deadline) failure ??= 'it was not ready in time'
    if (failure) {
      child.kill('SIGKILL')
      throw new Error(`${command} did not start: ${failure}\n${readFileSync(logFile, 'utf8')}`)
    }
    await delay(pollMs)
  }
  return child
}

/**
 * Starts a PostgreSQL server with a role that can create databases.
 * @param {Record<string, string>} [changes] overrides for the test settings
 * @param {string} [parent] the folder for the data. Tests create and drop many databases of 300 files each, which takes
 * more than half of the server's CPU time on a disk.
 * @returns {Promise<{ url: string, pid: () => number, stop: () => Promise<void>, halt: () => Promise<void>,
 * resume: () => Promise<void>, logTail: (lines: number) => string } | undefined>} undefined if PostgreSQL is not
 * installed. `halt` stops the server but keeps its data, and `resume` restarts it with that data.
 */
export async function startPostgres(changes = {}, parent = tmpdir()) {
  const programs = findPostgresPrograms()
  if (!programs) return undefined
  const user = unprivilegedUser()
  const folder = mkdtempSync(path.join(parent, 'pathwise-postgres-'))
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
    full_page_writes: 'off',
    synchronous_commit: 'off',
    max_connections: '200',
    ...changes,
  }
  let starts = 0
  const logFile = () => path.join(folder, `server-${starts}.log`)
  const start = () => {
    starts++
    return startLogged({
      command: path.join(programs, 'postgres'),
      args: [
        ...['-D', data, '-p', String(port)],
        ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      logFile: logFile(),
      readyText: 'database system is ready to accept connections',
      options,
    })
  }
  let server = await start()
  const halt = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return
    server.kill('SIGINT')
    await once(server, 'exit')
  }

  return {
    url: `postgres://pathwise@127.0.0.1:${port}/postgres`,
    pid: () => server.pid,
    logTail: (lines) => readFileSync(logFile(), 'utf8').trimEnd().split('\n').slice(-lines).join('\n'),
    halt,
    async resume() {
      server = await start()
    },
    async stop() {
      await halt()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
