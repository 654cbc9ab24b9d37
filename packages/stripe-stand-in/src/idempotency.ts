import { Refusal } from './refusal.ts'

export interface Answer {
  readonly status: number
  readonly body: object
}

/** Repeats the first response for each request with the same key. */
export class IdempotencyKeys {
  readonly #answers = new Map<string, { readonly request: string; readonly answer: Answer }>()

  /** @throws Refusal when the key was used for another request */
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

/** Copies a response, because the object in its body may change later. */
function copyResult({ status, body }: Answer): Answer {
  return { status, body: structuredClone(body) }
}
