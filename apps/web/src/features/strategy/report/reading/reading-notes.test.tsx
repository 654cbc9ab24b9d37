// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { stubApi } from '../../../../../test/api.ts'
import { renderApp } from '../../../../../test/render-app.tsx'
import { structuredReport } from '../../../../../test/sample-report.ts'
import type { Report } from '../../report.ts'

const nothing = {
  exams: [],
  sections: [],
  courses: [],
  subjects: [],
  topics: [],
  universities: [],
  programme: null,
  gpa: null,
  excluded: [],
  assumed: [],
  impossible: [],
  not_planned: [],
}

function buildReport(goal: string, reading: Partial<Report['result']['reading']>): Report {
  return {
    result: { ...structuredReport.result, reading: { ...nothing, ...reading } },
    context: { ...structuredReport.context, goal },
  }
}

const share = { 'share.create': () => ({ data: { id: 'abc', url: 'http://localhost/plan?share=abc' } }) }

it('says which courses were picked, and plans again for the ones that the student chooses', async () => {
  const calls = stubApi({ ...share, 'diagnostics.run': () => ({ data: structuredReport.result }) })
  const picked = ['AP Chemistry', 'AP Biology'].map((value) => ({ kind: 'course' as const, value }))
  const { place } = await renderApp('/plan', 'en', buildReport('AP_5', { assumed: picked }))
  const notes = within(await screen.findByRole('region', { name: 'How we read your goal' }))
  expect(notes.getByText('You named no course, so we picked AP Chemistry, AP Biology.')).toBeDefined()
  await userEvent.click(notes.getByText('Change the courses'))
  await userEvent.click(notes.getByLabelText('AP Biology'))
  await userEvent.click(notes.getByLabelText('AP Statistics'))
  await userEvent.click(notes.getByRole('button', { name: 'Plan again' }))
  const courses = ['ap.chemistry', 'ap.statistics']
  await vi.waitFor(() => expect(place.current.state).toMatchObject({ context: { goal: 'AP_5', courses } }))
  expect(calls.find(({ procedure }) => procedure === 'diagnostics.run')?.input).toMatchObject({ context: { courses } })
})

it('refuses to plan for no course', async () => {
  const calls = stubApi(share)
  const report = buildReport('AP_5', { assumed: [{ kind: 'course', value: 'AP Chemistry' }] })
  await renderApp('/plan', 'en', report)
  const notes = within(await screen.findByRole('region', { name: 'How we read your goal' }))
  await userEvent.click(notes.getByText('Change the courses'))
  await userEvent.click(notes.getByLabelText('AP Chemistry'))
  await userEvent.click(notes.getByRole('button', { name: 'Plan again' }))
  expect(notes.getByText('Choose one to 8 courses.')).toBeDefined()
  expect(calls.some(({ procedure }) => procedure.startsWith('diagnostics'))).toBe(false)
})

it('answers an impossible score with the scale and a field to correct it', async () => {
  const calls = stubApi({ ...share, 'diagnostics.runForGoalText': () => ({ data: structuredReport.result }) })
  await renderApp(
    '/plan',
    'en',
    buildReport('SAT 1700', { impossible: [{ name: 'SAT', said: 1700, scale: [400, 1600] }] }),
  )
  const notes = within(await screen.findByRole('region', { name: 'How we read your goal' }))
  expect(notes.getByText(/1700 is not possible in SAT: the scale runs from 400 to 1600/)).toBeDefined()
  const field = notes.getByLabelText('Correct your goal')
  await userEvent.clear(field)
  await userEvent.type(field, 'SAT 1500')
  await userEvent.click(notes.getByRole('button', { name: 'Plan again' }))
  await vi.waitFor(() =>
    expect(calls.find(({ procedure }) => procedure === 'diagnostics.runForGoalText')?.input).toMatchObject({
      context: { goal: 'SAT 1500' },
    }),
  )
})

it('names what is recognized and not planned', async () => {
  stubApi(share)
  await renderApp(
    '/plan',
    'en',
    buildReport('TOEFL 100', { not_planned: [{ text: 'TOEFL', reason: 'not_planned_exam' }] }),
  )
  expect(within(await screen.findByRole('region', { name: 'How we read your goal' })).getByText('TOEFL')).toBeDefined()
})

it('shows no notes for a goal that is planned as it was said', async () => {
  stubApi(share)
  await renderApp('/plan', 'en', buildReport('SAT 1500', {}))
  expect(await screen.findByRole('region', { name: 'Weaknesses' })).toBeDefined()
  expect(screen.queryByRole('region', { name: 'How we read your goal' })).toBeNull()
})
