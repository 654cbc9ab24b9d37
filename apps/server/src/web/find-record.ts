import { appRouter } from '@pathwise/api/root'
import { TRPCError } from '@trpc/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { BuildContext } from '../http/request-facts.ts'

type Api = ReturnType<typeof appRouter.createCaller>

interface FoundRecord {
  /** The result of the page's procedure. */
  readonly record: unknown
  /** Changes when the record changes. */
  readonly version: number
}

interface RecordPage {
  /** Returns the id of the record that a URL shows, or undefined if the URL has no record. */
  readonly readId: (url: URL) => string | undefined
  readonly find: (api: Api, id: string) => Promise<FoundRecord>
  readonly cacheControl: 'no-cache' | 'no-store'
}

/** The pages that show one stored record, by kind. The web app's `entry-record.tsx` renders each kind. */
const recordPages = {
  report: {
    readId: ({ pathname, searchParams }) =>
      pathname === '/plan' ? (searchParams.get('share') ?? undefined) : undefined,
    find: async ({ share }, id) => ({ record: await share.get({ id }), version: 0 }),
    // The URL is a secret.
    cacheControl: 'no-store',
  },
  problem: {
    // For other ids, the web app shows a page without a request.
    readId: ({ pathname }) => /^\/practice\/([1-9]\d{0,8})$/.exec(pathname)?.[1],
    find: async ({ practice }, id) => {
      const record = await practice.get({ id: Number(id) })
      return { record, version: record.version }
    },
    cacheControl: 'no-cache',
  },
} as const satisfies Record<string, RecordPage>

const kinds = ['report', 'problem'] as const satisfies readonly (keyof typeof recordPages)[]
type RecordKind = (typeof kinds)[number]

export interface RecordAddress {
  readonly kind: RecordKind
  readonly id: string
}

/** Returns the record that a URL shows, or undefined if it shows none. */
export function readRecordAddress(url: URL): RecordAddress | undefined {
  for (const kind of kinds) {
    const id = recordPages[kind].readId(url)
    if (id !== undefined) return { kind, id }
  }
  return undefined
}

export function findCacheControl({ kind }: RecordAddress): string {
  return recordPages[kind].cacheControl
}

const unknownCodes: ReadonlySet<string> = new Set(['NOT_FOUND', 'BAD_REQUEST', 'UNPROCESSABLE_CONTENT'])

export type FindRecord = (
  request: FastifyRequest,
  reply: FastifyReply,
  address: RecordAddress,
) => Promise<FoundRecord | undefined>

/** Calls the page's procedure as a browser would. Returns undefined for an unknown id. */
export function findRecord(buildContext: BuildContext): FindRecord {
  return async (request, reply, { kind, id }) => {
    try {
      return await recordPages[kind].find(appRouter.createCaller(buildContext(request, reply)), id)
    } catch (error) {
      if (error instanceof TRPCError && unknownCodes.has(error.code)) return undefined
      throw error
    }
  }
}
