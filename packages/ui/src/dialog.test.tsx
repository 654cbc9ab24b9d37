import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Dialog } from './dialog.tsx'

it('is named by its title, and asks the owner to close it on Escape', () => {
  const close = vi.fn<() => void>()
  render(<Dialog open onClose={close} title="Delete this plan?" description="It cannot be undone." />)
  const dialog = screen.getByRole('dialog', { name: 'Delete this plan?', description: 'It cannot be undone.' })
  // Browsers send `cancel` for Escape; were it not prevented, the element would close behind React's back.
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false)
  expect(close).toHaveBeenCalledOnce()
})

it('opens and closes with its owner', () => {
  const { rerender } = render(<Dialog open={false} onClose={() => {}} title="Delete?" />)
  expect(screen.queryByRole('dialog')).toBeNull()
  rerender(<Dialog open onClose={() => {}} title="Delete?" />)
  expect(screen.getByRole('dialog', { name: 'Delete?' })).toBeDefined()
  rerender(<Dialog open={false} onClose={() => {}} title="Delete?" />)
  expect(screen.queryByRole('dialog')).toBeNull()
})
