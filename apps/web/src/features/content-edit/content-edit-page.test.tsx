// @vitest-environment jsdom
import type { ContentDocument } from '@pathwise/api/schemas/content'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type Answer, type Call, stubApi } from '../../../test/api.ts'
import { renderApp } from '../../../test/render-app.tsx'
import { sampleDocument } from '../../../test/sample-content.ts'
import { sampleUser } from '../../../test/sample-user.ts'
import { removeAccessToken, signInWith } from '../../lib/session/access-token.ts'

// The editor needs a real browser; its own package tests it there.
vi.mock('@pathwise/editor/rich-text-editor', async () => import('../../../test/plain-editor.tsx'))

const draftKey = 'pathwise.content-draft.user-1.12'
const newDraftKey = 'pathwise.content-draft.user-1.new'

beforeEach(() => {
  removeAccessToken()
  signInWith('token')
})

type Answers = Record<string, (call: Call) => Answer | Promise<Answer>>

async function open(address: string, answers: Answers = {}, item: Partial<ContentDocument> = {}) {
  const calls = stubApi({
    'auth.me': () => ({ data: sampleUser({ role: 'editor' }) }),
    'content.get': () => ({ data: sampleDocument(item) }),
    ...answers,
  })
  const app = await renderApp(address)
  return {
    ...app,
    sent: (procedure: string) => calls.filter((call) => call.procedure === procedure).map(({ input }) => input),
  }
}

const body = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
const title = () => screen.getByLabelText<HTMLInputElement>('Title')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const append = async (text: string) => userEvent.type(await body(), text)

describe('a new item', () => {
  it('is saved as it was typed, and is edited from then on', async () => {
    const { place, sent } = await open('/content/edit', {
      'content.create': () => ({ data: sampleDocument({ id: 40, version: 1 }) }),
      'content.update': () => ({ data: sampleDocument({ id: 40, version: 2 }) }),
    })
    await screen.findByRole('heading', { level: 1, name: 'New content' })
    await userEvent.type(title(), 'Roots \\(x^2\\)')
    await userEvent.selectOptions(screen.getByLabelText('Language of the text'), 'ko')
    await append('price $5')
    await press('Save')
    expect(await screen.findByText(/^Saved at/)).toBeDefined()
    await waitFor(() => expect(place.current.search).toBe('?id=40'))
    expect(sent('content.create')).toEqual([
      {
        title: 'Roots <span data-type="math" data-latex="x^2"></span>',
        language: 'ko',
        body: 'price $5',
        as_typed: true,
      },
    ])
    // The same field, still with its text, and no second loading.
    await append(' more')
    fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })
    await waitFor(() => expect(sent('content.update')).toHaveLength(1))
    expect(sent('content.update')[0]).toMatchObject({ id: 40, version: 1, body: 'price $5 more' })
    expect(sent('content.get')).toEqual([])
    expect(await screen.findByRole('heading', { level: 1, name: 'Edit content' })).toBeDefined()
  })

  it('needs a title that shows something', async () => {
    const { sent } = await open('/content/edit')
    await append('words')
    await press('Save')
    expect((await screen.findByRole('alert')).textContent).toContain('Give it a title that can be read.')
    expect(document.activeElement).toBe(title())
    expect(sent('content.create')).toEqual([])
  })
})

