// @vitest-environment jsdom
import { followedPlanSchema, makePlanInputSchema } from '@pathwise/api/study-plan/plan.schemas'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { Answer } from '../../../../test/calls.ts'
import { openStudyPlan, startWithoutPlan } from '../../../../test/open-study-plan.tsx'
import { buildFollowedPlanWithSeveralExams, buildPlanWithSeveralExams } from '../../../../test/sample-several-exams.ts'
import { followedPlanStore } from './model/followed-plan-store.ts'
import { progressStore } from './model/progress-store.ts'
import { buildTaskKey } from './model/task-status.ts'

const followedPlan = buildFollowedPlanWithSeveralExams()

startWithoutPlan()

const make = ({ input }: { input: unknown }): Answer => ({
  data: buildPlanWithSeveralExams(makePlanInputSchema.parse(input).exam_choices),
})

const open = (day: string, { plan = followedPlan, answer = make } = {}) =>
  openStudyPlan(plan, day, { 'studyPlan.make': answer })

const road = () => within(screen.getByRole('region', { name: 'The road to your exams' }))

it('shows all exam days and labels each of today’s tasks with its exam when the plan has several exams', async () => {
  await open('2026-11-23')
  const days = road()
    .getAllByRole('listitem')
    .flatMap((item) => item.querySelector('summary')?.textContent.replaceAll('\u00a0', ' ') ?? [])
  const range = 'on one day during May 3–14, 2027'
  expect(days).toEqual(['SAT on March 13, 2027', `AP Biology ${range}`, `AP Chemistry ${range}`])
  const today = within(screen.getByRole('region', { name: /^Today/ }))
  expect(today.getAllByText(/^(SAT|AP Biology|AP Chemistry)$/).length).toBeGreaterThan(0)
})

it('asks the student to set the exam day when only the exam period is known', async () => {
  await open('2026-11-23')
  const biology = road()
    .getAllByRole('listitem')
    .find((one) => one.querySelector('summary')?.textContent.startsWith('AP Biology'))
  const item = within(biology ?? document.body)
  expect(item.getByText('expected')).toBeDefined()
  expect(item.getByText('Ask your school for your exact day.')).toBeDefined()
  await userEvent.click(item.getByRole('button', { name: 'Set the exam day' }))
  expect(screen.getByRole('dialog', { name: 'Your exams' })).toBeDefined()
})

it('shows the day of an exam once the student has set it', async () => {
  const { plan } = buildPlanWithSeveralExams([{ id: 'ap.biology', date: '2027-05-06', share: 'normal' }])
  await open('2026-11-23', { plan: { ...followedPlan, plan } })
  expect(road().getByText(/^AP Biology on May.6, 2027$/)).toBeDefined()
  expect(road().getAllByRole('button', { name: 'Set the exam day' })).toHaveLength(1)
})

