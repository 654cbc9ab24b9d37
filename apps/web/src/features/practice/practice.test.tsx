// @vitest-environment jsdom
import type { PracticeProblem } from '@pathwise/api/practice/practice.schemas'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { type Answer, stubApi } from '../../../test/api.ts'
import { renderApp } from '../../../test/render-app.tsx'

const problem: PracticeProblem = {
  id: 12,
  title: 'A <em>small</em> sum',
  subject: 'mathematics',
  course: 'Algebra 1',
  gradeCode: 'G10',
  difficultyLevel: 'beginner',
  skillTags: [],
  body: '<p>What is two and two?</p><script>hacked()</script>',
  choices: [
    { id: 'A', html: '<p>three</p>' },
    { id: 'B', html: '<p>four</p>' },
  ],
  answer: 'B',
  explanation: '<p>Count on your fingers.</p>',
}

const listed = (id: number) => {
  const { title, course, gradeCode, difficultyLevel } = problem
  return { id, title: `${title} ${id}`, course, gradeCode, difficultyLevel }
}

async function openProblem(answer: Answer = { data: problem }) {
  const calls = stubApi({ 'practice.get': () => answer })
  await renderApp('/practice/12')
  return calls
}

describe('ProblemPage', () => {
  it('confirms a right answer and shows the explanation', async () => {
    await openProblem()
    await userEvent.click(await screen.findByRole('radio', { name: /four/ }))
    expect(screen.queryByText('Count on your fingers.')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Check my answer' }))
    expect(screen.getByRole('status').textContent).toBe('Right. Well done!')
    expect(screen.getByText('Count on your fingers.')).toBeDefined()
  })

  it('shows the right choice after a wrong answer and allows another try', async () => {
    await openProblem()
    await userEvent.click(await screen.findByRole('radio', { name: /three/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Check my answer' }))
    expect(screen.getByRole('status').textContent).toBe('Not quite. The answer is B.')
    await userEvent.click(screen.getByRole('button', { name: 'Try it again' }))
    expect(screen.getByRole('radio', { name: /three/ })).toHaveProperty('checked', false)
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('disables the check button until a choice is selected', async () => {
    await openProblem()
    expect(await screen.findByRole('button', { name: 'Check my answer' })).toHaveProperty('disabled', true)
  })

  it('removes scripts from the problem and links to similar problems', async () => {
    await openProblem()
    await screen.findByText('What is two and two?')
    expect(document.querySelector('main script')).toBeNull()
    const alike = screen.getByRole('link', { name: 'More problems like this' })
    expect(alike.getAttribute('href')).toBe('/practice?subject=mathematics&grade=G10')
  })

  it.each(['/practice/0', '/practice/abc', '/practice/99999999999'])(
    'shows the missing-problem page for %s and sends no request',
    async (address) => {
      const calls = stubApi({})
      await renderApp(address)
      expect(await screen.findByRole('heading', { name: 'There is no such problem' })).toBeDefined()
      expect(calls.map(({ procedure }) => procedure)).not.toContain('practice.get')
    },
  )

  it('shows the missing-problem page when the server answers 404', async () => {
    await openProblem({ status: 404, message: 'missing' })
    expect(await screen.findByRole('heading', { name: 'There is no such problem' })).toBeDefined()
  })
})

describe('PracticeListPage', () => {
  const rows = () => within(screen.getByRole('main')).getAllByRole('listitem')

  it('sends the filters from the URL and loads the next page after the last row', async () => {
    const first = Array.from({ length: 20 }, (_, index) => listed(index + 1))
    const calls = stubApi({
      'practice.list': ({ input }) => ({ data: JSON.stringify(input).includes('after_id') ? [listed(21)] : first }),
    })
    await renderApp('/practice?subject=physics&grade=poor')
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }))
    await vi.waitFor(() => expect(rows()).toHaveLength(21))
    expect(calls.filter(({ procedure }) => procedure === 'practice.list').map(({ input }) => input)).toEqual([
      { limit: 20, subject: 'physics' },
      { limit: 20, subject: 'physics', after_id: 20 },
    ])
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it.each([
    ['G10', '十年級'],
    ['G7', '七年級'],
    ['K', 'K'],
  ])('names grade %s as the filter does', async (gradeCode, name) => {
    stubApi({ 'practice.list': () => ({ data: [{ ...listed(1), gradeCode }] }) })
    await renderApp('/practice', 'zh-TW')
    expect(
      within((await screen.findAllByRole('link', { name: /small sum 1/ }))[0] ?? document.body).getByText(name),
    ).toBeDefined()
  })

  it('requests the list again when the grade changes', async () => {
    const calls = stubApi({ 'practice.list': () => ({ data: [listed(1)] }) })
    const { place } = await renderApp('/practice')
    await userEvent.selectOptions(await screen.findByLabelText('Grade'), 'G11')
    await waitFor(() => expect(place.current.search).toBe('?grade=G11'))
    await vi.waitFor(() => expect(calls.at(-1)?.input).toEqual({ limit: 20, grade: 'G11' }))
  })

  it('shows an error when loading fails and an empty state when there are no problems', async () => {
    let answer: Answer = { status: 403, message: 'no' }
    stubApi({ 'practice.list': () => answer })
    await renderApp('/practice')
    await screen.findByText(/could not be loaded/)
    answer = { data: [] }
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeDefined()
  })
})
