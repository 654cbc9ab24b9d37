import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import { createTemporaryDirectory } from './fresh-database.ts'

/** The path at which Debian installs PgBouncer. */
const pgbouncer = '/usr/sbin/pgbouncer'

export const hasPooler = existsSync(pgbouncer)

/** PgBouncer refuses to run as root. */
function findUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = z.object({ port: z.number() }).parse(probe.address())
  probe.close()
  await once(probe, 'close')
  return port
}

/**
 * Starts PgBouncer in transaction mode. It is stopped after the test.
 * @param connections the number of server connections
 * @returns the URL of the database behind the pooler
 */
export async function startPooler(direct: string, connections: number): Promise<string> {
  const folder = await createTemporaryDirectory()
  chmodSync(folder, 0o755)
  const port = await findFreePort()
  const { hostname, port: serverPort, username, password } = new URL(direct)
  const secret = password === '' ? '' : ` password=${decodeURIComponent(password)}`
  const file = join(folder, 'pgbouncer.ini')
  const log = join(folder, 'log')
  await writeFile(log, '')
  chmodSync(log, 0o666)
  await writeFile(
    file,
    `[databases]
* = host=${hostname} port=${serverPort} user=${username}${secret}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
logfile = ${log}
`,
  )
  const child = spawn(pgbouncer, [file], { ...findUser(), stdio: 'ignore' })
  onTestFinished(async () => {
    child.kill('SIGKILL')
    if (child.exitCode === null) await once(child, 'exit')
  })
  await vi.waitFor(
    () => {
      if (!readFileSync(log, 'utf8').includes('process up')) throw new Error(readFileSync(log, 'utf8'))
    },
    { timeout: 20_000 },
  )
  const url = new URL(direct)
  url.host = `127.0.0.1:${port}`
  return url.href
}
