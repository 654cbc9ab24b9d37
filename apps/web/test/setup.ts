import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { clearDevice } from '../src/lib/browser-storage.ts'
import { deferErrorMessages, speedUpQueries } from './quick-queries.ts'

// A file's first test waits until the page's code is compiled, which can take a while on a busy machine.
configure({ asyncUtilTimeout: 10_000 })
deferErrorMessages()

// The rich text editor needs a real browser. Its own tests are in packages/editor.
vi.mock('@pathwise/editor/rich-text-editor', () => import('./plain-editor.tsx'))

// Pages show many icons, and creating an icon's paths takes longer than creating the rest of its button.
vi.mock('lucide-react', async () => (await import('./plain-icons.tsx')).plainIcons)

/** Provided by Vitest's `jsdom` environment. */
declare const jsdom: { readonly window: Window & typeof globalThis }

// Vitest removes stubs before each test, so those of a file's last test would still apply while the next file is loaded.
afterAll(() => {
  vi.unstubAllGlobals()
})

// Stubs for features that jsdom lacks. Tests of plain functions run without a document and do not need the stubs.
if (typeof document !== 'undefined') {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  window.scrollTo = () => {}
  // Node 25 and later define globals with these names, which would shadow those of jsdom.
  for (const name of ['localStorage', 'sessionStorage', 'Storage'] as const) {
    Object.defineProperty(globalThis, name, { configurable: true, get: () => jsdom.window[name] })
  }
  Element.prototype.scrollIntoView = () => {}
  speedUpQueries(jsdom.window)

  /** Does nothing, because jsdom has no layout to observe. Tests that need observations define their own stub. */
  class NoObserver {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Object.assign(globalThis, { ResizeObserver: NoObserver, IntersectionObserver: NoObserver })

  beforeEach(() => {
    // The stores keep their data between tests, even across test files in the same process.
    clearDevice(() => false)
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom does not support the Cookie Store API.
    document.cookie = 'pathwise.language=; max-age=0'
    delete document.documentElement.dataset['theme']
    // Matches no media query, so the system theme is light. Tests that need a match stub `matchMedia` themselves.
    vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: false }))
  })

  afterEach(cleanup)
}
