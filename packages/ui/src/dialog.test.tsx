import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Dialog } from './dialog.tsx'

it('uses the title as the accessible name of the dialog, and calls onClose on Escape', () => {
  const close = vi.fn<() => void>()
  render(<Dialog open onClose={close} title="Delete this plan?" description="It cannot be undone." />)
  const dialog = screen.getByRole('dialog', { name: 'Delete this plan?', description: 'It cannot be undone.' })
  // Browsers fire `cancel` on Escape. Without preventDefault, the dialog would close while `open` is still true.
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false)
  expect(close).toHaveBeenCalledOnce()
})

it('opens and closes the dialog when `open` changes', () => {
  const { rerender } = render(<Dialog open={false} onClose={() => {}} title="Delete?" />)
  expect(screen.queryByRole('dialog')).toBeNull()
  rerender(<Dialog open onClose={() => {}} title="Delete?" />)
  expect(screen.getByRole('dialog', { name: 'Delete?' })).toBeDefined()
  rerender(<Dialog open={false} onClose={() => {}} title="Delete?" />)
  expect(screen.queryByRole('dialog')).toBeNull()
})
