import { onEntryChangedElsewhere, readText, removeEntry, storageKeys, writeText } from '../browser-storage.ts'

/** The `window` event fired after a sign-in or sign-out in this tab. Other tabs get a storage event instead. */
const authChanged = 'auth-changed'

/** The token when storage is blocked or full. It stays in memory until the page unloads. */
let unstored: string | undefined

/** Returns the visitor's bearer token, or undefined when the visitor is not signed in. */
export function accessToken(): string | undefined {
  return unstored ?? readText(storageKeys.accessToken)
}

/** Returns the authorization header for a token, or no headers when there is no token. */
export function bearer(token: string | undefined): Record<string, string> {
  return token ? { authorization: `Bearer ${token}` } : {}
}

/** Replaces the token with a newer token of the same session. Fires no event, because the user did not change. */
export function keepAccessToken(token: string) {
  unstored = writeText(storageKeys.accessToken, token).ok ? undefined : token
}

/** Signs in: stores the token and notifies all listeners. */
export function signInWith(token: string) {
  keepAccessToken(token)
  dispatchEvent(new Event(authChanged))
}

/** Signs out: removes the token and notifies all listeners. */
export function removeAccessToken() {
  unstored = undefined
  removeEntry(storageKeys.accessToken)
  dispatchEvent(new Event(authChanged))
}

/** Calls `changed` after each sign-in or sign-out, in this tab or another. Returns a function that unsubscribes. */
export function onAuthChanged(changed: () => void): () => void {
  addEventListener(authChanged, changed)
  const stop = onEntryChangedElsewhere(storageKeys.accessToken, changed)
  return () => {
    removeEventListener(authChanged, changed)
    stop()
  }
}
