// @vitest-environment jsdom

import { makePlanInputSchema } from '@pathwise/api/study-plan/plan.schemas'
import { calendarLimits } from '@pathwise/planner/busy-calendar'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { stubApi } from '../../../../../../test/api.ts'
import type { Answer } from '../../../../../../test/calls.ts'
import { renderPart } from '../../../../../../test/render-part.tsx'
import { buildSampleFollowedPlan, buildServerPlan, plannableReport } from '../../../../../../test/sample-study-plan.ts'
import { followedPlanStore } from '../../model/followed-plan-store.ts'
import { progressStore } from '../../model/progress-store.ts'
import { HoursDialog } from '../hours-dialog.tsx'

const tuesday = '2026-11-24'
const followedPlan = { ...buildSampleFollowedPlan(), report: plannableReport }

beforeEach(() => {
  localStorage.clear()
  followedPlanStore.remove()
  progressStore.keepOnly(() => false)
})

const make = ({ input }: { input: unknown }): Answer => {
  const { hours } = makePlanInputSchema.parse(input)
  return { data: buildServerPlan({ from: tuesday, ...(hours && { hours }) }) }
}

async function openHours(plan = followedPlan, answer: (call: { input: unknown }) => Answer = make) {
  followedPlanStore.follow(plan)
  const calls = stubApi({ 'studyPlan.make': answer })
  await renderPart(<HoursDialog followedPlan={plan} today={tuesday} onClose={() => {}} />, '/study-plan')
  return { calls, form: within(screen.getByRole('dialog', { name: 'Study hours' })) }
}
type Form = Awaited<ReturnType<typeof openHours>>['form']

const buildFile = (lines: readonly string[]) =>
  new File(
    [['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n')],
    'mine.ics',
    { type: 'text/calendar' },
  )
const buildEvent = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:1', 'SUMMARY:Secret dinner', ...lines, 'END:VEVENT']
const dinner = buildEvent('DTSTART:20261130T180000', 'DTEND:20261130T193000')
const everyWednesday = buildEvent('DTSTART:20261125T180000', 'DTEND:20261125T204500', 'RRULE:FREQ=WEEKLY;COUNT=3')

async function add(form: Form, file: File) {
  await userEvent.upload(form.getByLabelText(/^(Add|Replace) your calendar/), file)
}
const showChanges = (form: Form) => userEvent.click(form.getByRole('button', { name: 'Show what changes' }))
const listDays = (form: Form) => form.getAllByRole('listitem', { hidden: true }).map((item) => item.textContent)

