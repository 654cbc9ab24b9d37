// @vitest-environment jsdom
import { unsetFields } from '@pathwise/question-formats/fields.schemas'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { append, bodyField, openQuestions, press } from '../../../../test/question-editor.tsx'
import { sampleQuestion } from '../../../../test/sample-question.ts'
import { removeAccessToken, signInWith } from '../../../lib/session/access-token.ts'

const draftKey = 'pathwise.question-draft.user-1.12'
const saved = (version: number) => ({ data: sampleQuestion({ version }) })

beforeEach(() => {
  removeAccessToken()
  signInWith('token')
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

describe('saving a question', () => {
  it('sends the whole question, confirms the save and refetches the list', async () => {
    const { asked, sent, translations } = await openQuestions('/admin/questions?page=1&id=12', {
      'questions.update': () => saved(4),
    })
    await append(' $5')
    const before = asked.length
    await press('Save')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe('The question was saved successfully.')
    expect(sent('questions.update')).toEqual([
      {
        id: 12,
        version: 3,
        updated_at: sampleQuestion().updated_at,
        legacy_id: 'MATH-0012',
        title: 'Vertex of a thrown ball',
        subject: 'mathematics',
        course: 'Algebra 2',
        grade_code: 'G11',
        education_level: 'high_school',
        ...unsetFields,
        difficulty_level: 'intermediate',
        difficulty_score: 5,
        question_type: 'multiple_choice',
        skill_tags: ['math.quadratics'],
        content_question_mj: `${sampleQuestion().content_question_mj} $5`,
        choices: sampleQuestion().choices.map((choice) => ({ ...choice, feedback: '' })),
        answer: 'A',
        explanation: '<p>It is symmetric.</p>',
        as_typed: true,
      },
    ])
    await waitFor(() => expect(asked.length).toBeGreaterThan(before))
    expect(screen.queryByText('There are unsaved changes.')).toBeNull()
    await act(() => translations.changeLanguage('ko'))
    expect((await screen.findByRole('alert')).textContent).toBe('문제가 성공적으로 저장되었습니다.')
  })

  it('saves with a keyboard shortcut, and sends the version returned by the previous save', async () => {
    const { sent } = await openQuestions(undefined, { 'questions.update': () => saved(4) })
    await append('!')
    fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })
    await screen.findByText('The question was saved successfully.')
    await append('?')
    fireEvent.keyDown(document.body, { key: 's', metaKey: true })
    await waitFor(() => expect(sent('questions.update')).toHaveLength(2))
    expect(sent('questions.update')[1]).toMatchObject({ version: 4 })
  })

  it.each([
    [{ status: 500, message: 'no' }, 'Your text is safe on this page'],
    [{ status: 413, message: 'no', reason: 'text_too_large' }, 'The question is too long.'],
    [{ status: 404, message: 'no' }, 'The question was archived or removed'],
    [{ status: 409, message: 'no', reason: 'legacy_id_taken' }, 'Another question already has this legacy ID'],
  ])('shows why the save failed and keeps the text: %o', async (answer, text) => {
    const { translations } = await openQuestions(undefined, { 'questions.update': () => answer })
    await append('!')
    await press('Save')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Saving the question failed.')
    expect(alert.textContent).toContain(text)
    expect((await bodyField()).value).toMatch(/!$/)
    await act(() => translations.changeLanguage('ko'))
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('문제 저장에 실패했습니다.'))
  })

  it.each([
    ['questions.update', 'Save', 'Saving the question failed.'],
    ['questions.duplicate', 'Duplicate', 'That did not work.'],
  ])('scrolls to the alert when %s fails', async (procedure, button, text) => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
    await openQuestions(undefined, { [procedure]: () => ({ status: 500, message: 'no' }) })
    await press(button)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(text)
    await waitFor(() => expect(scroll.mock.contexts).toContain(alert))
  })

  it('lists the invalid fields without sending a request', async () => {
    const { sent } = await openQuestions(undefined, {}, [sampleQuestion({ course: '', subject: 'alchemy' })])
    await append('!')
    await press('Save')
    expect((await screen.findByRole('alert')).textContent).toContain('Subject and Course')
    expect(sent('questions.update')).toEqual([])
  })
})

