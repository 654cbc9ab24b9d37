// @vitest-environment jsdom
import { listFeatures } from '@pathwise/api/billing/plans.vocabulary'
import { forecastInputSchema } from '@pathwise/api/study-plan/forecast.schemas'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubApi } from '../../../../../test/api.ts'
import type { Answer } from '../../../../../test/calls.ts'
import { fakeAccount } from '../../../../../test/fake-account.ts'
import { renderApp } from '../../../../../test/render-app.tsx'
import { samplePlan } from '../../../../../test/sample-plan.ts'
import { buildFollowedPlanWithSeveralExams } from '../../../../../test/sample-several-exams.ts'
import { buildSampleFollowedPlan } from '../../../../../test/sample-study-plan.ts'
import { sampleUser, stubCurrentUser } from '../../../../../test/sample-user.ts'
import { removeAccessToken } from '../../../../lib/session/access-token.ts'
import { sittings } from '../../../../lib/sittings.ts'
import { sumMinutes } from '../model/day-plan.ts'
import { followedPlanStore } from '../model/followed-plan-store.ts'
import { progressStore } from '../model/progress-store.ts'
import { buildTaskKey } from '../model/task-status.ts'

const followedPlan = buildSampleFollowedPlan()
const { tasks } = followedPlan.plan
const inWeek = (from: string, until: string) => tasks.filter(({ day }) => day >= from && day <= until)
const firstWeek = inWeek('2026-11-23', '2026-11-29')
const nothingSold = { data: { enabled: false, sold_plans: [] } }
const proSold = { data: { enabled: true, sold_plans: ['pro'] } }
const ends = {
  ...{ kind: 'ends', expected: '2027-03-12', earliest: '2027-02-20', latest: '2027-04-09' },
  ...{ pace: 0.8, weeks: 3 },
}

/** Follows a plan from Monday, November 23, and completes the first week's tasks on Friday, November 27. */
function studyFirstWeek() {
  followedPlanStore.follow(followedPlan)
  for (const task of firstWeek) {
    progressStore.reach(
      buildTaskKey(followedPlan.report.context, task),
      'completed',
      new Date('2026-11-27T12:00:00.000Z'),
    )
  }
}

interface Visit {
  config?: Answer
  forecast?: Answer
  more?: Parameters<typeof stubApi>[0]
}

async function openProgress({ config = nothingSold, forecast = { data: ends }, more }: Visit = {}) {
  const calls = stubApi({ 'billing.config': () => config, 'studyPlan.forecast': () => forecast, ...more })
  await renderApp('/progress')
  return calls
}

const section = async () => within(await screen.findByRole('region', { name: 'Your weeks' }))
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Your weeks' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')))

beforeEach(() => {
  followedPlanStore.remove()
  progressStore.keepOnly(() => false)
  sittings.keepOnly(() => false)
  localStorage.clear()
  removeAccessToken()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-02T12:00:00.000Z') })
})
afterEach(() => void vi.useRealTimers())

describe('study weeks', () => {
  it('shows no weeks and requests no forecast when there is no plan and no study time', async () => {
    const calls = await openProgress()
    await screen.findByText('Nothing measured yet')
    expect(screen.queryByRole('region', { name: 'Your weeks' })).toBeNull()
    expect(calls.some(({ procedure }) => procedure === 'studyPlan.forecast')).toBe(false)
  })

  it('lists planned minutes, worked minutes, tasks and topics, newest week first', async () => {
    studyFirstWeek()
    sittings.add({ id: 'set.1', task: null, seconds: 600 }, new Date())
    await openProgress()
    await vi.waitFor(async () => expect(await rows()).toHaveLength(2))
    const minutes = sumMinutes(firstWeek)
    const thisWeek = sumMinutes(inWeek('2026-11-30', '2026-12-06'))
    expect(await rows()).toEqual([
      ['This week', `${thisWeek} min`, '10 min', '0', 'None'],
      ['November 23–29, 2026', `${minutes} min`, `${minutes} min`, `${firstWeek.length}`, expect.any(String)],
    ])
  })

  it('shows the time spent on problems but no forecast when there is no plan', async () => {
    sittings.add({ id: 'set.1', task: null, seconds: 600 }, new Date())
    const calls = await openProgress()
    expect(await rows()).toEqual([['This week', '0 min', '10 min', '0', 'None']])
    expect(calls.some(({ procedure }) => procedure === 'studyPlan.forecast')).toBe(false)
  })

  it('shows visitors only the current week when Pro is for sale', async () => {
    studyFirstWeek()
    await openProgress({ config: proSold })
    expect(await (await section()).findByText('Pro also shows your earlier weeks.')).toBeDefined()
    expect((await rows()).map(([week]) => week)).toEqual(['This week'])
  })

  it('shows earlier weeks to a user whose billing plan is Pro', async () => {
    studyFirstWeek()
    localStorage.setItem('access_token', 'token')
    const account = fakeAccount()
    account.follow(followedPlan)
    await openProgress({
      config: proSold,
      more: {
        ...account.answers,
        'auth.me': stubCurrentUser('token', sampleUser()),
        'billing.plan': () => ({
          data: samplePlan({ plan_id: 'pro', entitlements: { saved_plans: 100, features: listFeatures('pro') } }),
        }),
        'assessments.list': () => ({ data: [] }),
        'assessments.estimates': () => ({
          data: { measured_at: null, measurement: null, answers: [], runs: [], practiced: 0, history: [] },
        }),
      },
    })
    await vi.waitFor(async () => expect(await rows()).toHaveLength(2))
    expect(screen.queryByText('Pro also shows your earlier weeks.')).toBeNull()
  })
})

