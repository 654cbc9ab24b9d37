// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { append, openQuestions, press } from '../../../test/question-editor.tsx'
import { fakeBank, sampleQuestion, sampleQuestions } from '../../../test/sample-question.ts'
import { removeAccessToken, signInWith } from '../../lib/session/access-token.ts'

beforeEach(() => {
  removeAccessToken()
  signInWith('token')
})

const list = () => within(screen.getByRole('region', { name: 'Questions' }))
const ready = () => screen.findByRole('region', { name: 'Questions' })
const cards = async () => {
  await ready()
  await list().findAllByRole('listitem')
  return list().getAllByRole('link')
}

describe('question list', () => {
  it('shows one card per question and marks the open one', async () => {
    await openQuestions('/admin/questions?id=12', {}, [sampleQuestion(), sampleQuestion({ id: 11, title: 'Other' })])
    const [first, second] = await cards()
    expect(first?.textContent).toMatch(
      /^Vertex of a thrown ballIntermediateMATH-0012MathematicsGrade 11Multiple choicemath.quadraticsNov\s20,\s2026Live$/,
    )
    expect(first?.getAttribute('aria-current')).toBe('true')
    expect(second?.hasAttribute('aria-current')).toBe(false)
    expect(list().getByText('total 2 questions')).toBeDefined()
    expect(list().queryByRole('navigation')).toBeNull()
  })

  it('sets the language of the titles in the list and in the form to English', async () => {
    await openQuestions('/admin/questions?id=12', {}, [sampleQuestion({ title: 'Arai’s game' })])
    await cards()
    expect(list().getByText('Arai’s game').lang).toBe('en')
    const title = await screen.findByDisplayValue('Arai’s game')
    expect(title.lang).toBe('en')
  })

  it('stores the list page in the URL and keeps the question open when the user opens another list page', async () => {
    const { place } = await openQuestions('/admin/questions?id=12', {}, sampleQuestions(150))
    expect(await cards()).toHaveLength(100)
    const pager = within(list().getByRole('navigation', { name: 'Pages of the list' }))
    expect(pager.getByText('1 / 2')).toBeDefined()
    expect(pager.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true)
    await userEvent.click(pager.getByRole('button', { name: 'Next' }))
    await list().findByText('2 / 2')
    await waitFor(async () => expect(await cards()).toHaveLength(50))
    await waitFor(() => expect(place.current.search).toBe('?page=2&id=12'))
  })

  it('searches on Enter or click and returns to the first page', async () => {
    const { asked, place } = await openQuestions('/admin/questions?page=2&grade=G9', {}, sampleQuestions(150))
    await ready()
    const box = await list().findByRole('searchbox', { name: 'Search questions' })
    await userEvent.type(box, ' Question 77 {enter}')
    await list().findByText('total 1 question')
    await waitFor(() => expect(place.current.search).toBe('?search=Question+77&grade=G9'))
    await userEvent.clear(box)
    await userEvent.click(list().getByRole('button', { name: 'Search' }))
    await waitFor(() => expect(asked.at(-1)).toEqual({ page: 1, grade_code: 'G9' }))
  })

  it('requests the list with only the filters that are set', async () => {
    const { asked, place } = await openQuestions('/admin/questions')
    await ready()
    await userEvent.selectOptions(await list().findByLabelText('Subject'), 'Physics')
    await userEvent.selectOptions(list().getByLabelText('Grade'), 'Grade 6')
    await userEvent.selectOptions(list().getByLabelText('Difficulty'), 'Expert')
    await userEvent.selectOptions(list().getByLabelText('Type'), 'Essay')
    await userEvent.type(list().getByLabelText('Skill'), 'math.limits{enter}')
    await userEvent.click(list().getByRole('button', { name: 'More filters' }))
    await userEvent.selectOptions(list().getByLabelText('Used for'), 'Assessment only')
    await userEvent.click(list().getByLabelText('Show the archive'))
    await waitFor(() =>
      expect(place.current.search).toBe(
        '?subject=physics&grade=G6&difficulty=expert&type=essay&skill=math.limits&pool=assessment&archived=1',
      ),
    )
    await waitFor(() =>
      expect(asked.at(-1)).toEqual({
        page: 1,
        subject: 'physics',
        grade_code: 'G6',
        difficulty: 'expert',
        question_type: 'essay',
        skill: 'math.limits',
        pool: 'assessment',
        archived: true,
      }),
    )
    expect(asked[0]).toEqual({ page: 1 })
    await userEvent.click(await list().findByRole('button', { name: 'Remove all filters' }))
    expect(await cards()).toHaveLength(1)
  })

  it('shows the number of open reports per question, and filters by open reports', async () => {
    const { place, sent } = await openQuestions('/admin/questions', {
      'questions.list': () => ({
        data: {
          questions: [{ ...sampleQuestion(), problems: [], open_reports: 2 }],
          ...{ total_count: 1, total_pages: 1, page: 1 },
        },
      }),
    })
    const [card] = await cards()
    expect(card?.textContent).toContain('2 open reports')
    await userEvent.click(list().getByRole('button', { name: 'More filters' }))
    await userEvent.click(list().getByLabelText('Only with open reports'))
    await waitFor(() => expect(place.current.search).toBe('?reports=open'))
    await waitFor(() => expect(sent('questions.list').at(-1)).toEqual({ page: 1, reports: 'open' }))
  })

  it('redirects an out-of-range page to the last page and replaces the history entry', async () => {
    const { place } = await openQuestions('/admin/questions?page=9', {}, sampleQuestions(101))
    await waitFor(() => expect(place.current.search).toBe('?page=2'))
    expect(await cards()).toHaveLength(1)
    expect(place.current.navigation).toBe('REPLACE')
  })

  it('logs and shows an error when the list fails to load, and lets the user retry', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    let broken = true
    await openQuestions('/admin/questions', {
      'questions.list': () =>
        broken
          ? { status: 403, message: 'no' }
          : {
              data: {
                questions: [{ ...sampleQuestion(), problems: [], open_reports: 0 }],
                total_count: 1,
                total_pages: 1,
                page: 1,
              },
            },
    })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('The questions could not be loaded')
    expect(logged).toHaveBeenCalled()
    broken = false
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
    expect(await cards()).toHaveLength(1)
  })
})

