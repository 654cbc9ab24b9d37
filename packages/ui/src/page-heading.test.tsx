import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PageHeading } from './page-heading.tsx'

it('sets the document title and renders a focusable heading', () => {
  render(<PageHeading title="Saved Plans" />)
  expect(document.title).toBe('Saved Plans · Pathwise')
  const heading = screen.getByRole('heading', { level: 1, name: 'Saved Plans' })
  heading.focus()
  expect(document.activeElement).toBe(heading)
})
