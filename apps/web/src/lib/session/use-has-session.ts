import { useSyncExternalStore } from 'react'
import { getAccessToken, onAuthChanged } from './access-token.ts'

const hasToken = () => getAccessToken() !== undefined

/** Returns whether there is a token, and updates after every sign-in and sign-out. Needs no API client. */
export function useHasSession(): boolean {
  return useSyncExternalStore(onAuthChanged, hasToken, () => false)
}
