import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { startTranslations } from '../src/app/language.ts'
import { findRoute } from '../src/app/routes.tsx'
import { ApiClientsContext } from '../src/lib/api-clients-context.ts'
import { ApiProvider, createApiClients } from '../src/lib/api-provider.tsx'

/** Renders a part of a page with its English texts, which is much faster than rendering the app. */
export async function renderPart(part: ReactNode, page: string) {
  const { language } = await startTranslations('en', findRoute(page).texts)
  render(
    <ApiClientsContext value={createApiClients(() => language)}>
      <MemoryRouter initialEntries={[page]}>
        <ApiProvider>{part}</ApiProvider>
      </MemoryRouter>
    </ApiClientsContext>,
  )
}
