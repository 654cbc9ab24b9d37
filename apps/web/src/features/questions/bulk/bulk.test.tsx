// @vitest-environment jsdom
import { bulkRequestSchema } from '@pathwise/api/questions/bulk/bulk.schemas'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Answer } from '../../../../test/calls.ts'
import { type Answers, openQuestions } from '../../../../test/question-editor.tsx'
import { renderPart } from '../../../../test/render-part.tsx'
import { sampleQuestions } from '../../../../test/sample-question.ts'
import { removeAccessToken, signInWith } from '../../../lib/session/access-token.ts'
import { BulkOutcome } from './bulk-outcome.tsx'

beforeEach(() => {
  removeAccessToken()
  signInWith('token')
})

const bulkPath = '/api/admin/questions/bulk'

async function openList(answers: Answers = {}, total?: number, address = '/admin/questions') {
  const page = await openQuestions(address, answers, sampleQuestions(4), total)
  const list = within(await screen.findByRole('region', { name: 'Questions' }))
  await list.findAllByRole('listitem')
  return {
    ...page,
    list,
    rows: list.getAllByRole('link'),
    box: (id: number) => list.getByLabelText(`Select “Question ${id}”`),
  }
}

const bar = () => within(screen.getByRole('region', { name: 'Selected questions' }))
const selected = (count: number) => bar().getByText(`${count} question${count === 1 ? '' : 's'} selected`)
const noBar = () => expect(screen.queryByRole('region', { name: 'Selected questions' })).toBeNull()

describe('selection in the question list', () => {
  it('selects questions with X, Shift+J and A', async () => {
    const { rows, box } = await openList()
    rows[0]?.focus()
    await userEvent.keyboard('x')
    expect(selected(1)).toBeDefined()
    await userEvent.keyboard('{Shift>}jj{/Shift}')
    expect(selected(3)).toBeDefined()
    expect(box(1)).toHaveProperty('checked', false)
    await userEvent.keyboard('x')
    expect(selected(2)).toBeDefined()
    await userEvent.keyboard('a')
    expect(selected(4)).toBeDefined()
    await userEvent.keyboard('a')
    noBar()
  })

  it('selects a question that is clicked as soon as the list shows it', async () => {
    const observer = new MutationObserver(() => {
      const box = screen.queryByLabelText('Select “Question 4”')
      if (!box) return
      observer.disconnect()
      box.click()
    })
    observer.observe(document.body, { childList: true, subtree: true })
    await openList()
    expect(selected(1)).toBeDefined()
  })

  it('extends the selection to a Shift-clicked row', async () => {
    const { box } = await openList()
    await userEvent.click(box(4))
    fireEvent.click(box(2), { shiftKey: true })
    expect(selected(3)).toBeDefined()
  })

  it('selects matching questions on all pages, and clears the selection when the filters change', async () => {
    const found = sampleQuestions(150).map(({ id, version }) => ({ id, version }))
    const { rows, list, sent } = await openList(
      { 'questions.selection': () => ({ data: { questions: found } }) },
      ...([150, '/admin/questions?subject=mathematics'] as const),
    )
    rows[0]?.focus()
    await userEvent.keyboard('x{Shift>}a{/Shift}')
    await waitFor(() => expect(selected(150)).toBeDefined())
    expect(sent('questions.selection')).toEqual([{ subject: 'mathematics' }])
    await userEvent.click(list.getByRole('button', { name: 'Next' }))
    await list.findByText('2 / 2')
    expect(selected(150)).toBeDefined()
    await userEvent.selectOptions(list.getByLabelText('Subject'), 'All subjects')
    await waitFor(noBar)
  })

  it('ignores a list of matching questions that arrives after the filters have changed', async () => {
    let resolve: (found: Answer) => void = () => {}
    const found = new Promise<Answer>((settle) => {
      resolve = settle
    })
    const { rows, list, sent } = await openList({ 'questions.selection': () => found })
    rows[0]?.focus()
    await userEvent.keyboard('{Shift>}a{/Shift}')
    await waitFor(() => expect(sent('questions.selection')).toHaveLength(1))
    await userEvent.selectOptions(list.getByLabelText('Subject'), 'Mathematics')
    await waitFor(() => expect(sent('questions.list').at(-1)).toMatchObject({ subject: 'mathematics' }))
    resolve({ data: { questions: [{ id: 1, version: 3 }] } })
    await userEvent.click(await list.findByLabelText('Select “Question 4”'))
    expect(selected(1)).toBeDefined()
  })

  it.each([
    [4, 'The questions could not be selected. Please try again in a moment.'],
    [10_001, 'More than 10000 questions match. Use a filter to choose fewer.'],
  ])('explains why the %i matching questions cannot be selected', async (count, text) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { rows } = await openList({}, count)
    rows[0]?.focus()
    await userEvent.keyboard('{Shift>}a{/Shift}')
    expect(await screen.findByText(text)).toBeDefined()
  })
})

