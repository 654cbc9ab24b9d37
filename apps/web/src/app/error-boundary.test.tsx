// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ErrorBoundary } from './error-boundary.tsx'
import { startTranslations } from './language.ts'

function Broken(): never {
  throw new Error('broken')
}

it('shows a recovery page when a child of the error boundary throws', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await startTranslations('en', [])
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/')
})

it('renders the children of the error boundary when no error occurs', async () => {
  await startTranslations('en', [])
  render(<ErrorBoundary>All is well</ErrorBoundary>)
  expect(screen.getByText('All is well')).toBeDefined()
})
