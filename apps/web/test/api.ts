import { vi } from 'vitest'

/**
 * A stubbed response: the output, or an error with an HTTP status and, optionally, a tRPC code, a reason and other
 * error data.
 */
export type Answer =
  | { data: unknown }
  /** A response body with one JSON value per line. */
  | { lines: readonly unknown[] }
  | { status: number; message: string; code?: string; [more: string]: unknown }

export interface Call {
  /** The procedure's name, or the path of a call that is not a procedure. */
  procedure: string
  language: string | null
  /** The bearer token of the request. */
  token: string | undefined
  /**
   * The procedure's input. For a call that is not a procedure, the JSON body or, when there is none, the query
   * parameters.
   */
  input: unknown
}

function hasLines(answer: Answer): answer is Extract<Answer, { lines: readonly unknown[] }> {
  return 'lines' in answer && !('status' in answer)
}

function envelope(answer: Answer) {
  if (hasLines(answer)) return { result: { data: answer.lines } }
  if ('data' in answer) return { result: { data: answer.data } }
  const { message, status, code = 'TEST', ...more } = answer
  return { error: { message, code: -32_000, data: { code, httpStatus: status, ...more } } }
}

function plain(answer: Answer): Response {
  if (hasLines(answer)) return new Response(answer.lines.map((line) => JSON.stringify(line)).join('\n'))
  if ('data' in answer) return Response.json(answer.data)
  return Response.json({ detail: answer.message }, { status: answer.status })
}

const procedures = '/api/trpc/'

/** Simulates a network failure for the request. */
export function failRequest(message: string): Promise<never> {
  return Promise.reject(new TypeError(message))
}

/**
 * Stubs `fetch` with these responses, keyed by procedure or path. All other calls get a 404. Returns a list to which
 * each request is added.
 */
export function stubApi(answers: Record<string, (call: Call) => Answer | Promise<Answer>>): Call[] {
  const calls: Call[] = []
  const answer = async (call: Call): Promise<Answer> => {
    calls.push(call)
    return (await answers[call.procedure]?.(call)) ?? { status: 404, message: 'Nothing is here' }
  }
  vi.stubGlobal('fetch', async (input: string | URL, { headers: given, body }: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(input, 'http://localhost')
    const headers = new Headers(given)
    const token = headers.get('authorization')?.replace('Bearer ', '')
    const facts = { language: headers.get('accept-language'), token }
    if (!pathname.startsWith(procedures)) {
      const isJson = typeof body === 'string' && headers.get('content-type') === 'application/json'
      const sent: unknown = isJson ? JSON.parse(body) : Object.fromEntries(searchParams)
      return plain(await answer({ ...facts, procedure: pathname, input: sent }))
    }
    const text = typeof body === 'string' ? body : searchParams.get('input')
    const inputs: unknown = text ? JSON.parse(text) : undefined
    const readInput = (index: number): unknown =>
      typeof inputs === 'object' && inputs !== null ? Reflect.get(inputs, index) : undefined
    const names = pathname.slice(procedures.length).split(',')
    const batch = names.map((procedure, index) => answer({ ...facts, procedure, input: readInput(index) }))
    return Response.json((await Promise.all(batch)).map(envelope))
  })
  return calls
}
