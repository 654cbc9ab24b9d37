import { EventEmitter, once } from 'node:events'

/** A response that has not been sent yet. */
export interface HeldAnswer {
  /** Resolves when the request has been executed and its response is held back. */
  readonly asked: Promise<unknown>
  release(): void
  /** Drops the connection instead of responding. */
  lose(): void
}

/** Holds back one response at a time when a test asks for it. */
export class Holder {
  #next: { readonly operation: string | undefined; readonly moments: EventEmitter } | undefined

  /** @param operation holds the next response to this operation; by default, to any */
  hold(operation?: string): HeldAnswer {
    const moments = new EventEmitter()
    this.#next = { operation, moments }
    return {
      asked: once(moments, 'asked'),
      release: () => moments.emit('end', true),
      lose: () => moments.emit('end', false),
    }
  }

  /** Waits while the response is held back. @returns false if the connection must be dropped instead of responding */
  async pass(operation: string): Promise<boolean> {
    if (!this.#next || (this.#next.operation ?? operation) !== operation) return true
    const { moments } = this.#next
    this.#next = undefined
    const end = once(moments, 'end')
    moments.emit('asked')
    const [arrives]: unknown[] = await end
    return arrives === true
  }
}
