// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { stubApi } from '../../../../test/api.ts'
import type { Answer } from '../../../../test/calls.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { plainTextReport, structuredReport } from '../../../../test/sample-report.ts'
import { buildSampleFollowedPlan, buildServerPlan } from '../../../../test/sample-study-plan.ts'
import { encodeReport } from '../link-codec.ts'
import { followedPlanStore } from '../study-plan/model/followed-plan-store.ts'
import { readLastReport, rememberReport } from '../study-plan/model/last-report.ts'

const shared = { id: 'abc', url: 'http://localhost/plan?share=abc' }

function stubShares(answers: Record<string, () => Answer | Promise<Answer>> = {}) {
  const calls = stubApi({ 'share.create': () => ({ data: shared }), ...answers })
  return () => calls.filter(({ procedure }) => procedure.startsWith('share.')).map(({ procedure }) => procedure)
}

describe('plan page with a report', () => {
  it('shows every section of a report from the navigation state', async () => {
    stubShares()
    await renderApp('/plan', 'en', plainTextReport)
    for (const [section, text] of [
      ['Custom Strategy Summary', /Start with algebra/],
      ['Weaknesses', /Linear functions/],
      ['Recommended Modules', /Math/],
      ['Recommended Problems', /Problem p-7/],
      ['Next Week Plan', /Algebra, 20 min/],
    ] as const) {
      expect(within(await screen.findByRole('region', { name: section })).getByText(text)).toBeTruthy()
    }
    expect(screen.getByText('SAT 1500+ · Grade 11 · United States')).toBeTruthy()
  })

  it('shows the report encoded in the data parameter', async () => {
    stubShares()
    await renderApp(`/plan?data=${encodeReport(plainTextReport)}`)
    expect(await screen.findByText(/Start with algebra/)).toBeTruthy()
  })

  it('shows markup in a report as text', async () => {
    stubShares()
    const summary = '<img src=x onerror="document.title=1"><b>bold</b>'
    const { result, context } = plainTextReport
    await renderApp(`/plan?data=${encodeReport({ result: { ...result, summary }, context })}`)
    expect(await screen.findByText(summary)).toBeTruthy()
  })

  it('shows a shared report without creating a second share', async () => {
    const calls = stubShares({ 'share.get': () => ({ data: structuredReport }) })
    await renderApp('/plan?share=a-shared-one')
    expect(await screen.findByRole('region', { name: 'Upcoming Dates' })).toBeTruthy()
    expect(calls()).toEqual(['share.get'])
  })

  it('switches the report language without a reload', async () => {
    stubShares()
    const { translations } = await renderApp('/plan', 'en', structuredReport)
    const week = await screen.findByRole('region', { name: 'Next Week Plan' })
    expect(within(week).getByRole('heading', { name: 'Monday' })).toBeTruthy()
    await act(() => translations.changeLanguage('ko'))
    const korean = await screen.findByRole('region', { name: '다음 주 계획' })
    expect(within(korean).getByRole('heading', { name: '월요일' })).toBeTruthy()
  })
})

describe('plan page opened again on the same device', () => {
  it('shows the last report and reuses its share', async () => {
    const calls = stubShares()
    rememberReport(structuredReport, new Date(), { id: 'known', isDeleted: false })
    await renderApp('/plan')
    expect(await screen.findByRole('region', { name: 'Upcoming Dates' })).toBeTruthy()
    expect(calls()).toEqual([])
  })

  it('stores the id of the share that was created for the last report', async () => {
    const calls = stubShares()
    rememberReport(plainTextReport, new Date())
    await renderApp('/plan')
    await vi.waitFor(() => expect(readLastReport()?.share.id).toBe(shared.id))
    expect(calls()).toEqual(['share.create'])
  })

  it('stores a report from the navigation state as the last report', async () => {
    stubShares()
    await renderApp('/plan', 'en', plainTextReport)
    await screen.findByText(/Start with algebra/)
    expect(readLastReport()?.report).toEqual(plainTextReport)
  })

  it('does not show the last report when the link is invalid', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    stubShares()
    rememberReport(plainTextReport, new Date())
    await renderApp('/plan?data=%%%damaged')
    expect(await screen.findByRole('heading', { name: 'Run diagnostics first' })).toBeTruthy()
  })
})

