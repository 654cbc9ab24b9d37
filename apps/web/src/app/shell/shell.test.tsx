// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stubApi } from '../../../test/api.ts'
import { renderApp } from '../../../test/render-app.tsx'

beforeEach(() => {
  stubApi({})
})

describe('language select', () => {
  it('switches the language without a reload, updates the document language and stores the choice', async () => {
    localStorage.setItem('pathwise.preferences', '{"country":"CA"}')
    await renderApp('/about')
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), '한국어')
    expect(await screen.findByRole('heading', { level: 1, name: '서비스 소개' })).toBeDefined()
    expect(document.documentElement.lang).toBe('ko')
    expect(document.title).toBe('서비스 소개 · Pathwise')
    expect(localStorage.getItem('pathwise.language')).toBe('ko')
    expect(JSON.parse(localStorage.getItem('pathwise.preferences') ?? '')).toEqual({ language: 'ko', country: 'CA' })
  })

  it('sends the language to the server with each request', async () => {
    const calls = stubApi({})
    await renderApp('/pricing', 'zh-TW')
    await vi.waitFor(() => expect(calls).not.toHaveLength(0))
    expect(new Set(calls.map(({ language }) => language))).toEqual(new Set(['zh-TW']))
  })
})

describe('theme toggle', () => {
  it('follows the system theme until the user chooses one, then stores the choice', async () => {
    await renderApp('/about')
    const toggle = await screen.findByRole('button', { name: 'Dark mode', pressed: false })
    expect(document.documentElement.dataset['theme']).toBeUndefined()
    await userEvent.click(toggle)
    expect(screen.getByRole('button', { name: 'Dark mode', pressed: true })).toBeDefined()
    expect(document.documentElement.dataset['theme']).toBe('dark')
    expect(localStorage.getItem('pathwise.theme')).toBe('dark')
    await userEvent.click(toggle)
    expect(localStorage.getItem('pathwise.theme')).toBe('light')
  })

  it('shows the toggle as pressed when the system theme is dark', async () => {
    vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: true }))
    await renderApp('/about')
    expect(await screen.findByRole('button', { name: 'Dark mode', pressed: true })).toBeDefined()
  })
})

describe('account menu', () => {
  it('shows the public account links to a visitor', async () => {
    await renderApp('/about')
    const button = await screen.findByRole('button', { name: 'Account menu (anon)', expanded: false })
    await userEvent.click(button)
    const menu = within(button.parentElement ?? document.body)
    const links = await menu.findAllByRole('link')
    expect(menu.getByText('(anon)')).toBeDefined()
    expect(links.map((link) => link.textContent)).toEqual(['Plans', 'Saved Plans', 'Content', 'Progress', 'Login'])
  })

  it('closes the account menu on Escape or a click outside, and returns focus to its button on Escape', async () => {
    await renderApp('/about')
    const button = await screen.findByRole('button', { name: 'Account menu (anon)' })
    await userEvent.click(button)
    await userEvent.tab()
    await userEvent.keyboard('{Escape}')
    expect(button.getAttribute('aria-expanded')).toBe('false')
    expect(document.activeElement).toBe(button)
    await userEvent.click(button)
    await userEvent.click(screen.getByRole('main'))
    expect(button.getAttribute('aria-expanded')).toBe('false')
  })
})

describe('navigation', () => {
  it('focuses the new page’s heading after navigation', async () => {
    const { place } = await renderApp('/about')
    const main = await screen.findByRole('navigation', { name: 'Main' })
    await userEvent.click(within(main).getByRole('link', { name: 'Plans' }))
    const heading = await screen.findByRole('heading', { level: 1, name: 'Compare Plans' })
    await vi.waitFor(() => expect(document.activeElement).toBe(heading))
    expect(place.current.pathname).toBe('/plans')
  })

  it('focuses the target section when the link has a hash', async () => {
    await renderApp('/pricing')
    await userEvent.click(await screen.findByRole('link', { name: 'Start for free' }))
    const quickStart = await screen.findByRole('region', { name: 'Quick Start' })
    await vi.waitFor(() => expect(document.activeElement).toBe(quickStart))
  })

  it('does not focus the target of the URL hash if the reader moved the focus before the app started', async () => {
    const focused = document.body.appendChild(document.createElement('button'))
    focused.focus()
    await renderApp('/about#content')
    await screen.findByRole('heading', { level: 1 })
    expect(document.activeElement).toBe(focused)
    focused.remove()
    await renderApp('/about#content')
    await vi.waitFor(() => expect(document.activeElement?.id).toBe('content'))
  })

  it('closes the side menu when the user follows one of the menu’s links', async () => {
    await renderApp('/about')
    await userEvent.click(await screen.findByRole('button', { name: 'Open menu' }))
    const menu = screen.getByRole('dialog', { name: 'Menu' })
    await userEvent.click(within(menu).getByRole('link', { name: 'Scholarship & Finances' }))
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Scholarships and paying for college in the US' }),
    ).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('moves focus to the content when the skip link is used', async () => {
    const { place } = await renderApp('/about')
    await screen.findByRole('heading', { level: 1 })
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe('Skip to content')
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('main'))
    expect(place.current.pathname).toBe('/about')
  })
})

it('links the main pages in the top bar and marks the current one', async () => {
  await renderApp('/saved')
  const bar = within(await screen.findByRole('navigation', { name: 'Main' }))
  const names = ['Home', 'Guides', 'Plans', 'Saved Plans', 'Content']
  expect(bar.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(names)
  expect(bar.getByRole('link', { current: 'page' }).textContent).toBe('Saved Plans')
})

describe('build version', () => {
  it('shows the version that the server wrote into the page, without sending a request', async () => {
    const calls = stubApi({})
    document.documentElement.dataset['version'] = '0.1.0+abc1234'
    await renderApp('/about')
    expect(await screen.findByText('Version 0.1.0+abc1234')).toBeDefined()
    expect(calls).toEqual([])
    delete document.documentElement.dataset['version']
  })

  it('shows no version when the page does not contain one', async () => {
    await renderApp('/about')
    expect(await screen.findByRole('heading', { level: 1, name: 'About Us' })).toBeDefined()
    expect(screen.queryByText(/Version/)).toBeNull()
  })
})
