import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { OperatorError } from '@pathwise/db/errors'

/**
 * Maps URL parameters to libpq environment variables. A URL passed as an argument would expose the password in the
 * process list.
 */
const variables: Readonly<Record<string, string>> = {
  application_name: 'PGAPPNAME',
  host: 'PGHOST',
  options: 'PGOPTIONS',
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
  sslmode: 'PGSSLMODE',
  sslrootcert: 'PGSSLROOTCERT',
}

/** Converts a connection URL to libpq environment variables. */
export function buildLibpqEnvironment(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url)
  const parts: Record<string, string> = {
    PGHOST: decodeURIComponent(hostname),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
  }
  for (const [name, value] of searchParams) {
    const variable = variables[name]
    if (variable) parts[variable] = value
  }
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== ''))
}

/** Thrown when a PostgreSQL program fails or is not installed. */
class PostgresToolError extends OperatorError {
  override readonly name = 'PostgresToolError'
}

interface Tool {
  readonly name: 'pg_dump' | 'pg_restore' | 'psql'
  readonly args: readonly string[]
  readonly url?: string
  readonly input?: AsyncIterable<Uint8Array | string>
}

const unreadCodes: ReadonlySet<unknown> = new Set(['EPIPE', 'ERR_STREAM_PREMATURE_CLOSE'])

/**
 * Runs a PostgreSQL program and yields its output.
 * @throws PostgresToolError if the program fails or is not installed. After a failure, the message contains its first
 * error line.
 */
export async function* runTool({ name, args, url, input }: Tool): AsyncGenerator<Buffer> {
  const child = spawn(name, args, {
    // biome-ignore lint/style/noProcessEnv: the program is found on the PATH, and reads the user's files
    env: { ...process.env, LC_ALL: 'C', ...(url !== undefined && buildLibpqEnvironment(url)) },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close')
  // `close` is not emitted for a program that does not exist.
  const missing = once(child, 'error').then(([cause]) => {
    throw new PostgresToolError(`${name} cannot be run: install the client programs of PostgreSQL.`, { cause })
  })
  missing.catch(() => {})
  let complaint = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-10_000)
  })
  // Do not throw the write error yet, because a program that exits early also reports a more specific error.
  const fed = pipeline(Readable.from(input ?? []), child.stdin).then(
    () => undefined,
    (error: unknown) => error,
  )
  try {
    for await (const piece of child.stdout) yield Buffer.from(piece)
    const [code] = await Promise.race([ended, missing])
    if (code !== 0) throw new PostgresToolError(`${name} failed: ${describeComplaint(complaint)}`)
    const failure = await fed
    // Ignores a broken pipe if the program succeeded, because it may not need all of its input.
    const isUnread = failure instanceof Error && 'code' in failure && unreadCodes.has(failure.code)
    if (failure && !isUnread) throw failure
  } finally {
    child.kill()
  }
}

/** Returns the first error in a program's output, because later errors result from it. */
function describeComplaint(complaint: string): string {
  const lines = complaint.split('\n').map((line) => line.trim())
  return lines.find((line) => /error|fatal/i.test(line)) ?? lines.find((line) => line !== '') ?? 'it said nothing'
}
