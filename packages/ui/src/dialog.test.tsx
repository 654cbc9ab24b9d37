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

it('stays open when a dialog or a file input inside it is canceled', () => {
  const close = vi.fn<() => void>()
  const closeInner = vi.fn<() => void>()
  render(
    <Dialog open onClose={close} title="New question">
      <input type="file" aria-label="Busy times" />
      <Dialog open onClose={closeInner} title="Link" />
    </Dialog>,
  )
  // When the user dismisses a file picker, browsers fire a `cancel` event on the file input, and this event bubbles.
  fireEvent(screen.getByLabelText('Busy times'), new Event('cancel', { bubbles: true }))
  fireEvent(screen.getByRole('dialog', { name: 'Link' }), new Event('cancel', { cancelable: true }))
  expect(closeInner).toHaveBeenCalledOnce()
  expect(close).not.toHaveBeenCalled()
})

it('opens the dialog again when the browser closes it while `open` is true', () => {
  const { rerender } = render(<Dialog open onClose={() => {}} title="Change 12 questions" />)
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Change 12 questions' })
  dialog.close()
  fireEvent(dialog, new Event('close'))
  expect(dialog.open).toBe(true)
  rerender(<Dialog open={false} onClose={() => {}} title="Change 12 questions" />)
  fireEvent(dialog, new Event('close'))
  expect(dialog.open).toBe(false)
})

it('closes an open dialog before it is removed from the page, so that the browser can restore the focus', () => {
  const close = vi.spyOn(HTMLDialogElement.prototype, 'close')
  const connected: boolean[] = []
  close.mockImplementation(function record(this: HTMLDialogElement) {
    connected.push(this.isConnected)
  })
  const { unmount } = render(<Dialog open onClose={() => {}} title="Change the exam day" />)
  unmount()
  expect(connected).toEqual([true])
})

it('opens and closes the dialog when `open` changes', () => {
  const { rerender } = render(<Dialog open={false} onClose={() => {}} title="Delete?" />)
  expect(screen.queryByRole('dialog')).toBeNull()
  rerender(<Dialog open onClose={() => {}} title="Delete?" />)
  expect(screen.getByRole('dialog', { name: 'Delete?' })).toBeDefined()
  rerender(<Dialog open={false} onClose={() => {}} title="Delete?" />)
  expect(screen.queryByRole('dialog')).toBeNull()
})
