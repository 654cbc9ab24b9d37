// @vitest-environment jsdom
import { catchUpInputSchema, type FollowedPlan, makePlanInputSchema } from '@pathwise/api/study-plan/plan.schemas'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { stubApi } from '../../../../test/api.ts'
import type { Answer, Call } from '../../../../test/calls.ts'
import { measuredReport } from '../../../../test/measured-report.ts'
import { openStudyPlan, startWithoutPlan } from '../../../../test/open-study-plan.tsx'
import { renderApp } from '../../../../test/render-app.tsx'
import { buildSampleFollowedPlan, buildServerPlan, plannableReport } from '../../../../test/sample-study-plan.ts'
import { followedPlanStore } from './model/followed-plan-store.ts'
import { rememberReport } from './model/last-report.ts'

const proOnly: Answer = { status: 403, message: 'no', code: 'FORBIDDEN', reason: 'plan_feature' }
const tuesday = '2026-11-24'
const followedPlan = buildSampleFollowedPlan()

startWithoutPlan()

const open = (
  answers: Parameters<typeof stubApi>[0],
  { plan = followedPlan, day = tuesday }: { plan?: FollowedPlan; day?: string } = {},
) => openStudyPlan(plan, day, answers)

const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }))
const dialog = (name: string) => within(screen.getByRole('dialog', { name }))
const inputOf = (calls: readonly Call[], procedure: string) =>
  calls.findLast((call) => call.procedure === procedure)?.input

describe('missed tasks', () => {
  const planAgain = () => ({ data: { plan: buildServerPlan({ from: tuesday }).plan, moved: 3, stay: 18, dropped: 1 } })

  it('reschedules missed tasks with one click, and offers to undo the change', async () => {
    const calls = await open({ 'studyPlan.catchUp': planAgain })
    expect(screen.getByText(/^\d tasks? from Monday (is|are) still open\.$/)).toBeDefined()
    await press('Find new days')
    expect(await screen.findByText('3 moved, 18 unchanged, 1 dropped')).toBeDefined()
    expect(catchUpInputSchema.parse(inputOf(calls, 'studyPlan.catchUp')).plan).toEqual(followedPlan.plan)
    expect(screen.queryByText(/still open/)).toBeNull()
    expect(document.activeElement?.textContent).toContain('Your plan has changed')
    await press('Undo')
    expect(followedPlanStore.current().plan?.plan).toEqual(followedPlan.plan)
    expect(screen.getByText('Your plan is as it was before.')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Today' }))
  })

  it('without a Pro plan, explains that rescheduling requires Pro', async () => {
    await open({ 'studyPlan.catchUp': () => proOnly })
    await press('Find new days')
    expect(await screen.findByText(/^Rescheduling missed days is part of Pro/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'See what Pro includes' }).getAttribute('href')).toBe('/pricing')
    expect(followedPlanStore.current().plan).toEqual(followedPlan)
  })

  it('keeps the current plan when rescheduling fails', async () => {
    await open({ 'studyPlan.catchUp': () => ({ status: 500, message: 'broken' }) })
    await press('Find new days')
    expect((await screen.findByRole('alert')).textContent).toContain('That did not work')
    expect(followedPlanStore.current().plan).toEqual(followedPlan)
  })

  it('does not name a day when the open tasks are from several days', async () => {
    await open({}, { day: '2026-11-26' })
    expect(screen.getByText(/^\d+ tasks from earlier days are still open\.$/)).toBeDefined()
  })
})