it('accepts the first day of an exam period as the exam day that the student has set', async () => {
  await open('2026-11-23')
  await userEvent.click(screen.getByRole('button', { name: 'Change exams' }))
  const biology = within(await screen.findByRole('group', { name: 'AP Biology' }))
  expect(biology.getByRole('option', { name: /^May.3–14,.2027$/ })).toHaveProperty('selected', true)
  await userEvent.selectOptions(biology.getByRole('combobox', { name: 'Exam day' }), 'Another day')
  expect(biology.getByLabelText('My exam day')).toHaveProperty('value', '2027-05-03')
  await userEvent.click(screen.getByRole('button', { name: 'Show what changes' }))
  expect(await screen.findByText(/^AP Biology on May.3, 2027$/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Use this plan' }))
  expect(road().getByText(/^AP Biology on May.3, 2027$/)).toBeDefined()
  expect(road().getAllByRole('button', { name: 'Set the exam day' })).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Change study hours' }))
  await userEvent.click(screen.getByRole('button', { name: 'Show what changes' }))
  await screen.findByText('What would change')
  expect(screen.queryByRole('button', { name: 'Use this plan' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await userEvent.click(screen.getByRole('button', { name: 'Change exams' }))
  const again = within(await screen.findByRole('group', { name: 'AP Biology' }))
  expect(again.getByRole('option', { name: 'Another day' })).toHaveProperty('selected', true)
})

it('accepts the first day of the exam period as the exam day of a plan for one exam', async () => {
  const { exams: _, ...rest } = followedPlan.plan
  const plan = { ...rest, exam: { exam: 'AP', date: '2027-05-03' } as const }
  const [, window] = buildPlanWithSeveralExams().exams
  const made = { ...buildPlanWithSeveralExams(), plan, exams: window ? [window] : [] }
  await openStudyPlan({ ...followedPlan, plan, exam_date: '2027-05-03' }, '2026-11-23', {
    'studyPlan.make': () => ({ data: made }),
  })
  const region = within(screen.getByRole('region', { name: 'The road to your exam' }))
  await userEvent.click(region.getByRole('button', { name: 'Set the exam day' }))
  expect(await screen.findByRole('radio', { name: /^AP on one day during May.3–14,.2027/ })).toHaveProperty(
    'checked',
    true,
  )
  await userEvent.click(screen.getByRole('radio', { name: 'Another day' }))
  await userEvent.type(screen.getByLabelText('My exam day'), '2027-05-03')
  await userEvent.click(screen.getByRole('button', { name: 'Show what changes' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Use this plan' }))
  expect(region.getByText(/^AP on May.3, 2027$/)).toBeDefined()
  expect(region.queryByRole('button', { name: 'Set the exam day' })).toBeNull()
  await userEvent.click(region.getByRole('button', { name: 'Change the exam day' }))
  expect(await screen.findByRole('radio', { name: 'Another day' })).toHaveProperty('checked', true)
  await userEvent.click(screen.getByRole('radio', { name: /^AP on one day/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Show what changes' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Use this plan' }))
  expect(region.getByRole('button', { name: 'Set the exam day' })).toBeDefined()
})

it('says that sources differ for the exam whose day is uncertain, until it is over', async () => {
  const { plan } = buildPlanWithSeveralExams([{ id: 'SAT', date: '2027-03-06', share: 'normal' }])
  await open('2026-11-23', { plan: { ...followedPlan, plan } })
  const items = road().getAllByRole('listitem')
  const marked = items.filter((item) => within(item).queryByText('sources differ'))
  expect(marked.map((item) => item.querySelector('summary')?.textContent)).toEqual([
    expect.stringMatching(/^SAT on March.6/),
  ])
  cleanup()
  await open('2027-03-08', { plan: { ...followedPlan, plan } })
  expect(road().queryByText('sources differ')).toBeNull()
})

it('marks past exams as over, and names the exam on its exam day', async () => {
  await open('2027-05-03')
  expect(road().getByText('Over')).toBeDefined()
  expect(screen.getByText(/^Today is the day: AP (Biology|Chemistry)$/)).toBeDefined()
})

it('changes an exam’s day and share of study hours after a preview', async () => {
  const calls = await open('2026-11-23')
  await userEvent.click(screen.getByRole('button', { name: 'Change exams' }))
  const form = within(screen.getByRole('dialog', { name: 'Your exams' }))
  const biology = within(await form.findByRole('group', { name: 'AP Biology' }))
  await userEvent.click(biology.getByRole('radio', { name: 'More' }))
  await userEvent.selectOptions(biology.getByRole('combobox', { name: 'Exam day' }), 'Another day')
  const day = biology.getByLabelText('My exam day')
  await userEvent.clear(day)
  expect(form.getByRole('button', { name: 'Show what changes' })).toHaveProperty('disabled', true)
  await userEvent.type(day, '2027-05-06')
  await userEvent.click(form.getByRole('button', { name: 'Show what changes' }))
  expect(await form.findByText('AP Biology on May 6, 2027')).toBeDefined()
  const sent = calls.findLast(({ procedure }) => procedure === 'studyPlan.make')?.input
  expect(makePlanInputSchema.parse(sent).exam_choices).toEqual([
    { id: 'SAT', date: '2027-03-13', share: 'normal' },
    { id: 'ap.biology', date: '2027-05-06', share: 'more' },
    { id: 'ap.chemistry', date: '2027-05-03', share: 'normal' },
  ])
  await userEvent.click(form.getByRole('button', { name: 'Use this plan' }))
  const stored = followedPlanSchema.parse(followedPlanStore.current().plan)
  expect(stored.plan.exams?.find(({ id }) => id === 'ap.biology')).toMatchObject({ date: '2027-05-06', share: 'more' })
  expect(road().getByText(/more time/)).toBeDefined()
})

it('keeps each exam’s day and share of the study hours when the student changes the study hours', async () => {
  const calls = await open('2026-11-23')
  await userEvent.click(screen.getByRole('button', { name: 'Change study hours' }))
  const form = within(screen.getByRole('dialog'))
  await userEvent.click(form.getByRole('button', { name: 'Show what changes' }))
  await form.findByText('What would change')
  const sent = calls.findLast(({ procedure }) => procedure === 'studyPlan.make')?.input
  expect(makePlanInputSchema.parse(sent).exam_choices).toHaveLength(3)
})

it('sends the minutes of today’s completed tasks when the student changes the study hours', async () => {
  const [first] = followedPlan.plan.tasks
  for (const key of [first?.key ?? '', followedPlan.plan.tasks.at(-1)?.key ?? '']) {
    progressStore.reach(buildTaskKey(followedPlan.report.context, { key }), 'completed', new Date())
  }
  const calls = await open('2026-11-23')
  await userEvent.click(screen.getByRole('button', { name: 'Change study hours' }))
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Show what changes' }))
  await screen.findByText('What would change')
  const sent = calls.findLast(({ procedure }) => procedure === 'studyPlan.make')?.input
  expect(first?.day).toBe('2026-11-23')
  expect(makePlanInputSchema.parse(sent).minutes_done_today).toBe(first?.minutes)
})

it('when the exam days cannot be loaded, explains that busy times require Premium', async () => {
  const free = { '2026-11-30': [{ from: '19:30', until: '21:00' }] }
  const refusal = { status: 403, message: 'no', reason: 'plan_feature' } as const
  await open('2026-11-23', { plan: { ...followedPlan, hours: { ...followedPlan.hours, free } }, answer: () => refusal })
  await userEvent.click(screen.getByRole('button', { name: 'Change exams' }))
  const form = within(screen.getByRole('dialog', { name: 'Your exams' }))
  expect(await form.findByText(/^Busy times from your own calendar are part of Premium/)).toBeDefined()
  expect(form.getByRole('button', { name: 'Show what changes' })).toHaveProperty('disabled', true)
})
