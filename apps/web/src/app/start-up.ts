import type { Language } from '@pathwise/i18n/languages'

/** Throws if the root element is missing, which means that the deployment is broken. */
export function findRootContainer(): HTMLElement {
  const container = document.getElementById('root')
  if (!container) throw new Error('Root container not found')
  return container
}

/**
 * Unregisters every service worker of this origin, because one from an earlier version would keep serving stale files.
 */
export async function unregisterServiceWorkers(): Promise<void> {
  try {
    // `navigator.serviceWorker` is undefined outside secure contexts.
    const registrations = await globalThis.navigator.serviceWorker?.getRegistrations()
    await Promise.all((registrations ?? []).map((registration) => registration.unregister()))
  } catch (error) {
    console.error('Service workers could not be unregistered', error)
  }
}

/** Logs an error if the build calls the API on localhost, which fails on every other machine. */
export function warnAboutLocalhost(apiBase: string) {
  if (apiBase.includes('localhost')) console.error(`The API base is ${apiBase}: this build only works on this machine`)
}

/**
 * Returns whether React can hydrate the container. Returns false if the server used a different language from this
 * browser, or if the history entry has state, such as a report, which the server cannot render.
 */
export function isRenderedFor(language: Language, container: HTMLElement, historyState: unknown): boolean {
  const left = typeof historyState === 'object' && historyState !== null && 'usr' in historyState && historyState.usr
  return container.dataset['prerendered'] === language && !left
}

/**
 * Repeats the clicks that the user made on buttons before `hydrateRoot` was called. After that call, React handles
 * clicks itself, and immediately hydrates the part of the page that a click needs. `public/first.js` marks the clicked
 * buttons for as long as the container has `data-prerendered`.
 */
export function replayEarlyClicks(container: HTMLElement): void {
  delete container.dataset['prerendered']
  for (const button of container.querySelectorAll<HTMLElement>('[data-clicked]')) {
    delete button.dataset['clicked']
    button.click()
  }
}
