import { EventEmitter, once } from 'node:events'

/** A response that is held until it is released or dropped. */
export interface HeldAnswer {
  /** Resolves when the request has been executed and its response is being held. */
  readonly asked: Promise<unknown>
  /** Sends the response. */
  release(): void
  /** Closes the connection without sending the response. */
  lose(): void
}

/** Holds a single response. */
export class Holder {
  #next: { readonly operation: string | undefined; readonly moments: EventEmitter } | undefined

  /**
   * @param operation the operation whose next response is held. If undefined, the next response to any operation is
   * held.
   */
  hold(operation?: string): HeldAnswer {
    const moments = new EventEmitter()
    this.#next = { operation, moments }
    return {
      asked: once(moments, 'asked'),
      release: () => moments.emit('end', true),
      lose: () => moments.emit('end', false),
    }
  }

  /** Waits for `release` or `lose` if this response must be held. @returns whether to send the response */
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
