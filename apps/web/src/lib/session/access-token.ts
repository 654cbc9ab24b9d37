import { onEntryChangedElsewhere, readText, removeEntry, storageKeys, writeText } from '../browser-storage.ts'

/** Fired on `window` when somebody signs in or out in this tab; other tabs learn of it from their storage. */
const authChanged = 'auth-changed'

/** Holds the token where storage is blocked or full, for as long as this page lives. */
let unstored: string | undefined

/** The bearer token of this browser's visitor, or undefined when nobody is signed in. */
export function accessToken(): string | undefined {
  return unstored ?? readText(storageKeys.accessToken)
}

/** The headers that say who asks; none for a visitor who is not signed in. */
export function bearer(token: string | undefined): Record<string, string> {
  return token ? { authorization: `Bearer ${token}` } : {}
}

/** Puts a newer token of the same session in place. Nobody is told, because nobody came or went. */
export function keepAccessToken(token: string) {
  unstored = writeText(storageKeys.accessToken, token).ok ? undefined : token
}

/** Somebody signed in: keeps the token and tells every part of the page. */
export function signInWith(token: string) {
  keepAccessToken(token)
  dispatchEvent(new Event(authChanged))
}

/** Nobody is signed in any longer: removes the token and tells every part of the page. */
export function removeAccessToken() {
  unstored = undefined
  removeEntry(storageKeys.accessToken)
  dispatchEvent(new Event(authChanged))
}

/** Calls back after each sign-in or sign-out, in this tab or another. Gives the function that stops listening. */
export function onAuthChanged(changed: () => void): () => void {
  addEventListener(authChanged, changed)
  const stop = onEntryChangedElsewhere(storageKeys.accessToken, changed)
  return () => {
    removeEventListener(authChanged, changed)
    stop()
  }
}