describe('study hours', () => {
  it('previews a plan for custom hours and follows it on confirmation', async () => {
    const calls = await open({
      'studyPlan.make': ({ input }) => {
        const { hours } = makePlanInputSchema.parse(input)
        return { data: buildServerPlan({ from: tuesday, ...(hours && { hours }) }) }
      },
    })
    await press('Change study hours')
    const form = dialog('Study hours')
    const minutes = form.getByRole('spinbutton', { name: 'Monday: Minutes' })
    await userEvent.clear(minutes)
    await userEvent.type(minutes, '90')
    await userEvent.click(form.getByRole('button', { name: 'Show what changes' }))
    expect(await form.findByText('What would change')).toBeDefined()
    expect(form.getByText(/^\d+ to move, \d+ new, \d+ to drop, \d+ unchanged$/)).toBeDefined()
    expect(followedPlanStore.current().plan).toEqual(followedPlan)
    expect(makePlanInputSchema.parse(inputOf(calls, 'studyPlan.make')).hours?.week.monday.minutes).toBe(90)
    await userEvent.click(form.getByRole('button', { name: 'Use this plan' }))
    expect(followedPlanStore.current().plan?.hours.week.monday.minutes).toBe(90)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement?.textContent).toContain('Your plan has changed')
  })

  it('leaves the focus alone when the page opens with a change that can be undone', async () => {
    await open({ 'studyPlan.catchUp': () => ({ data: { plan: followedPlan.plan, moved: 3, stay: 18, dropped: 1 } }) })
    await press('Find new days')
    await screen.findByText('Your plan has changed')
    cleanup()
    await renderApp('/study-plan')
    expect(
      (await screen.findByText('Your plan has changed')).closest('[tabindex]')?.contains(document.activeElement),
    ).toBe(false)
  })

  it('without a Pro plan, explains that custom hours require Pro', async () => {
    await open({ 'studyPlan.make': () => proOnly })
    await press('Change study hours')
    const form = dialog('Study hours')
    await userEvent.click(form.getByRole('button', { name: 'Show what changes' }))
    expect(await form.findByText(/^Setting your own study hours is part of Pro/)).toBeDefined()
    expect(form.getByRole('link', { name: 'See what Pro includes' }).getAttribute('href')).toBe('/pricing')
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }))
    expect(followedPlanStore.current().plan).toEqual(followedPlan)
  })

  it('rejects more minutes than fit in the study window', async () => {
    await open({})
    await press('Change study hours')
    const form = dialog('Study hours')
    const minutes = form.getByRole('spinbutton', { name: 'Friday: Minutes' })
    await userEvent.clear(minutes)
    await userEvent.type(minutes, '200')
    expect(form.getByText('200 minutes don’t fit between 18:00 and 21:00.')).toBeDefined()
    expect(form.getByRole('button', { name: 'Show what changes' })).toHaveProperty('disabled', true)
    await userEvent.click(form.getByRole('button', { name: 'Back to the default hours' }))
    expect(form.getByRole('button', { name: 'Show what changes' })).toHaveProperty('disabled', false)
  })

  it('sends the hours of a single day and the new time zone', async () => {
    const calls = await open({ 'studyPlan.make': () => ({ data: buildServerPlan({ from: tuesday }) }) })
    await press('Change study hours')
    const form = dialog('Study hours')
    await userEvent.type(form.getByLabelText('Date'), '2026-11-27')
    await userEvent.click(form.getByRole('button', { name: 'Add this day' }))
    expect(form.getByRole('button', { name: /^Remove November\s27,\s2026$/ })).toBeDefined()
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Time zone' }), 'America/St_Johns')
    await userEvent.click(form.getByRole('button', { name: 'Show what changes' }))
    await form.findByText('What would change')
    expect(makePlanInputSchema.parse(inputOf(calls, 'studyPlan.make'))).toMatchObject({
      time_zone: 'America/St_Johns',
      hours: { exceptions: { '2026-11-27': 0 } },
    })
    await userEvent.click(form.getByRole('button', { name: 'Back' }))
    await userEvent.click(form.getByRole('button', { name: /^Remove/ }))
    expect(form.queryByRole('button', { name: /^Remove/ })).toBeNull()
  })
})

describe('exam day dialog', () => {
  const make = ({ input }: Call): Answer => {
    const { exam_date: date } = makePlanInputSchema.parse(input)
    return { data: buildServerPlan({ from: tuesday, exam: date ? { exam: 'SAT', date } : null }) }
  }

  it('compares exam days by weekly hours and follows the plan for the selected day', async () => {
    await open({ 'studyPlan.make': make })
    await press('Change the exam day')
    const form = dialog('Exam day')
    expect(form.getByText(/rule-of-thumb estimate/)).toBeDefined()
    const december = await form.findByRole('radio', { name: /^SAT on December/ })
    expect(form.getByText(/^11\sh a week: more than you have/)).toBeDefined()
    expect(form.getByText(/^4\sh a week: fits your hours/)).toBeDefined()
    expect(form.getByRole('radio', { name: /^SAT on March.*Recommended/ })).toHaveProperty('checked', true)
    await userEvent.click(december)
    await userEvent.click(form.getByRole('button', { name: 'Show what changes' }))
    await userEvent.click(await form.findByRole('button', { name: 'Use this plan' }))
    expect(followedPlanStore.current().plan?.exam_date).toBe('2026-12-05')
  })

  it('builds a plan for a custom exam day or without an exam day', async () => {
    const calls = await open({ 'studyPlan.make': make })
    await press('Change the exam day')
    const form = dialog('Exam day')
    await userEvent.click(await form.findByRole('radio', { name: 'Another day' }))
    expect(form.getByRole('button', { name: 'Show what changes' })).toHaveProperty('disabled', true)
    await userEvent.type(form.getByLabelText('My exam day'), '2027-04-10')
    await userEvent.click(form.getByRole('button', { name: 'Show what changes' }))
    await form.findByText('What would change')
    expect(makePlanInputSchema.parse(inputOf(calls, 'studyPlan.make')).exam_date).toBe('2027-04-10')
    await userEvent.click(form.getByRole('button', { name: 'Back' }))
    await userEvent.click(form.getByRole('radio', { name: /^No exam day/ }))
    await userEvent.click(form.getByRole('button', { name: 'Show what changes' }))
    await userEvent.click(await form.findByRole('button', { name: 'Use this plan' }))
    expect(followedPlanStore.current().plan?.exam_date).toBeNull()
    expect(screen.getByRole('region', { name: 'The coming weeks' })).toBeDefined()
  })

  it('names the allowed range when the server rejects an exam day', async () => {
    await open({
      'studyPlan.make': (call) => {
        const { exam_date: date } = makePlanInputSchema.parse(call.input)
        return date === '2026-12-05' ? { status: 422, message: 'no', reason: 'exam_day' } : make(call)
      },
    })
    await press('Change the exam day')
    const form = dialog('Exam day')
    await userEvent.click(await form.findByRole('radio', { name: /^SAT on December/ }))
    await userEvent.click(form.getByRole('button', { name: 'Show what changes' }))
    expect(await form.findByText(/within the next two years\.$/)).toBeDefined()
  })
})

