import { appRouter } from '@pathwise/api/root'
import { TRPCError } from '@trpc/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { BuildContext } from '../http/request-facts.ts'

type Api = ReturnType<typeof appRouter.createCaller>

/** A kind of page that shows one stored record. The web app's `entry-record.tsx` renders each kind. */
interface RecordPage {
  readonly kind: 'report' | 'problem'
  /** Returns the id of the record that a URL shows, or undefined if the URL has no record. */
  readonly readId: (url: URL) => string | undefined
  /** Returns the result of the page's procedure. */
  readonly find: (api: Api, id: string) => Promise<unknown>
  /** Whether the content of the page depends on the query of its URL. */
  readonly dependsOnQuery: boolean
  /**
   * The maximum length of the record's JSON. If the JSON is longer, the browser renders the page, so that the server's
   * thread is not blocked.
   */
  readonly longestRendered: number
  readonly cacheControl: 'no-cache' | 'no-store'
}

const recordPages: readonly RecordPage[] = [
  {
    kind: 'report',
    readId: ({ pathname, searchParams }) =>
      pathname === '/plan' ? (searchParams.get('share') ?? undefined) : undefined,
    find: ({ share }, id) => share.get({ id }),
    dependsOnQuery: true,
    // Enough for every stored report, because a report is at most 256 kB long.
    longestRendered: 300_000,
    // The URL is a secret.
    cacheControl: 'no-store',
  },
  {
    kind: 'problem',
    // Any other path contains no id, so the web app shows a page without requesting a record.
    readId: ({ pathname }) => /^\/practice\/([1-9]\d{0,9})$/.exec(pathname)?.[1],
    find: ({ practice }, id) => practice.get({ id: Number(id) }),
    dependsOnQuery: false,
    // Problems with many formulas and figures take the longest to render. Our problems have at most a tenth of this
    // length.
    longestRendered: 40_000,
    cacheControl: 'no-cache',
  },
]

export interface RecordAddress extends RecordPage {
  readonly id: string
}

/** Returns the record that a URL shows, or undefined if it shows none. */
export function readRecordAddress(url: URL): RecordAddress | undefined {
  for (const page of recordPages) {
    const id = page.readId(url)
    if (id !== undefined) return { ...page, id }
  }
  return undefined
}

const unknownCodes: ReadonlySet<string> = new Set(['NOT_FOUND', 'BAD_REQUEST', 'UNPROCESSABLE_CONTENT'])

export type FindRecord = (request: FastifyRequest, reply: FastifyReply, address: RecordAddress) => Promise<unknown>

/** Calls the page's procedure as a browser would. Resolves to undefined for an unknown id. */
export function findRecord(buildContext: BuildContext): FindRecord {
  return async (request, reply, { find, id }) => {
    try {
      return await find(appRouter.createCaller(buildContext(request, reply)), id)
    } catch (error) {
      if (error instanceof TRPCError && unknownCodes.has(error.code)) return undefined
      throw error
    }
  }
}
