import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Account } from './account.ts'
import { checkParams, findOperation } from './check-request.ts'
import { Holder } from './held-answer.ts'
import { operations } from './operations.ts'
import { Refusal } from './refusal.ts'
import type { Subscriptions } from './subscriptions.ts'

/**
 * How the API responds. `silent` never responds, `failing` returns 500, and `losing` executes the request but drops the
 * connection.
 */
export type Mode = 'failing' | 'losing' | 'silent' | 'working'

export interface RecordedRequest {
  readonly operation: string
  readonly idempotencyKey: string | undefined
  readonly params: Record<string, unknown>
}

interface ApiOptions {
  readonly account: Account
  readonly subscriptions: Subscriptions
  readonly secretKey: string
}

export function mountApi(app: FastifyInstance, { account, subscriptions, secretKey }: ApiOptions) {
  const keys = new IdempotencyKeys()
  const requests: RecordedRequest[] = []
  let mode: Mode = 'working'
  const holder = new Holder()

  function answer({ method, url, headers, body }: FastifyRequest): Answer & { operation: string; replayed: boolean } {
    if (headers.authorization !== `Bearer ${secretKey}`) {
      throw new Refusal('Invalid API Key provided: sk_test_****', { status: 401 })
    }
    const [path = '', query = ''] = url.split('?')
    const { operation, id = '' } = findOperation(method, path)
    const form = typeof body === 'string' ? body : ''
    const text = method === 'GET' ? query : form
    const params = checkParams(operation, text)
    const given = headers['idempotency-key']
    const idempotencyKey = method === 'POST' && typeof given === 'string' ? given : undefined
    requests.push({ operation, idempotencyKey, params })
    const work = operations[operation]
    if (!work) throw new Error(`${operation} is described, but the stand-in does not do it`)
    const once = keys.once(idempotencyKey, `${method} ${path} ${text}`, () => ({
      status: 200,
      body: work({ account, subscriptions, origin: app.listeningOrigin, id, params }),
    }))
    return { ...once, operation }
  }

  app.all('/v1/*', async (request: FastifyRequest, reply: FastifyReply) => {
    if (mode === 'silent') return reply.hijack()
    if (mode === 'failing') {
      return reply.code(500).send({ error: { type: 'api_error', message: 'An unknown error occurred' } })
    }
    reply.header('request-id', `req_${request.id}`)
    try {
      const { operation, status, body, replayed } = answer(request)
      const asIsNow = structuredClone(body)
      const arrives = await holder.pass(operation)
      if (!arrives || mode === 'losing') {
        reply.hijack()
        request.raw.socket.destroy()
        return reply
      }
      if (replayed) reply.header('idempotent-replayed', 'true')
      return reply.code(status).send(asIsNow)
    } catch (error) {
      if (error instanceof Refusal) return reply.code(error.status).send(error.body)
      throw error
    }
  })

  return {
    requests,
    setMode: (next: Mode) => {
      mode = next
    },
    holder,
  }
}

interface Answer {
  readonly status: number
  readonly body: object
}

/** Remembers the first response for each idempotency key. */
class IdempotencyKeys {
  readonly #answers = new Map<string, { readonly request: string; readonly answer: Answer }>()

  /** @throws Refusal if the key was used for a different request */
  once(key: string | undefined, request: string, work: () => Answer): Answer & { readonly replayed: boolean } {
    const known = key === undefined ? undefined : this.#answers.get(key)
    if (known && known.request !== request) {
      throw new Refusal(
        `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        { type: 'idempotency_error' },
      )
    }
    if (known) return { ...known.answer, replayed: true }
    const answer = copyResult(work())
    if (key !== undefined) this.#answers.set(key, { request, answer })
    return { ...answer, replayed: false }
  }
}

/** Clones the body, because the original object can change later. */
function copyResult({ status, body }: Answer): Answer {
  return { status, body: structuredClone(body) }
}
