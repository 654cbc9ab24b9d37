import type { DeploymentSettings } from '@pathwise/api/context'
import { OperatorError } from '@pathwise/db/errors'
import { z } from 'zod'
import { accountVariables, buildAccountPolicy } from './account-environment.ts'
import { buildDataSettings, checkDatabase, type DataSettings, dataVariables } from './data-environment.ts'
import { buildLimitSettings, type LimitSettings, limitVariables } from './limit-environment.ts'
import { isLocalHost } from './local-host.ts'
import { buildSmtpSettings, checkMail, mailVariables, type SmtpSettings } from './mail-environment.ts'
import { buildOperatorSettings, checkOperator, operatorVariables } from './operator-environment.ts'
import { readSecretFiles } from './secret-files.ts'
import { buildStripeSettings, checkStripe, stripeVariables } from './stripe-environment.ts'
import { wholeNumber } from './whole-number.ts'

/** Accepts `1`, `true`, `on`, `yes` and their opposites. Any other value is an error. */
const flag = z.stringbool()

/**
 * A trusted proxy: an address, a network, or a named range such as `loopback`. There is no value for all proxies,
 * because clients could then forge their address.
 */
const proxy = z.union([z.enum(['loopback', 'linklocal', 'uniquelocal']), z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])
const trustedProxies = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine((proxies) => proxies.every((one) => proxy.safeParse(one).success), 'must list addresses or networks')

/** Comma-separated origins as browsers write them: scheme, host and optional port. */
const origins = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine((parts) => parts.every(isOrigin), 'must list origins such as https://cms.example.org')

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text
}

/** The rules and the default of each variable. Rules that involve several variables are in `readEnvironment`. */
export const fields = z.object({
  ROLE: z.enum(['all', 'export']).default('all'),
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DEMO: flag.optional(),
  API_DOCS: flag.default(true),
  BREACHED_PASSWORDS_URL: z.url({ protocol: /^https?$/ }).optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  ACCESS_TOKEN_SECONDS: wholeNumber(1, 3600).default(900),
  TRUST_PROXY: trustedProxies.optional(),
  EDITOR_ORIGINS: origins.optional(),
  OPS_COMMANDS_FILE: z.string().optional(),
  AUDIT_DAYS: wholeNumber(30, 3650).default(365),
  AUDIT_MPC_SCRIPT: z.string().startsWith('/', 'must be an absolute path').optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  ...accountVariables,
  ...dataVariables,
  ...limitVariables,
  ...stripeVariables,
  ...operatorVariables,
  ...mailVariables,
})

const schema = fields
  .superRefine(checkDatabase)
  .superRefine(checkStripe)
  .superRefine(checkOperator)
  .superRefine(checkMail)
  .refine(({ ROLE, DATABASE_URL }) => ROLE === 'all' || DATABASE_URL, {
    path: ['ROLE'],
    message: 'export needs DATABASE_URL, since the embedded database is for one process',
  })

/** The settings that the app uses. */
export interface AppSettings extends DeploymentSettings, LimitSettings, Pick<DataSettings, 'retention'> {
  /** An `export` server only exports content, alongside other servers on the same database. */
  readonly role: 'all' | 'export'
  /** An origin without a trailing slash. Defaults to the listening address. */
  readonly publicUrl: string | undefined
  /** Whether to serve the API documentation. */
  readonly apiDocs: boolean
  /** Addresses and networks of trusted proxies. If false, `X-Forwarded-For` is ignored. */
  readonly trustProxy: false | string[]
  /** Null when email is not configured. */
  readonly smtp: SmtpSettings | null
  /** The sender's postal address. Reminders are not sent without it. */
  readonly postalAddress: string | null
}

export interface Environment extends AppSettings, DataSettings {
  readonly port: number
  readonly host: string
  /** Whether other machines can reach the server, according to HOST and PUBLIC_URL. */
  readonly isPublic: boolean
  /** The operations file. Defaults to the one that ships with Pathwise. */
  readonly commandsFile: string | undefined
  /** The script that the operation audit_mpc runs. */
  readonly auditMpcScript: string | undefined
  readonly logLevel: z.infer<typeof schema>['LOG_LEVEL']
}

export class EnvironmentError extends OperatorError {}

/**
 * Reads the configuration, including secrets from files. An empty value is treated as unset.
 * @throws EnvironmentError with one line that names every invalid variable
 */
export function readEnvironment(source: Readonly<Record<string, string | undefined>> = process.env): Environment {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const { variables, mistakes } = readSecretFiles(given)
  if (mistakes.length > 0) throw new EnvironmentError(`Wrong configuration: ${mistakes.join('; ')}`)
  const parsed = schema.safeParse(variables)
  if (!parsed.success) {
    const issues = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    throw new EnvironmentError(`Wrong configuration: ${issues.join('; ')}`)
  }
  const env = parsed.data
  const isPublic =
    !isLocalHost(env.HOST) || (env.PUBLIC_URL !== undefined && !isLocalHost(new URL(env.PUBLIC_URL).hostname))
  return {
    role: env.ROLE,
    port: env.PORT,
    host: env.HOST,
    demo: env.DEMO ?? (env.DATABASE_URL === undefined && !isPublic),
    isPublic,
    // superlinear: the operator sets the value
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ''),
    apiDocs: env.API_DOCS,
    // superlinear: the operator sets the value
    breachedPasswordsUrl: env.BREACHED_PASSWORDS_URL?.replace(/\/+$/, '') ?? null,
    accounts: buildAccountPolicy(env),
    accessTokenSeconds: env.ACCESS_TOKEN_SECONDS,
    trustProxy: env.TRUST_PROXY ?? false,
    editorOrigins: env.EDITOR_ORIGINS ?? [],
    commandsFile: env.OPS_COMMANDS_FILE,
    auditDays: env.AUDIT_DAYS,
    auditMpcScript: env.AUDIT_MPC_SCRIPT,
    stripe: buildStripeSettings(env),
    ...buildDataSettings(env),
    ...buildLimitSettings(env),
    ...buildOperatorSettings(env),
    smtp: buildSmtpSettings(env),
    postalAddress: env.POSTAL_ADDRESS ?? null,
    logLevel: env.LOG_LEVEL,
  }
}

export function listStartWarnings({ demo, isPublic, role }: Pick<Environment, 'demo' | 'isPublic' | 'role'>): string[] {
  if (!demo || role === 'export') return []
  const reach = isPublic ? 'THIS SERVER IS PUBLIC, and anyone' : 'Anyone who reaches this server'
  return [
    `WARNING: DEMO is on. ${reach} can sign in as its administrator: the password is in docs/configuration.md. DEMO=off ends it.`,
  ]
}
