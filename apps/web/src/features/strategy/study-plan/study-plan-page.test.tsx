// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stubApi } from '../../../../test/api.ts'
import { fakeAccount } from '../../../../test/fake-account.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { plainTextReport, structuredReport } from '../../../../test/sample-report.ts'
import { sampleUser } from '../../../../test/sample-user.ts'
import { removeAccessToken, signInWith } from '../../../lib/session/access-token.ts'
import { rememberReport } from './model/last-report.ts'
import { progressStore } from './model/progress-store.ts'

const failedText = 'Failed to load personalized plan. Please try again.'

beforeEach(() => {
  progressStore.keepOnly(() => false)
  localStorage.clear()
  removeAccessToken()
  stubApi({})
})

async function open(language: 'en' | 'ko' = 'en') {
  const app = await renderApp('/study-plan', language)
  const steps = within(await screen.findByRole('region', { name: /^(Steps|단계)$/ }))
  return { ...app, steps }
}

describe('study plan page', () => {
  it('shows sample steps and a quick start link when there is no report', async () => {
    const { steps } = await open()
    expect(steps.getAllByRole('heading', { level: 3 })).toHaveLength(5)
    expect(steps.getByText('Read one article a day')).toBeDefined()
    expect(steps.getAllByText('High priority')).toHaveLength(2)
    expect(steps.getByText('70 min a week')).toBeDefined()
    expect(steps.getByText('English')).toBeDefined()
    expect(screen.getByText(/These are sample steps/)).toBeDefined()
    const next = within(screen.getByRole('region', { name: 'Next Steps' }))
    expect(next.getByText('Start with “Read one article a day”')).toBeDefined()
    expect(next.getByRole('link', { name: 'Get My Strategy' }).getAttribute('href')).toBe('/#quick-start')
  })

  it('shows the steps of the last opened report', async () => {
    rememberReport(structuredReport, new Date())
    const { steps } = await open()
    const { focus } = structuredReport.result.strategy ?? { focus: [] }
    expect(steps.getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(focus.length)
    expect(screen.getByText(/^From your report of .*SAT 1500\+ · Grade 11 · United States/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'See recommendations' }).getAttribute('href')).toBe(
      '/recommendations?country=US&grade=G11&goal=SAT_1500_PLUS',
    )
  })

  it('shows the steps of a saved plan that is newer than the last opened report', async () => {
    rememberReport(structuredReport, new Date('2026-11-20T09:00:00Z'))
    const plan = { id: '1', ...plainTextReport, savedAt: '2026-11-21T09:00:00.000Z' }
    localStorage.setItem('pathwise.saved-plans', JSON.stringify([plan]))
    dispatchEvent(new StorageEvent('storage', { key: 'pathwise.saved-plans' }))
    const { steps } = await open()
    expect(steps.getByRole('heading', { level: 3, name: 'Linear functions' })).toBeDefined()
  })

  it('shows the steps in the UI language', async () => {
    rememberReport(structuredReport, new Date())
    const { steps } = await open('ko')
    expect(steps.getAllByText('우선순위 높음').length).toBeGreaterThan(0)
    expect(steps.getAllByRole('button', { name: /^시작하기: / }).length).toBeGreaterThan(0)
  })

  it('changes a step’s button from Start Plan to Continue and then to Completed, and stores the status', async () => {
    const { steps } = await open()
    await userEvent.click(steps.getByRole('button', { name: 'Start Plan: Read graphs and tables' }))
    expect(screen.getByText('0 of 5 completed, 1 in progress')).toBeDefined()
    await userEvent.click(steps.getByRole('button', { name: 'Continue: Read graphs and tables' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Read graphs and tables' }))
    expect(dialog.getByRole('link').getAttribute('href')).toBe('/guides/us/science')
    await userEvent.click(dialog.getByRole('button', { name: 'Not done yet' }))
    expect(screen.queryByRole('dialog')).toBeNull()

    await userEvent.click(steps.getByRole('button', { name: 'Continue: Read graphs and tables' }))
    await userEvent.click(screen.getByRole('button', { name: 'Mark as completed' }))
    expect(steps.getByRole('button', { name: 'Completed: Read graphs and tables' })).toHaveProperty('disabled', true)
    expect(screen.getByText('1 of 5 completed, 0 in progress')).toBeDefined()
    expect(JSON.parse(localStorage.getItem('pathwise.study-progress') ?? '')).toMatchObject([
      { key: 'sample/data', status: 'completed' },
    ])
  })

  it('links to the problems and the help page of a started step', async () => {
    rememberReport(structuredReport, new Date())
    const { steps } = await open()
    await userEvent.click(steps.getByRole('button', { name: 'Start Plan: Algebra' }))
    await userEvent.click(steps.getByRole('button', { name: 'Continue: Algebra' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Algebra' }))
    const practice = dialog.getByRole('link', { name: 'Practice now' }).getAttribute('href')
    expect(practice).toMatch(/^\/practice\/set\?kind=(skill|mixed)&skills?=math\..*&from=plan$/)
    expect(dialog.getByRole('link', { name: 'Open related resources' })).toBeDefined()
  })

  it('reopens a completed step and keeps focus on its card', async () => {
    progressStore.reach('sample/data', 'completed', new Date())
    const { steps } = await open()
    await userEvent.click(steps.getByRole('button', { name: 'Undo: Read graphs and tables' }))
    expect(steps.getByRole('button', { name: 'Continue: Read graphs and tables' })).toBeDefined()
    expect(document.activeElement?.textContent).toBe('Read graphs and tables')
    expect(screen.getByText('0 of 5 completed, 1 in progress')).toBeDefined()
    expect(JSON.parse(localStorage.getItem('pathwise.study-progress') ?? '')).toMatchObject([
      { key: 'sample/data', status: 'in_progress', reopened: 1 },
    ])
  })

  it('stores in the account that a completed step was reopened', async () => {
    signInWith('token')
    const account = fakeAccount()
    account.reach({ key: 'sample/data', status: 'completed', changed_at: '2026-11-20T09:00:00.000Z' })
    stubApi({ ...account.answers, 'auth.me': () => ({ data: sampleUser() }) })
    await renderApp('/study-plan')
    await userEvent.click(await screen.findByRole('button', { name: 'Undo: Read graphs and tables' }))
    await vi.waitFor(() =>
      expect(account.progress()).toMatchObject([{ key: 'sample/data', status: 'in_progress', reopened: 1 }]),
    )
    expect(screen.getByRole('button', { name: 'Continue: Read graphs and tables' })).toBeDefined()
  })

  it('shows a skeleton until the first sync ends, then the merged progress', async () => {
    signInWith('token')
    const account = fakeAccount()
    account.reach({ key: 'sample/algebra', status: 'completed', changed_at: '2026-11-20T09:00:00.000Z' })
    let answered = () => {}
    const held = new Promise<void>((resolve) => {
      answered = resolve
    })
    stubApi({
      ...account.answers,
      'auth.me': () => ({ data: sampleUser() }),
      'studyPlan.merge': async (call) => {
        await held
        return account.answers['studyPlan.merge'](call)
      },
    })
    progressStore.reach('sample/reading', 'in_progress', new Date())
    await renderApp('/study-plan')
    expect(await screen.findByText('Loading…')).toBeDefined()
    answered()
    expect(await screen.findByRole('button', { name: /^Completed: Linear equations/ })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Continue: Read one article a day' })).toBeDefined()
    expect(screen.getByText('In your account')).toBeDefined()
    await vi.waitFor(() => expect(account.progress()).toHaveLength(2))
  })

  it('shows the device’s steps and offers a retry when the sync fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    signInWith('token')
    const account = fakeAccount()
    let broken = true
    stubApi({
      ...account.answers,
      'auth.me': () => ({ data: sampleUser() }),
      'savedPlans.sync': (call) =>
        broken ? { status: 500, message: 'broken' } : account.answers['savedPlans.sync'](call),
    })
    await renderApp('/study-plan')
    expect((await screen.findByRole('alert')).textContent).toContain(failedText)
    expect(screen.getByText('Read one article a day')).toBeDefined()
    broken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText('In your account')).toBeDefined()
    expect(screen.queryByText(failedText)).toBeNull()
  })
})
