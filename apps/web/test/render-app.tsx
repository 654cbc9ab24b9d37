import type { Language } from '@pathwise/i18n/languages'
import { render } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { App } from '../src/app/app.tsx'
import { startTranslations } from '../src/app/language.ts'
import { Providers } from '../src/app/providers.tsx'
import { findRoute } from '../src/app/routes.tsx'

/** Where the app is, for tests that look at the address or at the state that navigation carried. */
interface Place {
  pathname: string
  search: string
  state: unknown
}

function PlaceReport({ onPlace }: { onPlace: (place: Place) => void }) {
  const { pathname, search, state } = useLocation()
  // Reported with the commit that shows the page, so that a test which finds the page also finds its address.
  useLayoutEffect(() => {
    onPlace({ pathname, search, state })
  })
  return null
}

/** The whole app at an address, with the state that navigation left there, as `main.tsx` puts it together. */
export async function renderApp(address: string, language: Language = 'en', state: unknown = null) {
  const { pathname, search, hash } = new URL(address, 'http://localhost')
  localStorage.setItem('pathwise.language', language)
  const { texts, load } = findRoute(pathname)
  const [translations] = await Promise.all([startTranslations(language, texts), load(pathname, language)])
  const place: { current: Place } = { current: { pathname, search, state } }
  render(
    <Providers language={() => translations.language}>
      <MemoryRouter initialEntries={[{ pathname, search, hash, state }]}>
        <PlaceReport
          onPlace={(now) => {
            place.current = now
          }}
        />
        <App />
      </MemoryRouter>
    </Providers>,
  )
  return { place, translations }
}
