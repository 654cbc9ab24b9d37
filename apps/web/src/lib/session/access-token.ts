import { onEntryChangedInOtherTab, readText, removeEntry, writeText } from '../browser-storage.ts'

/** Fired on `window` after a sign-in or sign-out in this tab. Other tabs receive a storage event instead. */
const authChanged = 'auth-changed'

/** The access token, if it could not be stored because storage is blocked or full. It is lost when the page unloads. */
let unstored: string | undefined

export function getAccessToken(): string | undefined {
  return unstored ?? readText('access_token')
}

export function buildAuthorizationHeader(token: string | undefined): Record<string, string> {
  return token ? { authorization: `Bearer ${token}` } : {}
}

/** Stores the token without notifying listeners. Call it directly only if the user stays the same. */
export function storeAccessToken(token: string) {
  unstored = writeText('access_token', token).ok ? undefined : token
}

/** Stores the token and notifies all listeners. */
export function signInWith(token: string) {
  storeAccessToken(token)
  dispatchEvent(new Event(authChanged))
}

/** Removes the token and notifies all listeners. */
export function removeAccessToken() {
  unstored = undefined
  removeEntry('access_token')
  dispatchEvent(new Event(authChanged))
}

/** Calls `changed` after each sign-in or sign-out in any tab. Returns a function that unsubscribes. */
export function onAuthChanged(changed: () => void): () => void {
  addEventListener(authChanged, changed)
  const stop = onEntryChangedInOtherTab('access_token', changed)
  return () => {
    removeEventListener(authChanged, changed)
    stop()
  }
}
