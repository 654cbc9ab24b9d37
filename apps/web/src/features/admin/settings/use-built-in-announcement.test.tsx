// @vitest-environment jsdom
import * as i18n from '@pathwise/i18n/browser'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { useBuiltInAnnouncement } from './use-built-in-announcement.ts'

class Boundary extends Component<{ children: ReactNode }, { message: string }> {
  override state = { message: '' }

  static getDerivedStateFromError({ message }: Error) {
    return { message }
  }

  override render() {
    return this.state.message || this.props.children
  }
}

function Words() {
  return useBuiltInAnnouncement()?.en.title ?? 'loading'
}

it('throws during rendering when the built-in announcement cannot be loaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(i18n, 'createTranslations').mockRejectedValue(new Error('no such file'))
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <Boundary>
        <Words />
      </Boundary>
    </QueryClientProvider>,
  )
  expect(screen.getByText('loading')).toBeDefined()
  expect(await screen.findByText('no such file')).toBeDefined()
})
