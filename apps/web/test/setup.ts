import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { clearDevice } from '../src/lib/browser-storage.ts'

// The first test in a file waits for the page's code to compile, which takes a while on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

// The rich text editor needs a real browser, which its tests in packages/editor use.
vi.mock('@pathwise/editor/rich-text-editor', () => import('./plain-editor.tsx'))

/** Defined by Vitest's `jsdom` environment. */
declare const jsdom: { readonly window: Window & typeof globalThis }

// Provide the browser features that jsdom lacks. Tests of plain functions run without a document and do not need them.
if (typeof document !== 'undefined') {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  window.scrollTo = () => {}
  // Node 25 and newer define globals with these names, which shadow jsdom's globals.
  for (const name of ['localStorage', 'sessionStorage', 'Storage'] as const) {
    Object.defineProperty(globalThis, name, { configurable: true, get: () => jsdom.window[name] })
  }
  Element.prototype.scrollIntoView = () => {}

  /**
   * A no-op observer: jsdom has no layout, so there is nothing to observe. Tests that need observations define their
   * own stub.
   */
  class NoObserver {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Object.assign(globalThis, { ResizeObserver: NoObserver, IntersectionObserver: NoObserver })

  beforeEach(() => {
    // The stores keep their data even when another test file runs in the same process.
    clearDevice(() => false)
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom does not support the Cookie Store API.
    document.cookie = 'pathwise.language=; max-age=0'
    delete document.documentElement.dataset['theme']
    // Simulates a system with a light theme. Tests that need another value stub it themselves.
    vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: false }))
  })

  afterEach(cleanup)
}
