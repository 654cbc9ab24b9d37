import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Button } from './button.tsx'

it('ignores clicks and sets aria-busy while busy', async () => {
  const pressed = vi.fn<() => void>()
  const { rerender } = render(<Button onClick={pressed}>Save</Button>)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  rerender(
    <Button busy onClick={pressed}>
      Save
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Save', busy: true })
  await userEvent.click(button)
  expect(pressed).toHaveBeenCalledTimes(1)
})

it('keeps the focus while busy, even if it is also disabled', async () => {
  const { rerender } = render(<Button>Show more</Button>)
  await userEvent.tab()
  rerender(
    <Button busy disabled>
      Show more
    </Button>,
  )
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Show more' })
  // jsdom leaves the focus on a disabled button; browsers do not.
  expect(button.disabled).toBe(false)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(button)
})

it('does not submit the form on a click or on Enter in a field while the submit button is busy', async () => {
  const submitted = vi.fn<() => void>()
  const renderForm = (busy: boolean) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submitted()
      }}
    >
      <input aria-label="Goal" />
      <Button type="submit" busy={busy}>
        Send
      </Button>
    </form>
  )
  const { rerender } = render(renderForm(true))
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await userEvent.type(screen.getByLabelText('Goal'), 'SAT{Enter}')
  expect(submitted).not.toHaveBeenCalled()
  rerender(renderForm(false))
  await userEvent.type(screen.getByLabelText('Goal'), '{Enter}')
  expect(submitted).toHaveBeenCalledOnce()
})

it('keeps the button enabled when only aria-busy is set', async () => {
  const pressed = vi.fn<() => void>()
  render(
    <Button aria-busy onClick={pressed}>
      Copy
    </Button>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Copy', busy: true }))
  expect(pressed).toHaveBeenCalledOnce()
})

it('submits the form only when the type of the button is submit', async () => {
  const submitted = vi.fn<() => void>()
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submitted()
      }}
    >
      <Button>Not this</Button>
      <Button type="submit">This</Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Not this' }))
  expect(submitted).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'This' }))
  expect(submitted).toHaveBeenCalledOnce()
})
