import { useSyncExternalStore } from 'react'
import { writeText } from './browser-storage.ts'

type Theme = 'light' | 'dark'

const systemDark = '(prefers-color-scheme: dark)'
const listeners = new Set<() => void>()

function currentTheme(): Theme {
  const chosen = document.documentElement.dataset['theme']
  if (chosen === 'light' || chosen === 'dark') return chosen
  return matchMedia(systemDark).matches ? 'dark' : 'light'
}

function subscribe(changed: () => void): () => void {
  const system = matchMedia(systemDark)
  listeners.add(changed)
  system.addEventListener('change', changed)
  return () => {
    listeners.delete(changed)
    system.removeEventListener('change', changed)
  }
}

/** Overrides the system theme and, if possible, stores the choice. */
export function chooseTheme(theme: Theme) {
  document.documentElement.dataset['theme'] = theme
  writeText('pathwise.theme', theme)
  for (const changed of listeners) changed()
}

/** Returns the user's choice, or else the system theme. `public/first.js` has already applied a stored choice. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => 'light')
}
