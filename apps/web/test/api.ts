import { vi } from 'vitest'

/** How a procedure answers: with its output, or with an error of this HTTP status and, where it matters, tRPC code. */
export type Answer = { data: unknown } | { status: number; message: string; code?: string }

export interface Call {
  procedure: string
  language: string | null
}

function envelope(answer: Answer) {
  if ('data' in answer) return { result: { data: answer.data } }
  const { message, status, code = 'TEST' } = answer
  return { error: { message, code: -32_000, data: { code, httpStatus: status } } }
}

/**
 * Puts a stand-in for the server behind `fetch`: each procedure answers as told, any other with a 404.
 * Gives the list of calls, which grows as they are made.
 */
export function stubApi(answers: Record<string, () => Answer | Promise<Answer>>): Call[] {
  const calls: Call[] = []
  vi.stubGlobal('fetch', async (input: string | URL, init: RequestInit) => {
    const { pathname } = new URL(input, 'http://localhost')
    const procedures = pathname.replace('/api/trpc/', '').split(',')
    const language = new Headers(init.headers).get('accept-language')
    calls.push(...procedures.map((procedure) => ({ procedure, language })))
    const given = await Promise.all(
      procedures.map(async (name) => answers[name]?.() ?? { status: 404, message: 'No such procedure' }),
    )
    return Response.json(given.map(envelope))
  })
  return calls
}
