// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { openQuestions } from '../../../../test/question-editor.tsx'
import { sampleQuestions } from '../../../../test/sample-question.ts'
import { removeAccessToken, signInWith } from '../../../lib/session/access-token.ts'

beforeEach(() => {
  removeAccessToken()
  signInWith('token')
})

async function openList(address = '/admin/questions') {
  const page = await openQuestions(address, {}, sampleQuestions(3))
  const list = within(await screen.findByRole('region', { name: 'Questions' }))
  await list.findAllByRole('listitem')
  const rows = list.getAllByRole('link')
  const [first] = rows
  if (!first) throw new Error('The list is empty')
  const search = list.getByRole<HTMLInputElement>('searchbox')
  return { ...page, list, rows, first, search, focused: () => document.activeElement }
}

describe('keyboard shortcuts in the question list', () => {
  it('moves between rows with J and K, and opens the focused row with Enter', async () => {
    const { first, rows, focused, place } = await openList()
    first.focus()
    await userEvent.keyboard('j')
    expect(focused()).toBe(rows[1])
    await userEvent.keyboard('jj')
    expect(focused()).toBe(rows[2])
    await userEvent.keyboard('k')
    expect(focused()).toBe(rows[1])
    await userEvent.keyboard('{enter}')
    await waitFor(() => expect(place.current.search).toBe('?id=2'))
  })

  it('focuses the search field with /, and ignores shortcuts in text fields', async () => {
    const { first, search, focused } = await openList()
    first.focus()
    await userEvent.keyboard('/')
    expect(focused()).toBe(search)
    await userEvent.keyboard('j/k?')
    expect(focused()).toBe(search)
    expect(search.value).toBe('j/k?')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('ignores keys when the focus is outside the list or in a select, with Ctrl, and during IME input', async () => {
    const { first, list, focused } = await openList()
    await userEvent.keyboard('j/?')
    expect(focused()).toBe(document.body)
    first.focus()
    await userEvent.keyboard('{Control>}j{/Control}')
    fireEvent.keyDown(first, { key: 'j', isComposing: true })
    expect(focused()).toBe(first)
    const subject = list.getByLabelText('Subject')
    subject.focus()
    await userEvent.keyboard('j')
    expect(focused()).toBe(subject)
  })

  it('lists the shortcuts when ? is pressed, and ignores shortcuts after the user turns them off', async () => {
    const { first, focused } = await openList()
    first.focus()
    await userEvent.keyboard('?')
    const dialog = within(screen.getByRole('dialog', { name: 'Keyboard shortcuts' }))
    await userEvent.click(dialog.getByLabelText('Use keyboard shortcuts'))
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    first.focus()
    await userEvent.keyboard('j?')
    expect(focused()).toBe(first)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(localStorage.getItem('pathwise.question-keys')).toBe('off')
  })
})

it.each([
  ['ko', '이차함수', ['ㅇ', '이', '이차함수']],
  ['zh-TW', '二次函數', ['ㄦ', '二', '二次函數']],
])('searches for IME text in %s only after composition ends', async (_, text, steps) => {
  const { search, sent } = await openList()
  search.focus()
  fireEvent.compositionStart(search)
  for (const step of steps) {
    fireEvent.compositionUpdate(search, { data: step })
    fireEvent.input(search, { target: { value: step } })
  }
  // During composition, Enter only accepts the composed text. Without preventDefault, the browser would also submit the
  // form.
  expect(fireEvent.keyDown(search, { key: 'Enter', isComposing: true })).toBe(false)
  expect(sent('questions.list')).toHaveLength(1)
  fireEvent.compositionEnd(search, { data: text })
  expect(search.value).toBe(text)
  await userEvent.keyboard('{enter}')
  await waitFor(() => expect(sent('questions.list').at(-1)).toEqual({ page: 1, search: text }))
})
