// @vitest-environment jsdom
import { createTranslations } from '@pathwise/i18n/browser'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { LanguageSelect } from './language-select.tsx'

async function prepare() {
  const translations = await createTranslations('en', ['shell'])
  const app = (
    <I18nextProvider i18n={translations}>
      <MemoryRouter>
        <LanguageSelect />
      </MemoryRouter>
    </I18nextProvider>
  )
  return { translations, app }
}

const control = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language' })

it('shows the chosen language while its texts load', async () => {
  const { translations, app } = await prepare()
  vi.spyOn(translations, 'changeLanguage').mockReturnValue(new Promise(() => {}))
  render(app)
  fireEvent.change(control(), { target: { value: 'ko' } })
  expect(control().value).toBe('ko')
})

it('applies the language that was chosen before hydration', async () => {
  const { translations, app } = await prepare()
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(app)
  control().value = 'ko'
  const changed = vi.spyOn(translations, 'changeLanguage')
  render(app, { container, hydrate: true })
  await act(async () => changed.mock.results[0]?.value)
  expect(translations.language).toBe('ko')
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: '언어' }).value).toBe('ko')
})
