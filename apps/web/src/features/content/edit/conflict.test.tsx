// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type Answers, append, bodyField, openEditor, press, titleField } from '../../../../test/content-editor.tsx'
import { sampleDocument } from '../../../../test/sample-content.ts'
import { removeAccessToken, signInWith } from '../../../lib/session/access-token.ts'

beforeEach(() => {
  removeAccessToken()
  signInWith('token')
})

describe('content version conflict', () => {
  const theirs = sampleDocument({ version: 7, title: 'Their title', body: '<p>their words</p>' })

  async function conflict(more: Answers = {}) {
    let version = 3
    const app = await openEditor('/content/edit?id=12', {
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
    const heading = await screen.findByRole('heading', { name: 'Someone else saved this item in the meantime' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    return app
  }

  it('shows both versions and locks the editor on a version conflict', async () => {
    await conflict()
    expect(within(screen.getByRole('region', { name: 'Your text' })).getByText(/mine/)).toBeDefined()
    expect(
      within(screen.getByRole('region', { name: 'The text that was saved' })).getByText('their words'),
    ).toBeDefined()
    expect((await bodyField()).readOnly).toBe(true)
  })

  it('saves over the other version when the user keeps their own', async () => {
    const { sent } = await conflict()
    await press('Keep mine (save over theirs)')
    await screen.findByText(/^Saved at/)
    expect(sent('content.update')[1]).toMatchObject({ version: 7, body: expect.stringContaining('mine') })
    expect(screen.queryByText(/^Someone else/)).toBeNull()
  })

  it('keeps the user’s text as a draft when the user takes the saved version', async () => {
    await conflict()
    await press('Take theirs')
    expect((await bodyField()).value).toBe('<p>their words</p>')
    expect(titleField().value).toBe('Their title')
    await press('Keep editing')
    expect((await bodyField()).value).toContain('mine')
  })

  it.each([
    ['Copy my text', 'mine'],
    ['Copy their text', 'their words'],
  ])('copies a conflicting version to the clipboard: %s', async (name, words) => {
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

  it('shows an error when the other version cannot be loaded', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    let loaded = false
    await openEditor('/content/edit?id=12', {
      'content.get': () => {
        if (loaded) return { status: 403, message: 'no' }
        loaded = true
        return { data: sampleDocument() }
      },
      'content.update': () => ({ status: 409, message: 'conflict', reason: 'version_conflict' }),
    })
    await append('mine')
    await press('Save')
    expect((await screen.findByRole('alert')).textContent).toContain('The other version could not be loaded')
  })
})