describe('study hours with an imported calendar', () => {
  it('shows days with less study time and sends only free windows to the server', async () => {
    const { form, calls } = await openHours()
    await add(form, buildFile([...dinner, ...everyWednesday]))
    expect((await form.findByText(/^On 4 days, your calendar takes up part/)).textContent).toContain(
      'less study time on 3 days',
    )
    expect(listDays(form)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Wednesday, November\s25: 18:00–20:45 busy · 15 instead of 45\smin$/),
        expect.stringMatching(/^Monday, November\s30: 18:00–19:30 busy$/),
      ]),
    )
    expect(calls.filter(({ procedure }) => procedure === 'studyPlan.make')).toEqual([])
    await showChanges(form)
    await form.findByText('What would change')
    const { input } = calls.findLast(({ procedure }) => procedure === 'studyPlan.make') ?? {}
    expect(makePlanInputSchema.parse(input).hours?.free).toMatchObject({
      '2026-11-25': [{ from: '20:45', until: '21:00' }],
      '2026-11-30': [{ from: '19:30', until: '21:00' }],
    })
    expect(JSON.stringify(input)).not.toContain('Secret')
    await userEvent.click(form.getByRole('button', { name: 'Use this plan' }))
    const { plan } = followedPlanStore.current()
    expect(Object.keys(plan?.hours.free ?? {})).toHaveLength(4)
    expect(plan?.plan.tasks.filter(({ day }) => day === '2026-11-25').every(({ minutes }) => minutes <= 15)).toBe(true)
  })

  it('updates the busy times when the study window or the time zone changes', async () => {
    const { form } = await openHours()
    await add(form, buildFile(buildEvent('DTSTART:20261130T210000Z', 'DTEND:20261130T223000Z')))
    await form.findByText(/^None of these events/)
    await userEvent.clear(form.getByLabelText('Monday: Until'))
    await userEvent.type(form.getByLabelText('Monday: Until'), '22:00')
    expect(listDays(form)).toContainEqual(expect.stringMatching(/^Monday, November\s30: 21:00–22:00 busy/))
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Time zone' }), 'America/St_Johns')
    await waitFor(() =>
      expect(listDays(form)).toContainEqual(expect.stringMatching(/^Monday, November\s30: 18:00–19:00 busy/)),
    )
  })

  it('removes the calendar from the plan', async () => {
    const free = { '2026-11-30': [{ from: '19:30', until: '21:00' }] }
    const { form, calls } = await openHours({ ...followedPlan, hours: { ...followedPlan.hours, free } })
    expect(form.getByText(/^On 1 day, your calendar/)).toBeDefined()
    expect(form.getByLabelText('Replace your calendar (.ics)')).toBeDefined()
    await userEvent.click(form.getByRole('button', { name: 'Remove your calendar' }))
    expect(form.getByText('Your calendar no longer affects your plan.')).toBeDefined()
    await showChanges(form)
    await userEvent.click(await form.findByRole('button', { name: 'Use this plan' }))
    const { input } = calls.findLast(({ procedure }) => procedure === 'studyPlan.make') ?? {}
    expect(makePlanInputSchema.parse(input).hours).toBeNull()
    expect(followedPlanStore.current().plan?.hours).not.toHaveProperty('free')
  })

  it('asks for the calendar again when study windows change, but not when only minutes change', async () => {
    const free = { '2026-11-30': [{ from: '19:30', until: '21:00' }] }
    const { form } = await openHours({ ...followedPlan, hours: { ...followedPlan.hours, free } })
    const minutes = form.getByRole('spinbutton', { name: 'Monday: Minutes' })
    await userEvent.clear(minutes)
    await userEvent.type(minutes, '100')
    expect(form.queryByText(/^You changed your hours/)).toBeNull()
    expect(listDays(form)).toEqual([expect.stringMatching(/^Monday, November\s30: .*90 instead of 100\smin$/)])
    await userEvent.clear(form.getByLabelText('Monday: From'))
    await userEvent.type(form.getByLabelText('Monday: From'), '17:00')
    expect(form.getByText(/^You changed your hours/)).toBeDefined()
    await add(form, buildFile(dinner))
    await waitFor(() => expect(form.queryByText(/^You changed your hours/)).toBeNull())
  })

  it.each([
    ['no calendar', new File(['Dear diary'], 'mine.ics'), /^This is not a calendar file/],
    ['nothing within the plan', buildFile(buildEvent('DTSTART:20200101T180000', 'DURATION:PT1H')), /no busy times/],
    ['too much', new File([new Uint8Array(calendarLimits.bytes + 1)], 'mine.ics'), /^This file is too large/],
  ])('rejects a file with %s and keeps the hours', async (_, file, text) => {
    const { form } = await openHours()
    await add(form, file)
    expect((await form.findByRole('alert')).textContent).toMatch(text)
    expect(form.queryByRole('button', { name: 'Remove your calendar' })).toBeNull()
  })

  it('reports how many events could not be read', async () => {
    const { form } = await openHours()
    await add(form, buildFile([...dinner, ...buildEvent('DTSTART:20261330T180000', 'DURATION:soon')]))
    expect(await form.findByText(/^1 event couldn’t be read/)).toBeDefined()
  })

  it('without a Premium plan, explains that busy times require Premium', async () => {
    const refusal = { status: 403, message: 'no', code: 'FORBIDDEN', reason: 'plan_feature' } as const
    const { form } = await openHours(followedPlan, () => refusal)
    await add(form, buildFile(dinner))
    await form.findByText(/^On 1 day/)
    await showChanges(form)
    expect(await form.findByText(/^Busy times from your own calendar are part of Premium/)).toBeDefined()
    expect(form.getByRole('link', { name: 'See what Premium includes' }).getAttribute('href')).toBe('/pricing')
  })
})