describe('plan page without a report', () => {
  it('asks the visitor to run diagnostics first, with a link to the home page', async () => {
    const calls = stubShares()
    await renderApp('/plan')
    expect(await screen.findByRole('heading', { name: 'Run diagnostics first' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go Home' }).getAttribute('href')).toBe('/')
    expect(calls()).toEqual([])
  })

  it.each([
    ['state that is not a report', '/plan', { result: 'hello', context: null }],
    ['an empty state', '/plan', 7],
  ])('asks the visitor to run diagnostics first when given %s', async (_, address, state) => {
    stubShares()
    await renderApp(address, 'en', state)
    expect(await screen.findByRole('heading', { name: 'Run diagnostics first' })).toBeTruthy()
  })

  it('logs an error and asks for diagnostics when the data parameter is invalid', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    stubShares()
    await renderApp('/plan?data=%%%damaged')
    expect(await screen.findByRole('heading', { name: 'Run diagnostics first' })).toBeTruthy()
    expect(error).toHaveBeenCalledWith('Failed to decode plan data')
  })

  it.each(['NOT_FOUND', 'BAD_REQUEST'])(
    'explains that the share does not exist when the API returns %s',
    async (code) => {
      stubShares({ 'share.get': () => ({ status: 404, message: 'no', code }) })
      await renderApp(`/plan?share=missing-${code}`)
      expect(await screen.findByRole('heading', { name: 'This shared report does not exist' })).toBeTruthy()
      expect(screen.getByRole('link', { name: 'Go Home' })).toBeTruthy()
    },
  )

  it.each([
    ['the API returns FORBIDDEN', { status: 403, message: 'no', code: 'FORBIDDEN' }],
    ['a proxy responds with 404', { status: 404, message: '', body: '<h1>Not Found</h1>' }],
  ])('lets the visitor retry when %s', async (_, failure) => {
    let works = false
    stubShares({ 'share.get': () => (works ? { data: plainTextReport } : failure) })
    await renderApp(`/plan?share=unreachable-${failure.status}`)
    const again = await screen.findByRole('button', { name: 'Try again' })
    works = true
    again.click()
    expect(await screen.findByText(/Start with algebra/)).toBeTruthy()
  })
})

describe('plan page while a study plan is followed', () => {
  it('opens the comparison with this report when the plan was built from another report', async () => {
    stubShares()
    followedPlanStore.follow(buildSampleFollowedPlan())
    const other = { ...structuredReport, context: { ...structuredReport.context, goal: 'IB_7' } }
    await renderApp('/plan', 'en', other)
    const link = await screen.findByRole('link', { name: 'Follow this one instead' })
    expect(screen.getByRole('link', { name: 'Open my study plan' }).getAttribute('href')).toBe('/study-plan')
    expect(screen.queryByRole('link', { name: 'Follow as study plan' })).toBeNull()
    stubApi({ 'studyPlan.make': () => ({ data: buildServerPlan() }) })
    await userEvent.click(link)
    const comparison = within(await screen.findByRole('dialog', { name: 'Follow this one instead' }))
    await userEvent.click(await comparison.findByRole('button', { name: 'Use this plan' }))
    expect(followedPlanStore.current().plan?.report.context.goal).toBe('IB_7')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('does not link to the study plan from a shared report or from the study plan’s own report', async () => {
    stubShares({
      'share.get': () => ({ data: { ...structuredReport, context: { ...structuredReport.context, goal: 'IB_7' } } }),
    })
    followedPlanStore.follow(buildSampleFollowedPlan())
    await renderApp('/plan', 'en', structuredReport)
    await screen.findByRole('region', { name: 'Upcoming Dates' })
    expect(screen.queryByRole('link', { name: 'Follow this one instead' })).toBeNull()
    cleanup()
    await renderApp('/plan?share=a-shared-one')
    await screen.findByRole('region', { name: 'Upcoming Dates' })
    expect(screen.queryByRole('link', { name: 'Follow this one instead' })).toBeNull()
  })
})
