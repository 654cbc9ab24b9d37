import { transferLimits } from '@pathwise/question-formats/limits'
import { z } from 'zod'
import { wholeNumber } from './whole-number.ts'

const mebibyte = 1024 * 1024

/** Environment variables for request limits, metrics and traces. Error messages must not contain their values. */
export const limitVariables = {
  REQUEST_SECONDS: wholeNumber(5, 3600).default(120),
  HEADER_SECONDS: wholeNumber(1, 600).default(20),
  MAX_REQUESTS: wholeNumber(1, 1_000_000).default(500),
  MAX_CONNECTIONS: wholeNumber(1, 1_000_000).default(10_000),
  MAX_WEBSOCKETS: wholeNumber(1, 1_000_000).default(1_000),
  MAX_EXPORTS: wholeNumber(1, 10_000).default(20),
  IMPORT_MEGABYTES: wholeNumber(1, transferLimits.fileBytes / mebibyte).default(transferLimits.fileBytes / mebibyte),
  THROTTLE_MULTIPLIER: z.coerce.number().min(0.1).max(100).default(1),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{20,200}$/, 'must have 20 to 200 letters, digits or signs of a token')
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
}

type Given = Readonly<z.output<z.ZodObject<typeof limitVariables>>>

export interface ClientLimits {
  /** The time limit for receiving a complete request, including the body. */
  readonly requestMs: number
  /** The time limit for receiving a request's headers. */
  readonly headerMs: number
  /** The maximum number of requests in flight. Further requests get a 503. */
  readonly requests: number
  /** The maximum number of concurrent connections. Further connections are closed. */
  readonly connections: number
  /** The maximum number of concurrent WebSockets. Further WebSockets get a 503. */
  readonly webSockets: number
  /** The maximum number of concurrent content exports on this server. Further exports get a 503. */
  readonly exports: number
  /** The maximum size of an imported question file. */
  readonly importBytes: number
}

export interface LimitSettings {
  readonly limits: ClientLimits
  /** Multiplies all rate limits except those against brute-force attacks. */
  readonly throttleMultiplier: number
  /** The token for `/metrics`. If null, only this machine may read the metrics. */
  readonly metricsToken: string | null
  /** The OTLP receiver for traces over HTTP. Null turns tracing off. */
  readonly tracesUrl: string | null
}

export function buildLimitSettings(given: Given): LimitSettings {
  return {
    limits: {
      requestMs: given.REQUEST_SECONDS * 1000,
      headerMs: Math.min(given.HEADER_SECONDS, given.REQUEST_SECONDS) * 1000,
      requests: given.MAX_REQUESTS,
      connections: given.MAX_CONNECTIONS,
      webSockets: given.MAX_WEBSOCKETS,
      exports: given.MAX_EXPORTS,
      importBytes: given.IMPORT_MEGABYTES * mebibyte,
    },
    throttleMultiplier: given.THROTTLE_MULTIPLIER,
    metricsToken: given.METRICS_TOKEN ?? null,
    // superlinear: set by the operator
    tracesUrl: given.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, '') ?? null,
  }
}

/** The limits that apply when no environment variable is set. */
export const defaultLimits: LimitSettings = buildLimitSettings(z.object(limitVariables).parse({}))
