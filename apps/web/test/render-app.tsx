import type { Language } from '@pathwise/i18n/languages'
import { render } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { MemoryRouter, useLocation, useNavigationType } from 'react-router'
import { App } from '../src/app/app.tsx'
import { loadRoute } from '../src/app/find-route.ts'
import { startTranslations } from '../src/app/language.ts'
import { ApiClientsContext } from '../src/lib/api-clients-context.ts'
import { createApiClients } from '../src/lib/api-provider.tsx'

/** The app's location, for tests that check the URL or the navigation state. */
interface Place {
  pathname: string
  search: string
  state: unknown
  /** How the last navigation changed the history: `PUSH`, `REPLACE` or `POP`. */
  navigation: string
}

function PlaceReport({ onPlace }: { onPlace: (place: Place) => void }) {
  const { pathname, search, state } = useLocation()
  const navigation = useNavigationType()
  // A layout effect reports the location in the same React commit that shows the page, so a test that finds the page
  // also finds its location.
  useLayoutEffect(() => {
    onPlace({ pathname, search, state, navigation })
  })
  return null
}

/** Renders the whole app at a URL, set up as in `main.tsx`. */
export async function renderApp(address: string, language: Language = 'en', state: unknown = null) {
  const { pathname, search, hash } = new URL(address, 'http://localhost')
  localStorage.setItem('pathwise.language', language)
  // Load the list of routes, as the visitor's first pointer event does in the app.
  await loadRoute('/portal')
  const { texts, load } = await loadRoute(pathname)
  const [translations] = await Promise.all([startTranslations(language, texts), load(pathname, language)])
  const place: { current: Place } = { current: { pathname, search, state, navigation: 'POP' } }
  render(
    <ApiClientsContext value={createApiClients(() => translations.language)}>
      <MemoryRouter initialEntries={[{ pathname, search, hash, state }]}>
        <PlaceReport
          onPlace={(now) => {
            place.current = now
          }}
        />
        <App />
      </MemoryRouter>
    </ApiClientsContext>,
  )
  return { place, translations }
}
