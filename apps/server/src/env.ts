import type { StripeSettings } from '@pathwise/api'
import { OperatorError } from '@pathwise/db/errors'
import { z } from 'zod'
import { checkStripe, stripeSettings, stripeVariables } from './stripe-environment.ts'

/** `1`, `true`, `on`, `yes` and their opposites; anything else is a mistake, not a `false`. */
const flag = z.stringbool()

/**
 * Whom to believe about `X-Forwarded-For` and its kin: the addresses or networks of the proxies in front, or these names
 * for the usual ones. Believing everybody is no choice, for anybody could then pass for any address.
 */
const proxy = z.union([z.enum(['loopback', 'linklocal', 'uniquelocal']), z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])
const trustedProxies = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine((proxies) => proxies.every((one) => proxy.safeParse(one).success), 'must list addresses or networks')

/** Origins as browsers write them: a scheme, a host and perhaps a port, nothing more. */
const origins = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine((parts) => parts.every(isOrigin), 'must list origins such as https://cms.example.org')

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text
}

const variables = z.object({
  ROLE: z.enum(['all', 'export']).default('all'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional(),
  DEMO: flag.optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  ACCESS_TOKEN_SECONDS: z.coerce.number().int().min(1).max(3600).default(900),
  TRUST_PROXY: trustedProxies.optional(),
  EDITOR_ORIGINS: origins.optional(),
  OPS_COMMANDS_FILE: z.string().optional(),
  AUDIT_MPC_SCRIPT: z.string().startsWith('/', 'must be an absolute path').optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  ...stripeVariables,
})
const schema = variables.superRefine(checkStripe).refine(({ ROLE, DATABASE_URL }) => ROLE === 'all' || DATABASE_URL, {
  path: ['ROLE'],
  message: 'export needs DATABASE_URL, since the embedded database is for one process',
})

function isLocalHost(host: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/i.test(host)
}

export interface Environment {
  /** Everything, or the export of content alone, beside other servers of the same database. */
  readonly role: 'all' | 'export'
  readonly port: number
  readonly host: string
  /** Where the database is: a `postgres://` URL, or the directory of the embedded one. */
  readonly databaseTarget: string
  /** Where the embedded database and generated files are. */
  readonly dataDirectory: string
  /** Whether there are demo accounts, whose password is public. */
  readonly demo: boolean
  /** Whether others than this machine can reach it, as far as HOST and PUBLIC_URL tell. */
  readonly isPublic: boolean
  /** Origin without a slash at the end; undefined means that of the address listened on. */
  readonly publicUrl: string | undefined
  /** How long an access token is good for. */
  readonly accessTokenSeconds: number
  /** The addresses and networks of proxies; false believes no `X-Forwarded-For`. */
  readonly trustProxy: false | string[]
  /** The other origins whose pages may embed the question editor and talk to it. */
  readonly editorOrigins: readonly string[]
  /** The file of operations; undefined means the shipped one. */
  readonly commandsFile: string | undefined
  /** The script that the operation audit_mpc runs. */
  readonly auditMpcScript: string | undefined
  /** How Stripe is reached; null where nothing is sold. */
  readonly stripe: StripeSettings | null
  readonly logLevel: z.infer<typeof schema>['LOG_LEVEL']
}

export class EnvironmentError extends OperatorError {}

/**
 * Reads the configuration. An empty value counts as absent.
 * @throws EnvironmentError with one line that names each wrong variable
 */
export function readEnvironment(source: Readonly<Record<string, string | undefined>> = process.env): Environment {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    const mistakes = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    throw new EnvironmentError(`Wrong configuration: ${mistakes.join('; ')}`)
  }
  const env = parsed.data
  const isPublic =
    !isLocalHost(env.HOST) || (env.PUBLIC_URL !== undefined && !isLocalHost(new URL(env.PUBLIC_URL).hostname))
  return {
    role: env.ROLE,
    port: env.PORT,
    host: env.HOST,
    databaseTarget: env.DATABASE_URL ?? `${env.DATA_DIR}/database`,
    dataDirectory: env.DATA_DIR,
    demo: env.DEMO ?? (env.DATABASE_URL === undefined && !isPublic),
    isPublic,
    // superlinear: set by the operator
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ''),
    accessTokenSeconds: env.ACCESS_TOKEN_SECONDS,
    trustProxy: env.TRUST_PROXY ?? false,
    editorOrigins: env.EDITOR_ORIGINS ?? [],
    commandsFile: env.OPS_COMMANDS_FILE,
    auditMpcScript: env.AUDIT_MPC_SCRIPT,
    stripe: stripeSettings(env),
    logLevel: env.LOG_LEVEL,
  }
}

/** Returns the lines that an operator must not overlook at a start. */
export function startWarnings({ demo, isPublic, role }: Pick<Environment, 'demo' | 'isPublic' | 'role'>): string[] {
  if (!demo || role === 'export') return []
  const reach = isPublic ? 'THIS SERVER IS PUBLIC, and anyone' : 'Anyone who reaches this server'
  return [
    `WARNING: DEMO is on. ${reach} can sign in as its administrator: the password is in README.md. DEMO=off ends it.`,
  ]
}
