import { z } from 'zod'

/**
 * A failure that can resolve itself without a code change: the database is unreachable, busy (timeouts, deadlocks, too
 * many connections), or out of disk or memory.
 */
export type DatabaseFault = 'busy' | 'full' | 'unreachable'

/**
 * The errors that indicate each fault: PostgreSQL codes (five characters, or two for a class), Prisma codes (P…), Node
 * codes, and error kinds of Prisma's adapters.
 */
const faults: Readonly<Record<DatabaseFault, readonly string[]>> = {
  unreachable: [
    ...['08', '57P01', '57P02', '57P03', '57P05', '25006'],
    ...['P1001', 'P1002', 'P1017'],
    ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
    ...['ENOENT:connect', 'DatabaseNotReachable', 'ConnectionClosed'],
  ],
  busy: [
    ...['40001', '40P01', '55P03', '57014', '53300', '53400'],
    ...['P1008', 'P2024', 'P2028', 'P2034', 'P2037'],
    ...['ETIMEDOUT', 'SocketTimeout', 'TooManyConnections', 'TransactionAlreadyClosed', 'TransactionWriteConflict'],
  ],
  full: ['53100', '53200', '53000', 'ENOSPC', 'EDQUOT'],
}

/** Driver errors that have no code are recognized by their message. */
const messages: readonly (readonly [RegExp, DatabaseFault])[] = [
  [/Connection terminated|connection error and is not queryable|Client was closed/, 'unreachable'],
  [/timeout exceeded when trying to connect/, 'busy'],
  [/No space left on device/i, 'full'],
]

const errorSchema = z.looseObject({
  code: z.unknown().optional(),
  originalCode: z.unknown().optional(),
  kind: z.unknown().optional(),
  syscall: z.unknown().optional(),
  message: z.unknown().optional(),
  cause: z.unknown().optional(),
  meta: z.unknown().optional(),
  driverAdapterError: z.unknown().optional(),
  errors: z.array(z.unknown()).optional(),
})

/** The maximum depth at which to search for the driver's error, which Prisma nests inside its own error. */
const deepest = 6

/** Classifies an error from Prisma, `pg` or PGlite. Returns undefined for anything else. */
export function classifyDatabaseFault(error: unknown, depth = 0): DatabaseFault | undefined {
  const parsed = errorSchema.safeParse(error)
  if (!parsed.success || depth > deepest) return undefined
  const { code, originalCode, kind, syscall, message, cause, meta, driverAdapterError, errors = [] } = parsed.data
  const names = [code, originalCode, kind, `${String(code)}:${String(syscall)}`]
  for (const inner of [cause, meta, driverAdapterError, ...errors]) {
    const fault = classifyDatabaseFault(inner, depth + 1)
    if (fault) return fault
  }
  return names.map(findByCode).find(Boolean) ?? findByMessage(message)
}

function findByCode(code: unknown): DatabaseFault | undefined {
  if (typeof code !== 'string') return undefined
  const state = /^[0-9A-Z]{5}$/.test(code) ? code.slice(0, 2) : code
  for (const fault of ['unreachable', 'busy', 'full'] as const) {
    if (faults[fault].includes(code) || faults[fault].includes(state)) return fault
  }
  return undefined
}

function findByMessage(message: unknown): DatabaseFault | undefined {
  return typeof message === 'string' ? messages.find(([words]) => words.test(message))?.[1] : undefined
}

const sentences: Readonly<Record<DatabaseFault, string>> = {
  busy: 'The database is busy',
  full: 'The disk of the database is full',
  unreachable: 'The database cannot be reached',
}

export function describeDatabaseFault(fault: DatabaseFault): string {
  return sentences[fault]
}
