import { vi } from 'vitest'
import type { Answer, Call } from './calls.ts'
import { fakeAccount } from './fake-account.ts'

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

/** Simulates a network failure. */
export function failRequest(message: string): Promise<never> {
  return Promise.reject(new TypeError(message))
}

/**
 * Stubs `fetch` with these responses, keyed by procedure or path. An empty `fakeAccount` answers sync
 * requests by default. All other requests return 404.
 * @returns an array to which each new request is added
 */
export function stubApi(answers: Record<string, (call: Call) => Answer | Promise<Answer>>): Call[] {
  const calls: Call[] = []
  const all: typeof answers = { ...fakeAccount().answers, ...answers }
  const answer = async (call: Call): Promise<Answer> => {
    calls.push(call)
    return (await all[call.procedure]?.(call)) ?? { status: 404, message: 'Nothing is here' }
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
