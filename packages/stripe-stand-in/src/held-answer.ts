import { EventEmitter, once } from 'node:events'

/** An answer that is ready, and waits. */
export interface HeldAnswer {
  /** Resolves when the application has asked. */
  readonly asked: Promise<unknown>
  /** Lets the answer arrive. */
  release(): void
  /** Ends the connection without it. */
  lose(): void
}

/** Holds one answer back, once. */
export class Holder {
  #next: { readonly operation: string | undefined; readonly moments: EventEmitter } | undefined

  /** @param operation whose answer is held; without it, the very next one */
  hold(operation?: string): HeldAnswer {
    const moments = new EventEmitter()
    this.#next = { operation, moments }
    return {
      asked: once(moments, 'asked'),
      release: () => moments.emit('end', true),
      lose: () => moments.emit('end', false),
    }
  }

  /** Waits if this is the answer to be held. @returns whether it shall arrive */
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
