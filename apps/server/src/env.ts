import { z } from 'zod'

/** `1`, `true`, `on`, `yes` and their opposites; anything else is a mistake, not a `false`. */
const flag = z.stringbool()

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional(),
  DEMO: flag.optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

export interface Environment {
  readonly port: number
  readonly host: string
  /** Where the database is: a `postgres://` URL, or the directory of the embedded one. */
  readonly databaseTarget: string
  readonly demo: boolean
  /** Origin without a slash at the end; undefined means that of the address listened on. */
  readonly publicUrl: string | undefined
  readonly logLevel: z.infer<typeof schema>['LOG_LEVEL']
}

export class EnvironmentError extends Error {}

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
  return {
    port: env.PORT,
    host: env.HOST,
    databaseTarget: env.DATABASE_URL ?? `${env.DATA_DIR}/database`,
    demo: env.DEMO ?? env.DATABASE_URL === undefined,
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ''),
    logLevel: env.LOG_LEVEL,
  }
}
