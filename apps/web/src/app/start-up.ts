import type { Language } from '@pathwise/i18n/languages'

/** The element that holds the app. A page without it is a broken deployment, and says so. */
export function rootContainer(): HTMLElement {
  const container = document.getElementById('root')
  if (!container) throw new Error('Root container not found')
  return container
}

/** Removes every service worker of this origin: one left by an earlier version would go on serving old files. */
export async function unregisterServiceWorkers(): Promise<void> {
  try {
    // Missing outside secure contexts.
    const registrations = await globalThis.navigator.serviceWorker?.getRegistrations()
    await Promise.all((registrations ?? []).map((registration) => registration.unregister()))
  } catch (error) {
    console.error('Service workers could not be unregistered', error)
  }
}

/** A build that calls the API on localhost works on nobody else's machine. */
export function warnAboutLocalhost(apiBase: string) {
  if (apiBase.includes('localhost')) console.error(`The API base is ${apiBase}: this build only works on this machine`)
}

/**
 * Keeps zod from trying whether it may compile code at run time: our Content Security Policy forbids that, and browsers report
 * each try. Set where zod's own `config` would set it, because that function brings the whole library into the first page.
 */
export function keepZodFromCompiling() {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
}

/**
 * Whether the container holds what the app will first render, so that React can take it over. A page in another language is
 * replaced, because the choice of this browser is newer than what the server knew; and so is one to which navigation left a
 * state, such as a report, of which the server knows nothing.
 */
export function isRenderedFor(language: Language, container: HTMLElement, historyState: unknown): boolean {
  const left = typeof historyState === 'object' && historyState !== null && 'usr' in historyState && historyState.usr
  return container.dataset['prerendered'] === language && !left
}
