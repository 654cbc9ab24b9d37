import { vi } from 'vitest'

/**
 * How a procedure answers: with its output, or with an error of this HTTP status and, where it matters, tRPC code, reason and
 * whatever else its error data holds.
 */
export type Answer = { data: unknown } | { status: number; message: string; code?: string; [more: string]: unknown }

export interface Call {
  /** The procedure's name, or the path of a call that is none. */
  procedure: string
  language: string | null
  /** The bearer token that came along. */
  token: string | undefined
  /** What a procedure was given. */
  input: unknown
}

function envelope(answer: Answer) {
  if ('data' in answer) return { result: { data: answer.data } }
  const { message, status, code = 'TEST', ...more } = answer
  return { error: { message, code: -32_000, data: { code, httpStatus: status, ...more } } }
}

function plain(answer: Answer): Response {
  if ('data' in answer) return Response.json(answer.data)
  return Response.json({ detail: answer.message }, { status: answer.status })
}

const procedures = '/api/trpc/'

/** In place of an answer: the request fails in the browser. */
export function notAnswering(message: string): Promise<never> {
  return Promise.reject(new TypeError(message))
}

/**
 * Puts a stand-in for the server behind `fetch`: each procedure, or path of another call, answers as told; any other with a
 * 404. Gives the list of calls, which grows as they are made.
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
    if (!pathname.startsWith(procedures))
      return plain(await answer({ ...facts, procedure: pathname, input: undefined }))
    const text = typeof body === 'string' ? body : searchParams.get('input')
    const inputs: unknown = text ? JSON.parse(text) : undefined
    const inputOf = (index: number): unknown =>
      typeof inputs === 'object' && inputs !== null ? Reflect.get(inputs, index) : undefined
    const names = pathname.slice(procedures.length).split(',')
    const batch = names.map((procedure, index) => answer({ ...facts, procedure, input: inputOf(index) }))
    return Response.json((await Promise.all(batch)).map(envelope))
  })
  return calls
}
