// @vitest-environment jsdom
import type { ContentDocument } from '@pathwise/api/content/content.schemas'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { stubApi } from '../../../../test/api.ts'
import type { Answer } from '../../../../test/calls.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { sampleDocument } from '../../../../test/sample-content.ts'
import { sampleUser } from '../../../../test/sample-user.ts'
import { removeAccessToken, signInWith } from '../../../lib/session/access-token.ts'

beforeEach(removeAccessToken)

async function open(change: Partial<ContentDocument> = {}, role?: 'student' | 'editor') {
  if (role) signInWith('token')
  const calls = stubApi({
    ...(role && { 'auth.me': () => ({ data: sampleUser({ role }) }) }),
    'content.get': () => ({ data: sampleDocument(change) }),
  })
  const app = await renderApp('/content/read?id=12')
  await screen.findByRole('heading', { level: 1, name: /Completing/ })
  return { ...app, calls }
}

describe('content read page', () => {
  it('shows an item with its metadata and language, and sets the document title', async () => {
    const { calls } = await open({ language: 'ko' })
    const heading = screen.getByRole('heading', { level: 1 })
    expect(heading.querySelector('em')?.textContent).toBe('square')
    expect(heading.lang).toBe('ko')
    expect(screen.getByText('b').closest('[lang]')?.getAttribute('lang')).toBe('ko')
    expect(document.title).toBe('Completing the square · Pathwise')
    expect(screen.getByText('Jiho Kim', { exact: false })).toBeDefined()
    expect(screen.getByText('November 20, 2026')).toBeDefined()
    expect(calls.find(({ procedure }) => procedure === 'content.get')?.input).toEqual({ id: 12 })
  })

  it('shows the skills that a sheet explains, and links to practice for them', async () => {
    await open({ skills: ['math.quadratics'] })
    expect(screen.getByText('Explains').nextSibling?.textContent).toBe('Quadratics')
    const link = within(screen.getByRole('region', { name: 'Now try it yourself' })).getByRole('link')
    expect(link.getAttribute('href')).toBe('/practice/set?kind=skill&skill=math.quadratics')
    expect(screen.queryByText('user-7')).toBeNull()
  })

  it('sanitizes the item’s HTML before rendering', async () => {
    await open({ body: '<p onclick="hacked()">one</p><script>hacked()</script><a href="javascript:hacked()">two</a>' })
    await screen.findByText('two')
    expect(document.querySelector('main script, main [onclick], main [href^="javascript"]')).toBeNull()
  })

  it('shows the Edit link to editors', async () => {
    await open({}, 'editor')
    expect((await screen.findByRole('link', { name: 'Edit' })).getAttribute('href')).toBe('/content/edit?id=12')
  })

  it('shows a notice and hides the download button for an item in the trash', async () => {
    await open({ deleted_at: '2026-11-21T09:00:00.000Z' }, 'editor')
    expect(screen.getByText(/in the trash/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Download PDF' })).toBeNull()
  })

  it('redirects visitors to the login page on download, with a return URL', async () => {
    const { place } = await open()
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Download PDF' }))
    await waitFor(() => expect(place.current.pathname).toBe('/login'))
    expect(place.current.search).toBe(`?next=${encodeURIComponent('/content/read?id=12')}`)
  })
})

describe('content read page without an item', () => {
  it.each(['', '?id=', '?id=0', '?id=abc', '?id=1e3', '?id=99999999999', '?id=2147483648', '?id=-1'])(
    'shows a not-found page for the query %j without sending an API request',
    async (search) => {
      const calls = stubApi({})
      await renderApp(`/content/read${search}`)
      expect(await screen.findByRole('heading', { level: 1, name: 'There is no such item' })).toBeDefined()
      expect(screen.getByRole('link', { name: 'All content' }).getAttribute('href')).toBe('/content/list')
      expect(calls.some(({ procedure }) => procedure === 'content.get')).toBe(false)
    },
  )

  it('shows a not-found page when the API returns 404', async () => {
    stubApi({ 'content.get': () => ({ status: 404, message: 'none' }) })
    await renderApp('/content/read?id=12')
    expect(await screen.findByRole('heading', { level: 1, name: 'There is no such item' })).toBeDefined()
  })
})

it('offers to retry when the item fails to load', async () => {
  let answer: Answer = { status: 400, message: 'broken' }
  stubApi({ 'content.get': () => answer })
  await renderApp('/content/read?id=12')
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded')
  answer = { data: sampleDocument() }
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 1, name: /Completing/ })).toBeDefined()
})

describe('sheet page', () => {
  it('shows the sheet for the language and slug in the path', async () => {
    const calls = stubApi({ 'content.sheet': () => ({ data: sampleDocument() }) })
    await renderApp('/sheets/en/completing-the-square')
    expect(await screen.findByRole('heading', { level: 1, name: /Completing/ })).toBeDefined()
    const input = { language: 'en', slug: 'completing-the-square' }
    expect(calls.find(({ procedure }) => procedure === 'content.sheet')?.input).toEqual(input)
  })

  it.each(['/sheets/fr/completing-the-square', '/sheets/en/Completing'])(
    'shows a not-found page for %s without sending an API request',
    async (path) => {
      const calls = stubApi({})
      await renderApp(path)
      expect(await screen.findByRole('heading', { level: 1, name: 'There is no such item' })).toBeDefined()
      expect(calls.some(({ procedure }) => procedure === 'content.sheet')).toBe(false)
    },
  )

  it('shows a not-found page when the sheet is not in the library', async () => {
    stubApi({ 'content.sheet': () => ({ status: 404, message: 'none' }) })
    await renderApp('/sheets/en/gone')
    expect(await screen.findByRole('heading', { level: 1, name: 'There is no such item' })).toBeDefined()
  })
})