describe('report opened after the plan was created', () => {
  const make = () => ({ data: buildServerPlan({ from: tuesday }) })

  it('switches the plan to the last opened report, and offers to undo the switch', async () => {
    const opened = { ...plannableReport, context: { ...plannableReport.context, goal: 'ACT_35_PLUS' } }
    rememberReport(opened, new Date(`${tuesday}T10:00:00.000Z`))
    const calls = await open({ 'studyPlan.make': make })
    expect(screen.getByText(/^Your plan follows the report from November\s21, 2026 for SAT 1500\+\./)).toBeDefined()
    await press('Follow this one instead')
    const preview = dialog('Follow this one instead')
    await preview.findByText('What would change')
    const input = makePlanInputSchema.parse(inputOf(calls, 'studyPlan.make'))
    expect([input.context.goal, input.exam_date]).toEqual(['ACT_35_PLUS', undefined])
    await userEvent.click(preview.getByRole('button', { name: 'Use this plan' }))
    expect(followedPlanStore.current().plan?.report).toEqual(opened)
    expect(screen.queryByRole('button', { name: 'Follow this one instead' })).toBeNull()
    await press('Undo')
    expect(followedPlanStore.current().plan?.report).toEqual(plannableReport)
  })

  it('plans without an exam day when the exam day has passed', async () => {
    rememberReport({ ...measuredReport, context: plannableReport.context }, new Date(`${tuesday}T10:00:00.000Z`))
    const plan = buildSampleFollowedPlan({ exam: { exam: 'SAT', date: '2026-12-05' } })
    const answer = () => ({ data: buildServerPlan({ from: '2026-12-07', exam: null }) })
    const calls = await open({ 'studyPlan.make': answer }, { plan, day: '2026-12-07' })
    await press('Plan again with my results')
    await dialog('Plan again with my results').findByText('What would change')
    expect(makePlanInputSchema.parse(inputOf(calls, 'studyPlan.make')).exam_date).toBeNull()
  })

  it('keeps the current plan when the student opens a rebuild from new results and cancels it', async () => {
    rememberReport({ ...measuredReport, context: plannableReport.context }, new Date(`${tuesday}T10:00:00.000Z`))
    await open({ 'studyPlan.make': make })
    await press('Plan again with my results')
    const preview = dialog('Plan again with my results')
    await preview.findByText('What would change')
    await userEvent.click(preview.getByRole('button', { name: 'Cancel' }))
    expect(followedPlanStore.current().plan).toEqual(followedPlan)
  })

  it('does not offer to switch reports when the plan already follows the last opened report', async () => {
    rememberReport(plannableReport, new Date(`${tuesday}T10:00:00.000Z`))
    await open({})
    expect(screen.queryByText(/^Your plan follows/)).toBeNull()
  })
})

it('creates a plan for the coming weeks when a plan without an exam day has ended', async () => {
  const plan = buildSampleFollowedPlan({ exam: null })
  await open(
    { 'studyPlan.make': () => ({ data: buildServerPlan({ from: '2027-02-01', exam: null }) }) },
    { plan, day: '2027-02-01' },
  )
  await press('Plan the coming weeks')
  await userEvent.click(await screen.findByRole('button', { name: 'Use this plan' }))
  await screen.findByText('Your plan has changed')
  expect(followedPlanStore.current().plan?.plan.from).toBe('2027-02-01')
})
