// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { useLeaveGuard } from './use-leave-guard.ts'

function Page({ active }: { active: boolean }) {
  const { pathname, search } = useLocation()
  const { asking, stay, leave } = useLeaveGuard(active)
  return (
    <>
      <output>{pathname + search}</output>
      <a href="/saved?x=1">inside</a>
      <a href="#part">part</a>
      <a href="https://example.org/">outside</a>
      <a href="/saved" target="_blank" rel="noopener">
        tab
      </a>
      {asking && (
        <>
          <button type="button" onClick={stay}>
            Stay
          </button>
          <button type="button" onClick={leave}>
            Leave
          </button>
        </>
      )}
    </>
  )
}

function open(active: boolean) {
  render(
    <MemoryRouter initialEntries={['/here']}>
      <Page active={active} />
    </MemoryRouter>,
  )
  // jsdom cannot navigate, so cancel the default action.
  const followed = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  document.body.addEventListener('click', followed, { once: true })
  return { followed, place: () => screen.getByRole('status').textContent }
}

const closing = () => fireEvent(window, new Event('beforeunload', { cancelable: true }))

describe('useLeaveGuard with unsaved changes', () => {
  it('cancels the navigation when the user chooses to stay', async () => {
    const { followed, place } = open(true)
    await userEvent.click(screen.getByText('inside'))
    expect(followed).not.toHaveBeenCalled()
    await userEvent.click(screen.getByText('Stay'))
    expect(place()).toBe('/here')
    expect(screen.queryByText('Leave')).toBeNull()
  })

  it('follows the link when the user chooses to leave', async () => {
    const { place } = open(true)
    await userEvent.click(screen.getByText('inside'))
    await userEvent.click(screen.getByText('Leave'))
    await vi.waitFor(() => expect(place()).toBe('/saved?x=1'))
  })

  it.each(['part', 'outside', 'tab'])('lets the browser handle the link "%s"', async (name) => {
    const { followed } = open(true)
    await userEvent.click(screen.getByText(name))
    expect(followed).toHaveBeenCalled()
    expect(screen.queryByText('Stay')).toBeNull()
  })

  it('lets the browser handle a click while the Ctrl key is held', () => {
    const { followed } = open(true)
    fireEvent.click(screen.getByText('inside'), { ctrlKey: true })
    expect(followed).toHaveBeenCalled()
  })

  it('asks for confirmation before the tab closes', () => {
    open(true)
    expect(closing()).toBe(false)
  })
})

it('does not block navigation when there are no unsaved changes', async () => {
  const { followed } = open(false)
  await userEvent.click(screen.getByText('inside'))
  expect(followed).toHaveBeenCalled()
  expect(closing()).toBe(true)
})

describe('useLeaveGuard in browsers with the Navigation API', () => {
  it('asks for confirmation again on back navigation when the user has made new changes', async () => {
    const navigation = Object.assign(new EventTarget(), { traverseTo: vi.fn<(key: string) => void>() })
    vi.stubGlobal('navigation', navigation)
    const traverse = () => {
      const event = new Event('navigate', { cancelable: true })
      const destination = { url: `${location.origin}/before`, key: 'before' }
      act(() => void navigation.dispatchEvent(Object.assign(event, { navigationType: 'traverse', destination })))
      return event.defaultPrevented
    }
    const page = (active: boolean) => (
      <MemoryRouter>
        <Page active={active} />
      </MemoryRouter>
    )
    const { rerender } = render(page(true))
    expect(traverse()).toBe(true)
    await userEvent.click(screen.getByText('Leave'))
    expect(navigation.traverseTo).toHaveBeenCalledWith('before')
    expect(traverse()).toBe(false)

    rerender(page(false))
    rerender(page(true))
    expect(traverse()).toBe(true)
  })
})
