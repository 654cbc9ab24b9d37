import { z } from 'zod'
import { wholeNumber } from './whole-number.ts'

/** A comma-separated list of age public keys. */
const recipients = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine((parts) => parts.every((part) => /^age1[a-z0-9]+$/.test(part)), 'must list public keys of age, such as age1…')

const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres://')

export const dataVariables = {
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  EMBEDDED_SYNC: z.stringbool().default(true),
  DATABASE_POOL_SIZE: wholeNumber(1, 500).default(10),
  STATEMENT_SECONDS: wholeNumber(0, 3600).default(60),
  DATABASE_WAIT_SECONDS: wholeNumber(0, 3600).default(0),
  ALLOW_NEWER_DATABASE: z.stringbool().default(false),
  DRAIN_SECONDS: wholeNumber(0, 600).default(1),
  BACKUP_DIR: z.string().optional(),
  BACKUP_EVERY_HOURS: wholeNumber(1, 24 * 7).default(24),
  BACKUP_KEEP: wholeNumber(1, 10_000).default(14),
  BACKUP_RECIPIENTS: recipients.optional(),
  BACKUP_IDENTITY_FILE: z.string().optional(),
  SHARE_DAYS: wholeNumber(1, 36_500).optional(),
  // The privacy page promises to keep answers for at most 24 months.
  RUN_DAYS: wholeNumber(1, 730).optional(),
  OPERATION_DAYS: wholeNumber(1, 36_500).optional(),
}

type Given = Readonly<z.output<z.ZodObject<typeof dataVariables>>>

/** DATABASE_DIRECT_URL requires DATABASE_URL. */
export function checkDatabase(
  { DATABASE_URL, DATABASE_DIRECT_URL }: Pick<Given, 'DATABASE_DIRECT_URL' | 'DATABASE_URL'>,
  context: Pick<z.RefinementCtx, 'addIssue'>,
): void {
  if (DATABASE_DIRECT_URL === undefined || DATABASE_URL !== undefined) return
  context.addIssue({ code: 'custom', path: ['DATABASE_DIRECT_URL'], message: 'needs DATABASE_URL' })
}

export interface DatabaseSettings {
  /** The URL of a connection pooler for queries. Undefined if queries connect directly. */
  readonly pooledUrl: string | undefined
  /** Whether the embedded database flushes each commit to disk. */
  readonly syncs: boolean
  /** The maximum number of PostgreSQL connections per server. */
  readonly poolSize: number
  /** The time limit of a PostgreSQL statement. 0 means no limit. */
  readonly statementMs: number
  /** How long to wait at startup for a database that does not respond yet. */
  readonly waitSeconds: number
  /** Allows a database with migrations that this version does not know. */
  readonly allowsNewer: boolean
}

export interface BackupSettings {
  /** The directory for scheduled backups. If undefined, there are none. */
  readonly directory: string | undefined
  readonly everyHours: number
  readonly keep: number
  /** The public keys that encrypt backups. If there are none, backups are not encrypted. */
  readonly recipients: readonly string[]
  /** The file with the secret key for decrypting backups. */
  readonly identityFile: string | undefined
}

/** Retention periods in days. If undefined, the period on the privacy page applies. */
interface Retention {
  /** Shared reports are deleted when they have not been opened for this many days. */
  readonly shareDays: number | undefined
  /** Assessment runs and their answers are deleted after this many days, by default after 24 months. */
  readonly runDays: number | undefined
  /** Records of operation runs are deleted after this many days. */
  readonly operationDays: number | undefined
}

export interface DataSettings {
  /** The `postgres://` URL of the server itself (not of a pooler), or the directory of the embedded database. */
  readonly databaseTarget: string
  /** The directory of the embedded database and of generated files. */
  readonly dataDirectory: string
  readonly database: DatabaseSettings
  readonly backups: BackupSettings
  readonly retention: Retention
  /** How long to accept requests after SIGTERM, while `/readyz` already returns 503. */
  readonly drainSeconds: number
}

export function buildDataSettings(given: Given): DataSettings {
  const { DATA_DIR, DATABASE_URL, DATABASE_DIRECT_URL } = given
  return {
    databaseTarget: DATABASE_DIRECT_URL ?? DATABASE_URL ?? `${DATA_DIR}/database`,
    dataDirectory: DATA_DIR,
    database: {
      pooledUrl: DATABASE_DIRECT_URL === undefined ? undefined : DATABASE_URL,
      syncs: given.EMBEDDED_SYNC,
      poolSize: given.DATABASE_POOL_SIZE,
      statementMs: given.STATEMENT_SECONDS * 1000,
      waitSeconds: given.DATABASE_WAIT_SECONDS,
      allowsNewer: given.ALLOW_NEWER_DATABASE,
    },
    backups: {
      directory: given.BACKUP_DIR,
      everyHours: given.BACKUP_EVERY_HOURS,
      keep: given.BACKUP_KEEP,
      recipients: given.BACKUP_RECIPIENTS ?? [],
      identityFile: given.BACKUP_IDENTITY_FILE,
    },
    retention: { shareDays: given.SHARE_DAYS, runDays: given.RUN_DAYS, operationDays: given.OPERATION_DAYS },
    drainSeconds: given.DRAIN_SECONDS,
  }
}
