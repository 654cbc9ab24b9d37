import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fields, readEnvironment } from './environment.ts'

const documents = ['configuration.md', 'billing.md'].map((name) =>
  readFileSync(new URL(`../../../../docs/${name}`, import.meta.url), 'utf8'),
)
/** The name and the documented default of each variable, from the tables in the documentation. */
const rows = documents.flatMap((text) =>
  [...text.matchAll(/^\| `([A-Z_]+)` +\| ([^|]+?) +\|/gm)].map(([, name = '', cell = '']) => [name, cell] as const),
)
const names = Object.keys(fields.shape)
const defaults: Readonly<Record<string, unknown>> = fields.parse({})

function formatDefault(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return String(value)
}

describe('the documentation of the variables', () => {
  it('lists every variable that the server reads, each exactly once', () => {
    expect(rows.map(([name]) => name).toSorted()).toEqual(names.toSorted())
  })

  it('states the actual default of each variable', () => {
    const isUnset = (cell: string) => cell === 'none' || names.some((name) => cell === `\`${name}\``)
    const values = rows.filter(([, cell]) => /^`[^`]+`$/.test(cell) && !isUnset(cell))
    expect(values.length).toBeGreaterThan(25)
    expect(values).toEqual(values.map(([name]) => [name, `\`${formatDefault(defaults[name])}\``]))
    const unset = rows.filter(([, cell]) => isUnset(cell))
    expect(unset.filter(([name]) => defaults[name] !== undefined)).toEqual([])
  })
})

it('sets each numeric setting from the environment variable of the same name', () => {
  const names = [
    ...['REQUEST_SECONDS', 'HEADER_SECONDS', 'MAX_CONNECTIONS', 'MAX_WEBSOCKETS', 'MAX_EXPORTS', 'IMPORT_MEGABYTES'],
    ...['THROTTLE_MULTIPLIER', 'DATABASE_POOL_SIZE', 'STATEMENT_SECONDS', 'DATABASE_WAIT_SECONDS', 'DRAIN_SECONDS'],
    ...['BACKUP_EVERY_HOURS', 'BACKUP_KEEP', 'SHARE_DAYS', 'RUN_DAYS', 'OPERATION_DAYS', 'AUDIT_DAYS'],
    ...['SESSION_IDLE_HOURS', 'SESSION_DAYS', 'STAFF_SESSION_IDLE_HOURS', 'STAFF_SESSION_DAYS'],
    'MAX_REQUESTS',
  ]
  const given = Object.fromEntries(names.map((name, index) => [name, `${index + 23}`]))
  const staff = { idleHours: 42, days: 43 }
  expect(
    readEnvironment({ ...given, HEADER_SECONDS: '9', ACCESS_TOKEN_SECONDS: '60', MINIMUM_AGE: '14' }),
  ).toMatchObject({
    limits: {
      requestMs: 23_000,
      headerMs: 9_000,
      requests: 44,
      connections: 25,
      webSockets: 26,
      exports: 27,
      importBytes: 28 * 1024 * 1024,
    },
    throttleMultiplier: 29,
    database: { poolSize: 30, statementMs: 31_000, waitSeconds: 32 },
    drainSeconds: 33,
    backups: { everyHours: 34, keep: 35 },
    retention: { shareDays: 36, runDays: 37, operationDays: 38 },
    auditDays: 39,
    accounts: { minimumAge: 14, sessions: { student: { idleHours: 40, days: 41 }, editor: staff, admin: staff } },
    accessTokenSeconds: 60,
  })
})

it('sets each switch, path and URL from the environment variable of the same name', () => {
  const given = {
    API_DOCS: 'off',
    LOG_LEVEL: 'warn',
    DATA_DIR: '/data',
    OPS_COMMANDS_FILE: '/ops.json',
    AUDIT_MPC_SCRIPT: '/audit',
    BREACHED_PASSWORDS_URL: 'https://passwords.example/',
    METRICS_TOKEN: 'a-token-of-thirty-letters-1234',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/',
    POSTAL_ADDRESS: '1 Main St',
    EMBEDDED_SYNC: 'off',
    ALLOW_NEWER_DATABASE: 'on',
    BACKUP_DIR: '/safe',
    BACKUP_IDENTITY_FILE: '/safe/key',
  }
  expect(readEnvironment(given)).toMatchObject({
    apiDocs: false,
    logLevel: 'warn',
    dataDirectory: '/data',
    commandsFile: '/ops.json',
    auditMpcScript: '/audit',
    breachedPasswordsUrl: 'https://passwords.example',
    metricsToken: 'a-token-of-thirty-letters-1234',
    tracesUrl: 'http://127.0.0.1:4318',
    postalAddress: '1 Main St',
    database: { syncs: false, allowsNewer: true },
    backups: { directory: '/safe', identityFile: '/safe/key' },
  })
})
