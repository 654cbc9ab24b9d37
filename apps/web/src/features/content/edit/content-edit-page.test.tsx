// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Answer } from '../../../../test/calls.ts'
import { append, bodyField, openEditor, press, titleField } from '../../../../test/content-editor.tsx'
import { sampleDocument } from '../../../../test/sample-content.ts'
import { removeAccessToken, signInWith } from '../../../lib/session/access-token.ts'

beforeEach(() => {
  removeAccessToken()
  signInWith('token')
})

describe('new content item', () => {
  it('creates the item on the first save, and updates it on later saves', async () => {
    const { place, sent } = await openEditor('/content/edit', {
      'content.create': () => ({ data: sampleDocument({ id: 40, version: 1 }) }),
      'content.update': () => ({ data: sampleDocument({ id: 40, version: 2 }) }),
    })
    await screen.findByRole('heading', { level: 1, name: 'New content' })
    await userEvent.type(titleField(), 'Roots \\(x^2\\)')
    await userEvent.selectOptions(screen.getByLabelText('Language of the text'), 'ko')
    const skills = screen.getByLabelText(/^Subjects and skills/, { selector: 'select' })
    for (const skill of ['Math: Quadratics', 'Math: Functions', 'Physics: Waves']) {
      await userEvent.selectOptions(skills, skill)
    }
    await press('Remove Math: Functions')
    await append('price $5')
    await press('Save')
    expect(await screen.findByText(/^Saved at/)).toBeDefined()
    await waitFor(() => expect(place.current.search).toBe('?id=40'))
    expect(sent('content.create')).toEqual([
      {
        title: 'Roots <span data-type="math" data-latex="x^2"></span>',
        language: 'ko',
        body: 'price $5',
        skills: ['math.quadratics', 'physics.waves'],
        as_typed: true,
      },
    ])
    // The field keeps its text, and the item is not loaded again.
    await append(' more')
    fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })
    await waitFor(() => expect(sent('content.update')).toHaveLength(1))
    expect(sent('content.update')[0]).toMatchObject({ id: 40, version: 1, body: 'price $5 more' })
    expect(sent('content.get')).toEqual([])
    expect(await screen.findByRole('heading', { level: 1, name: 'Edit content' })).toBeDefined()
  })

  it('starts from a template in the item’s language', async () => {
    await openEditor('/content/edit')
    await userEvent.selectOptions(await screen.findByLabelText('Language of the text'), 'ko')
    await userEvent.type(titleField(), 'Roots')
    await press('Worked example')
    expect((await bodyField()).value).toContain('<h2>문제</h2>')
    expect(titleField().value).toBe('Roots')
    expect(screen.queryByRole('button', { name: 'Study sheet' })).toBeNull()
  })

  it('lists formulas that cannot be rendered after a save', async () => {
    const finding = { rule: 'unparsable_latex', place: 'body', detail: '\\frac{1' }
    await openEditor('/content/edit', {
      'content.create': () => ({ data: { ...sampleDocument({ id: 40, version: 1 }), findings: [finding] } }),
      'content.update': () => ({ data: { ...sampleDocument({ id: 40, version: 2 }), findings: [] } }),
    })
    await userEvent.type(await screen.findByLabelText('Title'), 'Roots')
    await press('Save')
    expect(await screen.findByText('\\frac{1')).toBeDefined()
    await append(' more')
    await press('Save')
    await waitFor(() => expect(screen.queryByText('\\frac{1')).toBeNull())
  })

  it('rejects an item whose title is empty', async () => {
    const { sent } = await openEditor('/content/edit')
    await append('words')
    await press('Save')
    expect((await screen.findByRole('alert')).textContent).toContain('Enter a title.')
    await waitFor(() => expect(document.activeElement).toBe(titleField()))
    expect(sent('content.create')).toEqual([])
  })
})

describe('existing content item', () => {
  it('sends the title unchanged when only the body is edited', async () => {
    const { sent } = await openEditor('/content/edit?id=12', {
      'content.update': () => ({ data: sampleDocument({ version: 4 }) }),
    })
    expect((await bodyField()).value).toBe(sampleDocument().body)
    expect(titleField().value).toBe('Completing the <em>square</em>')
    await append('!')
    await press('Save')
    await screen.findByText(/^Saved at/)
    expect(sent('content.update')).toEqual([
      {
        id: 12,
        version: 3,
        updated_at: sampleDocument().updated_at,
        title: 'Completing the <em>square</em>',
        language: 'en',
        body: `${sampleDocument().body}!`,
        skills: [],
        as_typed: true,
      },
    ])
  })

  it('keeps text that is typed while a save is in flight', async () => {
    let finish: (answer: Answer) => void = () => {}
    const { sent } = await openEditor('/content/edit?id=12', {
      'content.update': () => new Promise((resolve) => (finish = resolve)),
    })
    await append('!')
    await press('Save')
    await append('?')
    finish({ data: sampleDocument({ version: 4 }) })
    await screen.findByText(/^Saved at/)
    expect((await bodyField()).value).toMatch(/!\?$/)
    expect(screen.getByText('There are unsaved changes.')).toBeDefined()
    await press('Save')
    await waitFor(() => expect(sent('content.update')).toHaveLength(2))
    expect(sent('content.update')[1]).toMatchObject({ version: 4, body: expect.stringMatching(/!\?$/) })
  })

  it.each([
    [{ status: 400, message: 'no', reason: 'empty_title' }, 'Enter a title.'],
    [{ status: 413, message: 'no', reason: 'text_too_large' }, 'The text is too long to be saved.'],
    [{ status: 500, message: 'no' }, 'Your changes could not be saved. Your text is safe on this page'],
    [{ status: 404, message: 'no' }, 'This item was deleted while you were editing.'],
  ])('shows why a save failed and keeps the text: %o', async (answer, text) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await openEditor('/content/edit?id=12', { 'content.update': () => answer })
    await append('!')
    await press('Save')
    expect((await screen.findByRole('alert')).textContent).toContain(text)
    expect((await bodyField()).value).toMatch(/!$/)
  })

  it('offers to save a new item when the item was deleted during editing', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { place, sent } = await openEditor('/content/edit?id=12', {
      'content.update': () => ({ status: 404, message: 'gone' }),
      'content.create': () => ({ data: sampleDocument({ id: 50, version: 1 }) }),
    })
    await append('!')
    await press('Save')
    await userEvent.click(await screen.findByRole('button', { name: 'Save as a new item' }))
    await waitFor(() => expect(place.current.search).toBe('?id=50'))
    expect(sent('content.create')).toHaveLength(1)
  })

  it('does not show the editor for an item in the trash', async () => {
    await openEditor('/content/edit?id=12', {}, { deleted_at: '2026-11-21T09:00:00.000Z' })
    expect(await screen.findByText(/This item is in the trash/)).toBeDefined()
    expect(screen.queryByRole('textbox', { name: 'Text' })).toBeNull()
  })

  it.each(['abc', '0', ''])('shows a not-found page for the invalid id %j', async (id) => {
    await openEditor(`/content/edit?id=${id}`)
    expect(await screen.findByRole('heading', { level: 1, name: 'There is no such item' })).toBeDefined()
  })
})
