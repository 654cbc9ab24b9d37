import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { startTranslations } from '../src/app/language.ts'
import { findRoute } from '../src/app/routes.tsx'
import { type ApiClients, ApiClientsContext } from '../src/lib/api-clients-context.ts'
import { ApiProvider, createApiClients } from '../src/lib/api-provider.tsx'

/** Refetches all queries, and waits until their results have been rendered. */
export function refetchAll({ queryClient }: ApiClients): Promise<void> {
  return act(async () => {
    await queryClient.refetchQueries()
    // React Query notifies components in a later task.
    await new Promise((resolve) => setTimeout(resolve))
  })
}

/**
 * Renders a part of a page with its English texts, which is much faster than rendering the app.
 * @returns a function that refetches all queries of the part
 */
export async function renderPart(part: ReactNode, page: string) {
  const { language } = await startTranslations('en', findRoute(page).texts)
  const clients = createApiClients(() => language)
  render(
    <ApiClientsContext value={clients}>
      <MemoryRouter initialEntries={[page]}>
        <ApiProvider>{part}</ApiProvider>
      </MemoryRouter>
    </ApiClientsContext>,
  )
  return { refetch: () => refetchAll(clients) }
}
