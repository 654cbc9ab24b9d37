import type { Announcement } from '@pathwise/api/settings/settings.schemas'
import { useSyncExternalStore } from 'react'

const builtIn: Announcement = { place: 'home', texts: null }

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

// The server writes it from its schema, so that a glance is enough: Zod would enlarge the first visit.
function isAnnouncement(given: unknown): given is Announcement {
  return typeof given === 'object' && given !== null && 'place' in given && 'texts' in given
}

/** Returns the announcement that the server has written into the page, or the built-in one. */
export function useAnnouncement(): Announcement {
  const json = useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset['announcement'],
    // Before the first paint in the browser, and in the build, which has no document.
    () => (typeof document === 'undefined' ? undefined : document.documentElement.dataset['announcement']),
  )
  const given: unknown = json === undefined ? undefined : JSON.parse(json)
  return isAnnouncement(given) ? given : builtIn
}

/** Shows a changed announcement on this device without a reload. */
export function replaceAnnouncement(announcement: Announcement): void {
  document.documentElement.dataset['announcement'] = JSON.stringify(announcement)
  for (const notify of listeners) notify()
}
