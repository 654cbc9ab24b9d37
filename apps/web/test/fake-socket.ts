import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Stubs WebSocket. Tests use the returned sockets to send messages to the page. */
export function stubSockets() {
  const sockets: FakeSocket[] = []
  class FakeSocket extends EventTarget {
    readonly address: string
    closed = false
    constructor(address: string | URL) {
      super()
      this.address = String(address)
      sockets.push(this)
    }
    close() {
      this.closed = true
    }
    say(data: string) {
      act(() => void this.dispatchEvent(new MessageEvent('message', { data })))
    }
    fail() {
      this.dispatchEvent(new Event('close'))
    }
  }
  vi.stubGlobal('WebSocket', FakeSocket)
  return sockets
}
