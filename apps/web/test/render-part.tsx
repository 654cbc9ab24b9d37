import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { startTranslations } from '../src/app/language.ts'
import { Providers } from '../src/app/providers.tsx'
import { findRoute } from '../src/app/routes.tsx'

/** Renders a part of a page with its English texts, which is much faster than rendering the app. */
export async function renderPart(part: ReactNode, page: string) {
  const { language } = await startTranslations('en', findRoute(page).texts)
  render(
    <Providers language={() => language}>
      <MemoryRouter initialEntries={[page]}>{part}</MemoryRouter>
    </Providers>,
  )
}
