// @vitest-environment jsdom
import { createTranslations, loadTexts } from '@pathwise/i18n/browser'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { type BackendModule, createInstance } from 'i18next'
import { lazy, type ReactNode, Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { MemoryRouter, useLocation } from 'react-router'
import { expect, it, vi } from 'vitest'
import { Link } from '../../lib/link.tsx'
import { readStoredLanguage } from '../../lib/preferences.ts'
import { PageHydrated, PageHydration } from '../page-hydration.tsx'
import { LanguageSelect } from './language-select.tsx'

function Page() {
  return <p>{useTranslation('shell').t('language')}</p>
}

async function prepare() {
  const translations = await createTranslations('en', ['shell'])
  const build = (page: ReactNode) => (
    <I18nextProvider i18n={translations}>
      <MemoryRouter>
        <PageHydration>
          <LanguageSelect />
          <Suspense>
            {page}
            <PageHydrated />
          </Suspense>
        </PageHydration>
      </MemoryRouter>
    </I18nextProvider>
  )
  return { translations, build }
}

function renderOnServer(app: ReactNode): HTMLElement {
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(app)
  return container
}

const control = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language' })

it('shows the new language as selected while its translations are loading', async () => {
  const { translations, build } = await prepare()
  const app = build(<Page />)
  vi.spyOn(translations, 'changeLanguage').mockReturnValue(new Promise(() => {}))
  render(app)
  fireEvent.change(control(), { target: { value: 'ko' } })
  expect(control().value).toBe('ko')
})

it('applies the language that was chosen before hydration', async () => {
  const { translations, build } = await prepare()
  const app = build(<Page />)
  const container = renderOnServer(app)
  control().value = 'ko'
  await act(async () => render(app, { container, hydrate: true }))
  expect((await screen.findByRole<HTMLSelectElement>('combobox', { name: '언어' })).value).toBe('ko')
  expect(translations.language).toBe('ko')
})

it('applies a language that was selected during hydration only after hydration has finished', async () => {
  const { translations, build } = await prepare()
  const container = renderOnServer(build(<Page />))
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const LatePage = lazy(() => held.then(() => ({ default: Page })))
  const mismatch = vi.fn<() => void>()
  await act(async () => render(build(<LatePage />), { container, hydrate: true, onRecoverableError: mismatch }))
  await act(async () => fireEvent.change(control(), { target: { value: 'ko' } }))
  expect(control().value).toBe('ko')
  expect(translations.language).toBe('en')
  await act(async () => release())
  await waitFor(() => expect(screen.getByText('언어')).toBeDefined())
  expect(mismatch).not.toHaveBeenCalled()
})

function Address() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

/** Renders the select at `/guides/us?lang=en`. The texts of other languages load only after `release`. */
async function renderOnSlowNetwork() {
  const [en, ko] = await Promise.all([loadTexts('en', 'shell'), loadTexts('ko', 'shell')])
  let release = () => {}
  const backend: BackendModule = {
    type: 'backend',
    init() {},
    read(language, _namespace, done) {
      if (language === 'en') done(null, en)
      else release = () => done(null, ko)
    },
  }
  const translations = createInstance()
  translations.use(backend)
  await translations.init({ lng: 'en', ns: ['shell'], load: 'currentOnly', fallbackLng: false })
  render(
    <I18nextProvider i18n={translations}>
      <MemoryRouter initialEntries={['/guides/us?lang=en']}>
        <LanguageSelect />
        <Link to="/about">About</Link>
        <Address />
      </MemoryRouter>
    </I18nextProvider>,
  )
  return {
    translations,
    choose: (language: string) => act(async () => fireEvent.change(control(), { target: { value: language } })),
    release: () => act(async () => release()),
  }
}

it('returns to the first language when it is selected again while the texts of another language load', async () => {
  const { translations, choose, release } = await renderOnSlowNetwork()
  await choose('ko')
  await choose('en')
  await release()
  expect([translations.language, control().value, readStoredLanguage()]).toEqual(['en', 'en', 'en'])
  expect(screen.getByRole('status').textContent).toBe('/guides/us?lang=en')
})

it('stays on a page that the user opens while the texts of a new language load', async () => {
  const { translations, choose, release } = await renderOnSlowNetwork()
  await choose('ko')
  fireEvent.click(screen.getByRole('link', { name: 'About' }))
  await release()
  expect(translations.language).toBe('ko')
  expect(screen.getByRole('status').textContent).toBe('/about')
})