describe('plan forecast', () => {
  it('requests a forecast with past weeks and open tasks, and shows its range and the pace behind it', async () => {
    studyFirstWeek()
    const calls = await openProgress()
    const forecast = within(await screen.findByRole('region', { name: 'When your plan ends at this pace' }))
    expect(forecast.getByText('Around March 12, 2027')).toBeDefined()
    expect(
      forecast.getByText('In four out of five cases, your plan ends between February 20, 2027 and April 9, 2027.'),
    ).toBeDefined()
    expect(forecast.getByText(/^That is after your exam day \(SAT\)/)).toBeDefined()
    expect(forecast.getByText(/80% of what was planned\. The forecast says nothing about your score\.$/)).toBeDefined()
    const sent = calls.find(({ procedure }) => procedure === 'studyPlan.forecast')
    const { weeks, open } = forecastInputSchema.parse(sent?.input)
    expect(weeks).toEqual([{ planned: sumMinutes(firstWeek), done: sumMinutes(firstWeek) }])
    expect(sumMinutes(open)).toBe(
      sumMinutes(tasks.filter(({ day, kind }) => day > '2026-11-29' && (day >= '2026-12-02' || kind !== 'due'))),
    )
  })

  it('excludes the tasks of a past exam from the forecast, and names the course of the last exam', async () => {
    vi.setSystemTime(new Date('2027-03-15T12:00:00.000Z'))
    const several = buildFollowedPlanWithSeveralExams()
    followedPlanStore.follow(several)
    const calls = await openProgress({ forecast: { data: { ...ends, expected: '2027-05-10' } } })
    expect(await screen.findByText(/^That is after your exam day \(AP (?:Biology|Chemistry)\)/)).toBeDefined()
    const sent = calls.findLast(({ procedure }) => procedure === 'studyPlan.forecast')
    const useful = several.plan.tasks.filter(
      ({ day, kind, examId, deadline }) =>
        day >= '2027-03-15' || (kind !== 'due' && examId !== 'SAT' && (deadline ?? '9') >= '2027-03-15'),
    )
    expect(several.plan.tasks.some(({ day, examId }) => examId === 'SAT' && day < '2027-03-13')).toBe(true)
    expect(forecastInputSchema.parse(sent?.input).open).toHaveLength(useful.length)
  })

  it.each([
    [{ kind: 'missing', weeks: 1 }, 'After 1 more full week with your plan, the forecast will appear here.'],
    [{ kind: 'finished' }, 'Nothing is left to do in your plan.'],
    [{ kind: 'unknown' }, /^Too little has been done so far/],
    [{ ...ends, latest: null }, /no earlier than February 20, 2027\. Your weeks vary too much/],
  ])('shows the matching message for the forecast %o', async (data, text) => {
    studyFirstWeek()
    await openProgress({ forecast: { data } })
    expect(await screen.findByText(text)).toBeDefined()
  })

  it('without a Premium plan, explains that the forecast requires Premium', async () => {
    studyFirstWeek()
    await openProgress({ forecast: { status: 403, message: 'no', reason: 'plan_feature' } })
    expect(await screen.findByText('The forecast is part of Premium.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Compare subscriptions' }).getAttribute('href')).toBe('/pricing')
  })

  it('offers a retry when the forecast fails to load', async () => {
    studyFirstWeek()
    await openProgress({ forecast: { status: 400, message: 'no' } })
    expect(await screen.findByText(/forecast could not be loaded/)).toBeDefined()
  })
})