describe('bulk change', () => {
  const refused = [{ id: 3, legacy_id: 'MATH-3', title: 'Question 3', reason: 'version_conflict' }]
  const answer: Answers[string] = ({ input }) => {
    const request = bulkRequestSchema.parse(input)
    const state = 'dry_run' in request && request.dry_run ? 'checked' : 'finished'
    const result = { state, changed: 1, unchanged: 2, refused, ...(state === 'finished' && { undo: 7 }) }
    return { lines: [{ phase: 'changing', done: 4, total: 4 }, 'undo' in request ? { ...result, undo: null } : result] }
  }

  async function archiveOne(answers: Answers[string]) {
    const { box } = await openList({ [bulkPath]: answers })
    await userEvent.click(box(4))
    await userEvent.click(bar().getByRole('button', { name: 'Archive…' }))
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Check first' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Change 1 question' }))
    return { dialog }
  }

  it('reports in a dry run which questions cannot be changed, and lets the editor undo an applied change', async () => {
    const { rows, sent } = await openList({ [bulkPath]: answer })
    rows[0]?.focus()
    await userEvent.keyboard('ae')
    const dialog = within(screen.getByRole('dialog', { name: 'Change 4 questions' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Check first' }))
    expect(dialog.getByText('Please fill this in.')).toBeDefined()
    await userEvent.selectOptions(dialog.getByLabelText('Subject'), 'Physics')
    await userEvent.click(dialog.getByRole('button', { name: 'Check first' }))
    expect(await dialog.findByText(/1 question will change.*2 questions need no change/)).toBeDefined()
    expect(dialog.getByRole('link', { name: 'Question 3' })).toBeDefined()
    expect(dialog.getByText('Another editor has changed it in the meantime.')).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: 'Change 1 question' }))
    expect(await dialog.findByText('1 question was changed.')).toBeDefined()
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Close' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    noBar()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('1 question is back to how it was.')).toBeDefined()
    const questions = [4, 3, 2, 1].map((id) => ({ id, version: 3 }))
    const change = { kind: 'set_subject', value: 'physics' }
    expect(sent(bulkPath)).toEqual([
      { questions, change, dry_run: true },
      { questions, change, dry_run: false },
      { undo: 7 },
    ])
    expect(sent('questions.list').length).toBeGreaterThan(1)
  })

  it('requires a new dry run after the value is edited', async () => {
    const { box, sent } = await openList({ [bulkPath]: answer })
    await userEvent.click(box(4))
    await userEvent.click(bar().getByRole('button', { name: 'Change…' }))
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.selectOptions(dialog.getByLabelText('What should change?'), 'Add skills')
    await userEvent.type(dialog.getByLabelText('Skills'), 'math.limits{enter}math.limits{enter} math.sums')
    await userEvent.click(dialog.getByRole('button', { name: 'Check first' }))
    await dialog.findByRole('button', { name: 'Change 1 question' })
    await userEvent.type(dialog.getByLabelText('Skills'), '2')
    expect(dialog.getByRole('button', { name: 'Check first' })).toBeDefined()
    expect(sent(bulkPath)).toMatchObject([{ change: { kind: 'add_skills', value: ['math.limits', 'math.sums'] } }])
  })

  it('ignores list shortcuts while the bulk change dialog is open', async () => {
    const { box } = await openList()
    await userEvent.click(box(4))
    await userEvent.click(bar().getByRole('button', { name: 'Archive…' }))
    screen.getByRole('button', { name: 'Close' }).focus()
    await userEvent.keyboard('aj')
    expect(screen.getByRole('dialog', { name: 'Change 1 question' })).toBeDefined()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }))
  })

  it('keeps the button’s label while a bulk change runs', async () => {
    const { dialog } = await archiveOne((call) => {
      const request = bulkRequestSchema.parse(call.input)
      return 'dry_run' in request && request.dry_run ? answer(call) : new Promise<Answer>(() => {})
    })
    expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDefined()
    expect(dialog.getByRole('button', { name: 'Change 1 question' }).getAttribute('aria-busy')).toBe('true')
  })

  it('offers no undo when no question was changed', async () => {
    const results = [
      { state: 'checked', changed: 1 },
      { state: 'finished', changed: 0, undo: null },
    ]
    const { dialog } = await archiveOne(() => ({ lines: [{ ...results.shift(), unchanged: 0, refused }] }))
    expect(await dialog.findByText('0 questions were changed.')).toBeDefined()
    expect(dialog.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('reports an unknown result and still offers undo when the connection is lost while undoing a change', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { dialog } = await archiveOne((call) =>
      'undo' in bulkRequestSchema.parse(call.input)
        ? { lines: [{ phase: 'changing', done: 1, total: 1 }] }
        : answer(call),
    )
    await userEvent.click(await dialog.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(/The connection was lost/)).toBeDefined()
    expect(screen.queryByText(/nothing was changed/)).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }))
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined()
  })

  it('shows “nothing was changed” when the bulk request fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { box } = await openList({ [bulkPath]: () => ({ lines: [{ state: 'failed', detail: 'busy' }] }) })
    await userEvent.click(box(4))
    await userEvent.click(bar().getByRole('button', { name: 'Archive…' }))
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Check first' }))
    expect((await dialog.findByRole('alert')).textContent).toContain('nothing was changed')
  })
})

it('shows how many questions a bulk change has checked without announcing each count', async () => {
  const state = { kind: 'running', dryRun: true, progress: { phase: 'changing', done: 100, total: 200 } } as const
  await renderPart(
    <BulkOutcome state={state} buildAddress={() => '/admin/questions'} onOpen={() => {}} />,
    '/admin/questions',
  )
  expect(screen.getByText('Checked: 100 of 200').closest('output')).toBeNull()
})