describe('an item', () => {
  it('opens with what is stored, and keeps a title that nobody touched', async () => {
    const { sent } = await open('/content/edit?id=12', {
      'content.update': () => ({ data: sampleDocument({ version: 4 }) }),
    })
    expect((await body()).value).toBe(sampleDocument().body)
    expect(title().value).toBe('Completing the <em>square</em>')
    await append('!')
    await press('Save')
    await screen.findByText(/^Saved at/)
    expect(sent('content.update')).toEqual([
      {
        id: 12,
        version: 3,
        title: 'Completing the <em>square</em>',
        language: 'en',
        body: `${sampleDocument().body}!`,
        as_typed: true,
      },
    ])
  })

  it('is read-only while it is being saved', async () => {
    let finish: (answer: Answer) => void = () => {}
    await open('/content/edit?id=12', { 'content.update': () => new Promise((resolve) => (finish = resolve)) })
    await append('!')
    await press('Save')
    expect((await body()).readOnly).toBe(true)
    expect(title().readOnly).toBe(true)
    finish({ data: sampleDocument({ version: 4 }) })
    await waitFor(async () => expect((await body()).readOnly).toBe(false))
  })

  it.each([
    [{ status: 400, message: 'no', reason: 'empty_title' }, 'Give it a title that can be read.'],
    [{ status: 413, message: 'no', reason: 'text_too_large' }, 'The text is too large to be saved.'],
    [{ status: 500, message: 'no' }, 'It could not be saved. Your text is safe on this page'],
    [{ status: 404, message: 'no' }, 'This item was deleted while you were editing.'],
  ])('says why saving failed (%o), and keeps the text', async (answer, text) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await open('/content/edit?id=12', { 'content.update': () => answer })
    await append('!')
    await press('Save')
    expect((await screen.findByRole('alert')).textContent).toContain(text)
    expect((await body()).value).toMatch(/!$/)
  })

  it('that was deleted meanwhile can be saved as a new one', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { place, sent } = await open('/content/edit?id=12', {
      'content.update': () => ({ status: 404, message: 'gone' }),
      'content.create': () => ({ data: sampleDocument({ id: 50, version: 1 }) }),
    })
    await append('!')
    await press('Save')
    await userEvent.click(await screen.findByRole('button', { name: 'Save as a new item' }))
    await waitFor(() => expect(place.current.search).toBe('?id=50'))
    expect(sent('content.create')).toHaveLength(1)
  })

  it('of the trash is not edited', async () => {
    await open('/content/edit?id=12', {}, { deleted_at: '2026-11-21T09:00:00.000Z' })
    expect(await screen.findByText(/This item is in the trash/)).toBeDefined()
    expect(screen.queryByRole('textbox', { name: 'Text' })).toBeNull()
  })

  it.each(['abc', '0', ''])('that cannot be (%j) is not found', async (id) => {
    await open(`/content/edit?id=${id}`)
    expect(await screen.findByRole('heading', { level: 1, name: 'There is no such item' })).toBeDefined()
  })
})

describe('a version conflict', () => {
  const theirs = sampleDocument({ version: 7, title: 'Their title', body: '<p>their words</p>' })

  async function conflict(more: Answers = {}) {
    let version = 3
    const app = await open('/content/edit?id=12', {
      'content.get': () => ({ data: version === 3 ? sampleDocument() : theirs }),
      'content.update': ({ input }) => {
        version = 7
        const fits = JSON.stringify(input).includes('"version":7')
        if (fits) return { data: sampleDocument({ version: 8 }) }
        return { status: 409, message: 'conflict', reason: 'version_conflict' }
      },
      ...more,
    })
    await append('mine')
    await press('Save')
    const heading = await screen.findByRole('heading', { name: 'Somebody else has saved this item meanwhile' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    return app
  }

  it('shows both texts', async () => {
    await conflict()
    expect(within(screen.getByRole('region', { name: 'Your text' })).getByText(/mine/)).toBeDefined()
    expect(
      within(screen.getByRole('region', { name: 'The text that was saved' })).getByText('their words'),
    ).toBeDefined()
    expect((await body()).readOnly).toBe(true)
  })

  it('is over when mine is saved over theirs', async () => {
    const { sent } = await conflict()
    await press('Keep mine (save over theirs)')
    await screen.findByText(/^Saved at/)
    expect(sent('content.update')[1]).toMatchObject({ version: 7, body: expect.stringContaining('mine') })
    expect(screen.queryByText(/Somebody else/)).toBeNull()
  })

  it('is over when theirs is taken; mine stays as a draft', async () => {
    await conflict()
    await press('Take theirs')
    expect((await body()).value).toBe('<p>their words</p>')
    expect(title().value).toBe('Their title')
    await press('Go on with it')
    expect((await body()).value).toContain('mine')
  })

  it.each([
    ['Copy my text', 'mine'],
    ['Copy their text', 'their words'],
  ])('lets both be copied: %s', async (name, words) => {
    await conflict()
    const written: Blob[] = []
    vi.stubGlobal(
      'ClipboardItem',
      class {
        constructor(data: Record<string, Blob>) {
          written.push(...Object.values(data))
        }
      },
    )
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { write: async () => {} } })
    fireEvent.click(screen.getByRole('button', { name }))
    expect(await screen.findByText('Copied.')).toBeDefined()
    expect(await written[1]?.text()).toContain(words)
  })

  it('says when the other text cannot be loaded', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    let loaded = false
    await open('/content/edit?id=12', {
      'content.get': () => {
        if (loaded) return { status: 403, message: 'no' }
        loaded = true
        return { data: sampleDocument() }
      },
      'content.update': () => ({ status: 409, message: 'conflict', reason: 'version_conflict' }),
    })
    await append('mine')
    await press('Save')
    expect((await screen.findByRole('alert')).textContent).toContain('The other text could not be loaded')
  })
})

