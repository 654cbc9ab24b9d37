// @vitest-environment jsdom
import { makePlanInputSchema } from '@pathwise/api/study-plan/plan.schemas'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { stubApi } from '../../../../../test/api.ts'
import { openStudyPlan, startWithoutPlan } from '../../../../../test/open-study-plan.tsx'
import { buildSampleFollowedPlan, buildServerPlan } from '../../../../../test/sample-study-plan.ts'
import { followedPlanStore } from '../model/followed-plan-store.ts'

const tuesday = '2026-11-24'
const followedPlan = buildSampleFollowedPlan()

startWithoutPlan()

const open = (answers: Parameters<typeof stubApi>[0], { day = tuesday }: { day?: string } = {}) =>
  openStudyPlan(followedPlan, day, answers)

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const dialog = (name: string) => within(screen.getByRole('dialog', { name }))

it('lists only the exam days that change', async () => {
  await open({
    'studyPlan.make': ({ input }) => {
      const { exam_date: date } = makePlanInputSchema.parse(input)
      return { data: buildServerPlan({ from: tuesday, exam: date ? { exam: 'SAT', date } : null }) }
    },
  })
  await press('Change study hours')
  const hours = dialog('Study hours')
  await userEvent.click(hours.getByRole('button', { name: 'Show what changes' }))
  await hours.findByText('What would change')
  expect(hours.queryByText(/^SAT on/)).toBeNull()
  expect(hours.queryByText(/^When can you study/)).toBeNull()
  await userEvent.click(hours.getByRole('button', { name: 'Back' }))
  await userEvent.click(hours.getByRole('button', { name: 'Cancel' }))
  await press('Change the exam day')
  const days = dialog('Exam day')
  await userEvent.click(await days.findByRole('radio', { name: /^SAT on December/ }))
  await userEvent.click(days.getByRole('button', { name: 'Show what changes' }))
  await days.findByText('What would change')
  expect(days.getByText('SAT on December 5, 2026')).toBeDefined()
})

it('does not offer a plan that equals the followed one', async () => {
  const same = () => ({ data: buildServerPlan() })
  await open({ 'studyPlan.make': same }, { day: '2026-11-23' })
  await press('Change study hours')
  const form = dialog('Study hours')
  await userEvent.click(form.getByRole('button', { name: 'Show what changes' }))
  expect(await form.findByText('Your tasks stay as they are.')).toBeDefined()
  expect(form.getAllByRole('listitem')).toHaveLength(1)
  expect(form.queryByRole('button', { name: 'Use this plan' })).toBeNull()
})

it('follows new study hours that move no task, and counts nothing', async () => {
  const exceptions = { '2027-04-01': 0 }
  const hours = { ...followedPlan.hours, exceptions }
  await open({ 'studyPlan.make': () => ({ data: { ...buildServerPlan(), hours } }) }, { day: '2026-11-23' })
  await press('Change study hours')
  const form = dialog('Study hours')
  await userEvent.type(form.getByLabelText('Date'), '2027-04-01')
  await userEvent.click(form.getByRole('button', { name: 'Add this day' }))
  await userEvent.click(form.getByRole('button', { name: 'Show what changes' }))
  await userEvent.click(await form.findByRole('button', { name: 'Use this plan' }))
  expect(followedPlanStore.current().plan?.hours.exceptions).toEqual(exceptions)
  expect(await screen.findByText('Your tasks stay as they are.')).toBeDefined()
  expect(screen.queryByText(/^0 moved/)).toBeNull()
})