describe('question version conflict', () => {
  const theirs = sampleQuestion({ version: 7, title: 'Their title', content_question_mj: '<p>their words</p>' })

  async function conflict() {
    let version = 3
    const app = await openQuestions(undefined, {
      'questions.get': () => ({ data: version === 3 ? sampleQuestion() : theirs }),
      'questions.update': ({ input }) => {
        version = 7
        if (JSON.stringify(input).includes('"version":7')) return saved(8)
        return { status: 409, message: 'conflict', reason: 'version_conflict' }
      },
    })
    await append('mine')
    await press('Save')
    const heading = await screen.findByRole('heading', { name: 'Someone else saved this question in the meantime' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    return app
  }

  it('marks the differences between the two versions and disables saving during a conflict', async () => {
    await conflict()
    const mine = within(screen.getByRole('region', { name: 'Your text' }))
    expect(mine.getAllByRole('insertion').map(({ textContent }) => textContent)).toContain('mine')
    const saves = within(screen.getByRole('region', { name: 'The text that was saved' }))
    expect(saves.getAllByRole('deletion').map(({ textContent }) => textContent)).toContain('Their title')
    expect((await bodyField()).readOnly).toBe(true)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)
  })

  it('overwrites the saved version when the user chooses to keep their own text', async () => {
    const { sent } = await conflict()
    await press('Keep mine (save over theirs)')
    await screen.findByText('The question was saved successfully.')
    expect(sent('questions.update')[1]).toMatchObject({
      version: 7,
      content_question_mj: expect.stringContaining('mine'),
    })
  })

  it('loads the saved version when the user chooses “Take theirs”, and keeps the user’s text as a draft', async () => {
    await conflict()
    await press('Take theirs')
    expect((await bodyField()).value).toBe('<p>their words</p>')
    expect(screen.getByRole('region', { name: 'Their title' })).toBeDefined()
    await press('Keep editing')
    // The draft must be in a new editor, and the previous editor must be gone.
    expect((await bodyField()).value).toContain('mine')
    expect(screen.getAllByRole('textbox', { name: 'Question text' })).toHaveLength(1)
  })
})

describe('unsaved question changes', () => {
  it('stores unsaved text as a local draft on pagehide', async () => {
    await openQuestions()
    await append(' unsaved')
    expect(screen.getByText('There are unsaved changes.')).toBeDefined()
    fireEvent(window, new Event('pagehide'))
    expect(localStorage.getItem(draftKey)).toContain('unsaved')
  })

  it('stores a draft while the user types, so that a crash loses nothing', async () => {
    await openQuestions()
    await append(' typed')
    await waitFor(() => expect(localStorage.getItem(draftKey)).toContain('typed'), { timeout: 3_000 })
  })

  it('restores a stored draft, and sends the draft’s version when saving', async () => {
    const draft = { ...sampleQuestion(), title: 'Kept', version: 2, savedAt: '2026-11-20T09:00:00.000Z' }
    localStorage.setItem(draftKey, JSON.stringify(draft))
    const { sent } = await openQuestions(undefined, { 'questions.update': () => saved(4) })
    expect(await screen.findByText(/unsaved draft from Nov 20, 2026/)).toBeDefined()
    expect(screen.getByText(/has changed since you wrote that draft/)).toBeDefined()
    await press('Keep editing')
    await press('Save')
    await waitFor(() => expect(sent('questions.update')).toHaveLength(1))
    expect(sent('questions.update')[0]).toMatchObject({ title: 'Kept', version: 2 })
    await waitFor(() => expect(localStorage.getItem(draftKey)).toBeNull())
  })

  it('asks for confirmation before opening another question, but not before filtering the list', async () => {
    const { place } = await openQuestions(undefined, {}, [sampleQuestion(), sampleQuestion({ id: 11, title: 'Other' })])
    await append('!')
    const list = within(await screen.findByRole('region', { name: 'Questions' }))
    await userEvent.selectOptions(list.getByLabelText('Subject'), 'Mathematics')
    await waitFor(() => expect(place.current.search).toBe('?subject=mathematics&id=12'))
    await userEvent.click(await screen.findByRole('link', { name: /^Other/ }))
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' })
    expect(place.current.search).toContain('id=12')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Leave' }))
    expect(await screen.findByRole('region', { name: 'Other' })).toBeDefined()
  })
})
