// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { append, bodyField, openEditor, press, titleField } from '../../../../test/content-editor.tsx'
import { sampleDocument } from '../../../../test/sample-content.ts'
import { removeAccessToken, signInWith } from '../../../lib/session/access-token.ts'

const draftKey = 'pathwise.content-draft.user-1.12'

const newDraftKey = 'pathwise.content-draft.user-1.new'

beforeEach(() => {
  removeAccessToken()
  signInWith('token')
})

describe('content draft', () => {
  const draft = { title: 'Kept', body: '<p>kept</p>', language: 'en', version: 3, savedAt: '2026-11-20T09:00:00.000Z' }

  it('stores a draft while the user types, and deletes it after a save', async () => {
    await openEditor('/content/edit?id=12', { 'content.update': () => ({ data: sampleDocument({ version: 4 }) }) })
    await append('!')
    await waitFor(() => expect(localStorage.getItem(draftKey)).toContain('squared.</p>!'), { timeout: 3_000 })
    expect(localStorage.getItem(draftKey)).toContain('"updated_at":"2026-11-20T09:00:00.000Z"')
    await press('Save')
    await screen.findByText(/^Saved at/)
    expect(localStorage.getItem(draftKey)).toBeNull()
  })

  it('stores the draft immediately when the page is hidden', async () => {
    await openEditor('/content/edit')
    await append('unsaved')
    fireEvent(window, new Event('pagehide'))
    expect(localStorage.getItem(newDraftKey)).toContain('unsaved')
  })

  it('locks the editor until the user restores or discards the draft', async () => {
    localStorage.setItem(draftKey, JSON.stringify(draft))
    await openEditor('/content/edit?id=12')
    expect(await screen.findByText(/unsaved draft from Nov 20, 2026/)).toBeDefined()
    expect((await bodyField()).readOnly).toBe(true)
    await press('Keep editing')
    expect((await bodyField()).value).toBe('<p>kept</p>')
    expect(titleField().value).toBe('Kept')
    expect(screen.getByText('There are unsaved changes.')).toBeDefined()
  })

  it('deletes the draft when the user discards it', async () => {
    localStorage.setItem(draftKey, JSON.stringify(draft))
    await openEditor('/content/edit?id=12')
    await screen.findByText(/unsaved draft from/)
    await press('Discard it')
    expect(localStorage.getItem(draftKey)).toBeNull()
    expect((await bodyField()).value).toBe(sampleDocument().body)
  })

  it('warns about a draft of an older version, and saves with that version number', async () => {
    localStorage.setItem(draftKey, JSON.stringify({ ...draft, version: 2 }))
    const { sent } = await openEditor('/content/edit?id=12', {
      'content.update': () => ({ status: 409, message: 'conflict', reason: 'version_conflict' }),
    })
    expect(await screen.findByText(/has changed since you wrote that draft/)).toBeDefined()
    await press('Keep editing')
    await press('Save')
    await screen.findByRole('heading', { name: 'Someone else saved this item in the meantime' })
    expect(sent('content.update')[0]).toMatchObject({ version: 2 })
  })

  it('warns about a draft from before an upgrade corrected the item, and saves with that time', async () => {
    const updated_at = '2026-11-19T09:00:00.000Z'
    localStorage.setItem(draftKey, JSON.stringify({ ...draft, updated_at }))
    const { sent } = await openEditor('/content/edit?id=12', {
      'content.update': () => ({ status: 409, message: 'conflict', reason: 'version_conflict' }),
    })
    expect(await screen.findByText(/has changed since you wrote that draft/)).toBeDefined()
    await press('Keep editing')
    await press('Save')
    await screen.findByRole('heading', { name: 'Someone else saved this item in the meantime' })
    expect(sent('content.update')[0]).toMatchObject({ version: 3, updated_at })
  })

  it('does not offer another account’s draft', async () => {
    localStorage.setItem('pathwise.content-draft.user-2.12', JSON.stringify(draft))
    await openEditor('/content/edit?id=12')
    expect((await bodyField()).readOnly).toBe(false)
    expect(screen.queryByText(/unsaved draft from/)).toBeNull()
  })

  it('shows a warning when the browser storage is full', async () => {
    await openEditor('/content/edit?id=12')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await append('!')
    fireEvent(window, new Event('pagehide'))
    expect(await screen.findByText(/This browser’s storage is full/)).toBeDefined()
  })
})

it('asks for confirmation before leaving with unsaved changes, and keeps them as a draft', async () => {
  const { place } = await openEditor('/content/edit?id=12')
  await append('!')
  await userEvent.click(screen.getByRole('link', { name: 'See this item as readers do' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Stay here' }))
  expect(place.current.pathname).toBe('/content/edit')
  await userEvent.click(screen.getByRole('link', { name: 'See this item as readers do' }))
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(place.current.pathname).toBe('/content/read'))
  expect(localStorage.getItem(draftKey)).toContain('!')
})