describe('the draft', () => {
  const draft = { title: 'Kept', body: '<p>kept</p>', language: 'en', version: 3, savedAt: '2026-11-20T09:00:00.000Z' }

  it('is kept while writing, and goes when it is saved', async () => {
    await open('/content/edit?id=12', { 'content.update': () => ({ data: sampleDocument({ version: 4 }) }) })
    await append('!')
    await waitFor(() => expect(localStorage.getItem(draftKey)).toContain('squared.</p>!'), { timeout: 3_000 })
    await press('Save')
    await screen.findByText(/^Saved at/)
    expect(localStorage.getItem(draftKey)).toBeNull()
  })

  it('is written at once when the page is left', async () => {
    await open('/content/edit')
    await append('unsaved')
    fireEvent(window, new Event('pagehide'))
    expect(localStorage.getItem(newDraftKey)).toContain('unsaved')
  })

  it('is offered with its time, and nothing is typed over it before the decision', async () => {
    localStorage.setItem(draftKey, JSON.stringify(draft))
    await open('/content/edit?id=12')
    expect(await screen.findByText(/not saved, from Nov 20, 2026/)).toBeDefined()
    expect((await body()).readOnly).toBe(true)
    await press('Go on with it')
    expect((await body()).value).toBe('<p>kept</p>')
    expect(title().value).toBe('Kept')
    expect(screen.getByText('There are unsaved changes.')).toBeDefined()
  })

  it('can be discarded', async () => {
    localStorage.setItem(draftKey, JSON.stringify(draft))
    await open('/content/edit?id=12')
    await screen.findByText(/not saved, from/)
    await press('Discard it')
    expect(localStorage.getItem(draftKey)).toBeNull()
    expect((await body()).value).toBe(sampleDocument().body)
  })

  it('of an older version says so, and is saved against that version', async () => {
    localStorage.setItem(draftKey, JSON.stringify({ ...draft, version: 2 }))
    const { sent } = await open('/content/edit?id=12', {
      'content.update': () => ({ status: 409, message: 'conflict', reason: 'version_conflict' }),
    })
    expect(await screen.findByText(/has been changed since then/)).toBeDefined()
    await press('Go on with it')
    await press('Save')
    await screen.findByRole('heading', { name: 'Somebody else has saved this item meanwhile' })
    expect(sent('content.update')[0]).toMatchObject({ version: 2 })
  })

  it('of another account is not shown', async () => {
    localStorage.setItem('pathwise.content-draft.user-2.12', JSON.stringify(draft))
    await open('/content/edit?id=12')
    expect((await body()).readOnly).toBe(false)
    expect(screen.queryByText(/not saved, from/)).toBeNull()
  })

  it('that does not fit is said', async () => {
    await open('/content/edit?id=12')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await append('!')
    fireEvent(window, new Event('pagehide'))
    expect(await screen.findByText(/The storage of this browser is full/)).toBeDefined()
  })
})

it('asks before unsaved changes are left behind', async () => {
  const { place } = await open('/content/edit?id=12')
  await append('!')
  await userEvent.click(screen.getByRole('link', { name: 'Read it as others see it' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Stay here' }))
  expect(place.current.pathname).toBe('/content/edit')
  await userEvent.click(screen.getByRole('link', { name: 'Read it as others see it' }))
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(place.current.pathname).toBe('/content/read'))
  expect(localStorage.getItem(draftKey)).toContain('!')
})
