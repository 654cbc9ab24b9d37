// @vitest-environment jsdom
import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { describe, expect, test, vi } from 'vitest'
import { Link } from './link.tsx'
import { NavLink } from './nav-link.tsx'

function Address() {
  const { pathname, search, state } = useLocation()
  return <output>{JSON.stringify([pathname + search, state])}</output>
}

function renderAt(path: string, link: ReactNode) {
  render(
    <MemoryRouter initialEntries={[path]}>
      {link}
      <Address />
    </MemoryRouter>,
  )
}

describe('Link', () => {
  test('navigates without a reload and passes the state when the link is clicked', () => {
    const onClick = vi.fn<() => void>()
    renderAt('/', <Link to="/practice?ids=1" state={{ from: 'home' }} onClick={onClick} aria-label="Practice" />)
    const link = screen.getByRole('link')
    expect(link.getAttribute('href')).toBe('/practice?ids=1')
    const click = createEvent.click(link)
    fireEvent(link, click)
    expect(click.defaultPrevented).toBe(true)
    expect(onClick).toHaveBeenCalledOnce()
    expect(screen.getByRole('status').textContent).toBe('["/practice?ids=1",{"from":"home"}]')
  })

  test('lets the browser handle a click while the Ctrl key is held', () => {
    renderAt('/', <Link to="/practice" aria-label="Practice" />)
    const link = screen.getByRole('link')
    const click = createEvent.click(link, { ctrlKey: true })
    fireEvent(link, click)
    expect(click.defaultPrevented).toBe(false)
    expect(screen.getByRole('status').textContent).toBe('["/",null]')
  })

  test('does not navigate when the click handler prevents the default action', () => {
    renderAt('/', <Link to="/practice" onClick={(event) => event.preventDefault()} aria-label="Practice" />)
    fireEvent.click(screen.getByRole('link'))
    expect(screen.getByRole('status').textContent).toBe('["/",null]')
  })
})

describe('NavLink', () => {
  test.each([
    { path: '/guides/us', end: false, isCurrent: true },
    { path: '/guides/us/exams', end: false, isCurrent: true },
    { path: '/guides/us/exams', end: true, isCurrent: false },
    { path: '/guides/usa', end: false, isCurrent: false },
  ])('sets isActive to $isCurrent on $path when end is $end', ({ path, end, isCurrent }) => {
    renderAt(path, <NavLink to="/guides/us" end={end} className={({ isActive }) => `active-${isActive}`} />)
    const link = screen.getByRole('link')
    expect(link.getAttribute('aria-current')).toBe(isCurrent ? 'page' : null)
    expect(link.className).toBe(`active-${isCurrent}`)
  })
})
