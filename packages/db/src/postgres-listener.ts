import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Driver, NoticeHandler } from './database.ts'

/** The delays between reconnects; doubled after each failure up to the longest. */
const firstPauseMs = 100
const longestPauseMs = 5_000

type Listener = Pick<Driver, 'close' | 'listen'>

/** Listens for notifications of a PostgreSQL server on a dedicated connection, and reconnects when it is lost. */
export function postgresListener(config: pg.ClientConfig): Listener {
  const handlers = new Map<string, Set<NoticeHandler>>()
  const closing = new AbortController()
  let connection: Promise<pg.Client> | undefined

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({ ...config, keepAlive: true })
    client.on('notification', ({ channel, payload }) => notifyHandlers(channel, payload ?? ''))
    // An error is followed by `end`, whose handler reconnects.
    client.on('error', () => {})
    await client.connect()
    try {
      for (const channel of handlers.keys()) await client.query(`LISTEN ${channel}`)
    } catch (error) {
      await client.end()
      throw error
    }
    client.once('end', () => {
      if (!closing.signal.aborted) void keep(connectAgain())
    })
    return client
  }

  /** Uses this attempt's connection from now on, unless it fails. */
  function keep(attempt: Promise<pg.Client>): Promise<pg.Client> {
    connection = attempt
    attempt.catch(() => {
      if (connection === attempt) connection = undefined
    })
    return attempt
  }

  /** Retries until it succeeds or the database is closed. Notifications sent in the meantime are lost. */
  async function connectAgain(): Promise<pg.Client> {
    for (let wait = firstPauseMs; ; wait = Math.min(wait * 2, longestPauseMs)) {
      await pause(wait, undefined, { signal: closing.signal, ref: false })
      const client = await connect().catch(() => undefined)
      if (!client) continue
      for (const channel of handlers.keys()) notifyHandlers(channel, null)
      return client
    }
  }

  function notifyHandlers(channel: string, payload: string | null): void {
    for (const handler of handlers.get(channel) ?? []) handler(payload)
  }

  return {
    listen: async (channel, handler) => {
      const listening = handlers.get(channel) ?? new Set()
      handlers.set(channel, listening.add(handler))
      try {
        const client = await (connection ?? keep(connect()))
        await client.query(`LISTEN ${channel}`)
      } catch (error) {
        listening.delete(handler)
        throw error
      }
      return async () => {
        listening.delete(handler)
      }
    },
    close: async () => {
      closing.abort()
      const client = await connection?.catch(() => undefined)
      await client?.end()
    },
  }
}
