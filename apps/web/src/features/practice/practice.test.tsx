// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stubApi } from '../../../test/api.ts'
import type { Answer } from '../../../test/calls.ts'
import { renderApp } from '../../../test/render-app.tsx'
import { rightReply, sampleAnswer, sampleProblem, secondTryReply } from '../../../test/sample-problem.ts'
import { sampleUser, stubCurrentUser } from '../../../test/sample-user.ts'
import { clearDevice } from '../../lib/browser-storage.ts'
import { devicePractice } from '../../lib/device-practice.ts'
import { signInWith } from '../../lib/session/access-token.ts'

const problem = sampleProblem()

const listed = (id: number) => {
  const { title, course, gradeCode, difficultyLevel } = problem
  return { id, title: `${title} ${id}`, course, gradeCode, difficultyLevel }
}

async function openProblem(answer: Answer = { data: problem }, reply: Answer = { data: rightReply }) {
  const calls = stubApi({ 'practice.get': () => answer, 'practice.answer': () => reply })
  await renderApp('/practice/12')
  return calls
}

describe('ProblemPage', () => {
  it('confirms a correct answer, shows the explanation, and lets the student retry', async () => {
    await openProblem()
    await userEvent.click(await screen.findByRole('radio', { name: /four/ }))
    expect(screen.queryByText('Count on your fingers.')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Check my answer' }))
    expect((await screen.findByRole('status')).textContent).toBe('Right. Well done!')
    expect(screen.getByText('Count on your fingers.')).toBeDefined()
    const alike = screen.getByRole('link', { name: 'More problems like this' })
    expect(alike.getAttribute('href')).toBe('/practice?subject=mathematics&grade=G10')
    await userEvent.click(screen.getByRole('button', { name: 'Try it again' }))
    expect(screen.getByRole('radio', { name: /four/ })).toHaveProperty('checked', false)
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('offers a second try after a wrong choice without revealing the answer', async () => {
    await openProblem(undefined, { data: secondTryReply })
    await userEvent.click(await screen.findByRole('radio', { name: /three/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Check my answer' }))
    expect(await screen.findByText('You counted one too few.')).toBeDefined()
    expect(screen.queryByText('Correct answer')).toBeNull()
    expect(screen.getByRole('button', { name: 'Check my answer' })).toBeDefined()
  })

  it('discards the student’s answer after a sign-out in the same tab', async () => {
    await openProblem(undefined, { data: secondTryReply })
    await userEvent.click(await screen.findByRole('radio', { name: /three/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Check my answer' }))
    await screen.findByText('You counted one too few.')
    act(() => clearDevice(() => false))
    expect(screen.queryByText('You counted one too few.')).toBeNull()
    expect(screen.getByRole('radio', { name: /three/ })).toHaveProperty('checked', false)
    expect(localStorage.getItem('pathwise.practice-problem.1')).not.toContain('reply')
  })

  it('keeps an essay after a reload until the student has graded it', async () => {
    const essay = { data: sampleProblem({ question_type: 'essay', choices: [], hints: 0 }) }
    await openProblem(essay, { data: { ...rightReply, outcome: 'ungraded' } })
    await userEvent.type(await screen.findByLabelText('Your essay'), 'Because.')
    await userEvent.click(screen.getByRole('button', { name: 'Check my answer' }))
    await screen.findByRole('button', { name: 'My essay does this' })
    cleanup()
    await openProblem(essay)
    const grade = await screen.findByRole('button', { name: 'My essay does this' })
    expect(screen.getByLabelText('Your essay')).toHaveProperty('value', 'Because.')
    await userEvent.click(grade)
    await screen.findByText('Right. Well done!')
    expect(localStorage.getItem('pathwise.practice-problem.1')).toBeNull()
  })

  it('strips scripts from the problem', async () => {
    await openProblem()
    await screen.findByText('What is two and two?')
    expect(document.querySelector('main script')).toBeNull()
  })

  it.each(['/practice/0', '/practice/abc', '/practice/99999999999'])(
    'shows the not-found page for the path %s without sending a request',
    async (address) => {
      const calls = stubApi({})
      await renderApp(address)
      expect(await screen.findByRole('heading', { name: 'There is no such problem' })).toBeDefined()
      expect(calls.map(({ procedure }) => procedure)).not.toContain('practice.get')
    },
  )

  it('shows the not-found page when the server responds with 404', async () => {
    await openProblem({ status: 404, message: 'missing' })
    expect(await screen.findByRole('heading', { name: 'There is no such problem' })).toBeDefined()
  })
})

describe('PracticeListPage', () => {
  const rows = () => within(screen.getByRole('main')).getAllByRole('listitem')

  it('sends the filters from the URL with each page request', async () => {
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

  it('focuses the first new problem after "Show more"', async () => {
    const first = Array.from({ length: 20 }, (_, index) => listed(index + 1))
    const answers: Answer[] = [{ data: [listed(21), listed(22)] }, { data: first }]
    stubApi({ 'practice.list': () => answers.pop() ?? { data: [] } })
    await renderApp('/practice')
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }))
    expect(document.activeElement).toBe(await screen.findByRole('link', { name: /small sum 21/ }))
  })

  it('leaves the focus where the student has moved it while more problems load', async () => {
    const first = Array.from({ length: 20 }, (_, index) => listed(index + 1))
    let finish: (answer: Answer) => void = () => {}
    const second = new Promise<Answer>((resolve) => {
      finish = resolve
    })
    stubApi({
      'practice.list': ({ input }) => (JSON.stringify(input).includes('after_id') ? second : { data: first }),
    })
    await renderApp('/practice')
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }))
    const grade = screen.getByLabelText('Grade')
    grade.focus()
    finish({ data: [listed(21)] })
    await screen.findByRole('link', { name: /small sum 21/ })
    expect(document.activeElement).toBe(grade)
  })

  it.each([
    ['G10', '十年級'],
    ['G7', '七年級'],
    ['K', 'K'],
  ])('labels grade %s the same as in the filter', async (gradeCode, name) => {
    stubApi({ 'practice.list': () => ({ data: [{ ...listed(1), gradeCode }] }) })
    await renderApp('/practice', 'zh-TW')
    expect(
      within((await screen.findAllByRole('link', { name: /small sum 1/ }))[0] ?? document.body).getByText(name),
    ).toBeDefined()
  })

  it.each([
    ['ko', 1],
    ['en', 0],
  ] as const)('says that problems are in English when the page is in another language: %s', async (language, count) => {
    stubApi({ 'practice.list': () => ({ data: [listed(1)] }) })
    await renderApp('/practice', language)
    await screen.findByRole('link', { name: /small sum 1/ })
    expect(screen.queryAllByText('문제는 영어로 되어 있어요.', { exact: false })).toHaveLength(count)
  })

  it('refetches the list when the grade changes', async () => {
    const calls = stubApi({ 'practice.list': () => ({ data: [listed(1)] }) })
    const { place } = await renderApp('/practice')
    await userEvent.selectOptions(await screen.findByLabelText('Grade'), 'G11')
    await waitFor(() => expect(place.current.search).toBe('?grade=G11'))
    await vi.waitFor(() => expect(calls.at(-1)?.input).toEqual({ limit: 20, grade: 'G11' }))
  })

  it('marks completed and missed problems, and stores the state filter in the URL', async () => {
    devicePractice.record({ input: sampleAnswer({ id: 1 }), reply: { outcome: 'right' }, inAccount: true })
    devicePractice.record({ input: sampleAnswer({ id: 2 }), reply: { outcome: 'wrong' }, inAccount: true })
    stubApi({ 'practice.list': () => ({ data: [listed(1), listed(2), listed(3)] }) })
    const { place } = await renderApp('/practice')
    await screen.findByRole('link', { name: /small sum 3/ })
    expect(rows().map(({ textContent }) => /Solved|Missed/.exec(textContent ?? '')?.[0])).toEqual([
      'Solved',
      'Missed',
      undefined,
    ])
    await userEvent.selectOptions(screen.getByLabelText('Your progress'), 'Missed')
    await waitFor(() => expect(place.current.search).toBe('?state=missed'))
    expect(rows()).toHaveLength(1)
    expect(screen.getByRole('link', { name: 'Practice these' }).getAttribute('href')).toBe(
      '/practice/set?kind=report&ids=2&from=list',
    )
  })

  it('starts a set for the selected skill', async () => {
    stubApi({ 'practice.list': () => ({ data: [listed(1)] }) })
    await renderApp('/practice?skill=math.quadratics&difficulty=beginner')
    expect((await screen.findByRole('link', { name: 'Practice these' })).getAttribute('href')).toBe(
      '/practice/set?kind=skill&skill=math.quadratics&difficulty=beginner',
    )
  })

  it('shows an error when the problem list fails to load, and a message when the list is empty', async () => {
    let answer: Answer = { status: 403, message: 'no' }
    stubApi({ 'practice.list': () => answer })
    await renderApp('/practice')
    await screen.findByText(/could not be loaded/)
    answer = { data: [] }
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeDefined()
  })

  describe('for a signed-in student with a filter by progress', () => {
    beforeEach(() => {
      localStorage.clear()
      signInWith('token')
    })

    const slow: Answer = { status: 429, message: 'slow' }
    const openSignedIn = (search: string, answers: Parameters<typeof stubApi>[0]) => {
      const calls = stubApi({
        'auth.me': stubCurrentUser('token', sampleUser()),
        'practice.upload': () => slow,
        'practice.list': () => ({ data: [listed(1)] }),
        ...answers,
      })
      return renderApp(`/practice?${search}`).then(() => calls)
    }

    it.each(['missed', 'done'])(
      'offers to retry instead of reporting none when the history cannot be loaded: %s',
      async (state) => {
        let history: Answer = slow
        await openSignedIn(`state=${state}`, { 'practice.history': () => history })
        await screen.findByText(/The problems could not be loaded/)
        expect(screen.queryByRole('heading', { name: 'Nothing here yet' })).toBeNull()
        history = { data: [] }
        await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
        await screen.findByRole('heading', { name: 'Nothing here yet' })
        expect(screen.queryByText(/could not be loaded/)).toBeNull()
      },
    )

    it('offers to retry when the user cannot be loaded', async () => {
      await openSignedIn('state=missed', { 'auth.me': () => slow })
      await screen.findByText(/The problems could not be loaded/)
      expect(screen.queryByRole('heading', { name: 'Nothing here yet' })).toBeNull()
    })

    it('loads no further pages while the history cannot be loaded', async () => {
      const first = Array.from({ length: 20 }, (_, index) => listed(index + 1))
      const calls = await openSignedIn('state=missed', {
        'practice.list': ({ input }) => ({ data: JSON.stringify(input).includes('after_id') ? [] : first }),
        'practice.history': () => slow,
      })
      await screen.findByText(/The problems could not be loaded/)
      expect(calls.filter(({ procedure }) => procedure === 'practice.list')).toHaveLength(1)
    })

    it('shows no error without a filter by progress when only the history cannot be loaded', async () => {
      await openSignedIn('', { 'practice.history': () => slow })
      await screen.findByRole('link', { name: /small sum 1/ })
      expect(screen.queryByText(/could not be loaded/)).toBeNull()
    })
  })
})