describe('question panel', () => {
  it('hides the question panel while no question is open', async () => {
    await openQuestions('/admin/questions')
    await cards()
    expect(screen.queryByRole('link', { name: 'Back to the list' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  })

  it('opens a question when its card is clicked, and returns focus to the card afterward', async () => {
    const { place } = await openQuestions('/admin/questions')
    const [card] = await cards()
    if (card) await userEvent.click(card)
    const panel = within(await screen.findByRole('region', { name: 'Vertex of a thrown ball' }))
    expect(panel.getByText('Intermediate, 5 of 10')).toBeDefined()
    expect(document.activeElement?.textContent).toBe('Vertex of a thrown ball')
    await waitFor(() => expect(place.current.search).toBe('?id=12'))
    await userEvent.click(screen.getByRole('link', { name: 'Back to the list' }))
    await waitFor(() => expect(place.current.search).toBe(''))
    expect(document.activeElement).toBe(card)
  })

  it.each(['/admin/questions?id=77', '/admin/questions?id=abc'])('shows a not-found message at %s', async (address) => {
    await openQuestions(address)
    expect(await screen.findByRole('heading', { name: 'There is no such question' })).toBeDefined()
  })

  it('opens the first question of the list after one that is not listed', async () => {
    const bank = sampleQuestions(3).map((one) => (one.id === 2 ? { ...one, subject: 'physics' as const } : one))
    const { place } = await openQuestions('/admin/questions?subject=mathematics&id=2', {}, bank)
    await cards()
    await press('Save and open next')
    await waitFor(() => expect(place.current.search).toBe('?subject=mathematics&id=3'))
    expect(screen.queryByText('This is the last question in the list.')).toBeNull()
  })

  it('opens the following question after a save has removed the open one from the list', async () => {
    let listed = sampleQuestions(3)
    const { place } = await openQuestions(
      '/admin/questions?id=2',
      {
        'questions.list': (call) => fakeBank(() => listed).list(call),
        'questions.update': () => {
          listed = listed.filter(({ id }) => id !== 2)
          return { data: sampleQuestion({ id: 2, version: 4 }) }
        },
      },
      sampleQuestions(3),
    )
    await cards()
    await append('!')
    await press('Save')
    await list().findByText('total 2 questions')
    await press('Save and open next')
    await waitFor(() => expect(place.current.search).toBe('?id=1'))
  })

  it('reports the end of the list after its last question', async () => {
    const { place } = await openQuestions('/admin/questions?id=1', {}, sampleQuestions(2))
    await cards()
    await press('Save and open next')
    expect(await screen.findByText('This is the last question in the list.')).toBeDefined()
    expect(place.current.search).toBe('?id=1')
  })
})
