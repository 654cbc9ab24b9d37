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

it('rebuilds the plan with the courses that the student chooses', async () => {
  const calls = stubApi({ ...share, 'diagnostics.run': () => ({ data: structuredReport.result }) })
  const picked = ['AP Chemistry', 'AP Biology'].map((value) => ({ kind: 'course' as const, value }))
  const { place } = await renderApp('/plan', 'en', buildReport('AP_5', { assumed: picked }))
  const notes = within(await screen.findByRole('region', { name: 'How we read your goal' }))
  expect(notes.getByText('You didn’t name a course, so we picked AP Chemistry, AP Biology.')).toBeDefined()
  await userEvent.click(notes.getByText('Change the courses'))
  await userEvent.click(notes.getByLabelText('AP Biology'))
  await userEvent.click(notes.getByLabelText('AP Statistics'))
  await userEvent.click(notes.getByRole('button', { name: 'Plan again' }))
  const courses = ['ap.chemistry', 'ap.statistics']
  await vi.waitFor(() => expect(place.current.state).toMatchObject({ context: { goal: 'AP_5', courses } }))
  expect(calls.find(({ procedure }) => procedure === 'diagnostics.run')?.input).toMatchObject({ context: { courses } })
})

it('does not rebuild the plan when no course is selected', async () => {
  const calls = stubApi(share)
  const report = buildReport('AP_5', { assumed: [{ kind: 'course', value: 'AP Chemistry' }] })
  await renderApp('/plan', 'en', report)
  const notes = within(await screen.findByRole('region', { name: 'How we read your goal' }))
  await userEvent.click(notes.getByText('Change the courses'))
  await userEvent.click(notes.getByLabelText('AP Chemistry'))
  await userEvent.click(notes.getByRole('button', { name: 'Plan again' }))
  expect(notes.getByText('Choose 1 to 8 courses.')).toBeDefined()
  expect(calls.some(({ procedure }) => procedure.startsWith('diagnostics'))).toBe(false)
})

it('rebuilds the plan for the exam that the student chooses, then focuses the heading of the goal notes', async () => {
  const act = buildReport('1500+', { exams: [{ name: 'ACT', target: null }] }).result
  const calls = stubApi({ ...share, 'diagnostics.runDiagnosticForGoalText': () => ({ data: act }) })
  const report = buildReport('1500+', {
    exams: [{ name: 'SAT', target: '1500+' }],
    assumed: [{ kind: 'exam', value: 'SAT' }],
  })
  const { place } = await renderApp('/plan', 'en', report)
  const notes = within(await screen.findByRole('region', { name: 'How we read your goal' }))
  expect(notes.getByText('You didn’t name an exam, so we assumed the SAT.')).toBeDefined()
  await userEvent.click(notes.getByText('Change the exam'))
  await userEvent.selectOptions(notes.getByLabelText('Your exam'), 'ACT')
  await userEvent.click(notes.getByRole('button', { name: 'Plan again' }))
  expect(await screen.findByText('This plan is for the exam you chose: ACT.')).toBeDefined()
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('How we read your goal'))
  const context = { goal: '1500+', exam: 'ACT' }
  expect(place.current.state).toMatchObject({ context })
  expect(calls.find(({ procedure }) => procedure === 'diagnostics.runDiagnosticForGoalText')?.input).toMatchObject({
    context,
  })
  await vi.waitFor(() =>
    expect(calls.findLast(({ procedure }) => procedure === 'share.create')?.input).toMatchObject({ context }),
  )
})

it.each([
  ['IB Biology 7', 'IB Biology SL', 'You didn’t name a level, so we assumed IB Biology SL.', 'IB Biology HL'],
  ['AP Calculus', 'AP Calculus AB', 'You didn’t name an exact course, so we assumed AP Calculus AB.', 'AP Calculus BC'],
])('offers only courses in the same subject for the goal %j', async (goal, value, sentence, other) => {
  stubApi(share)
  await renderApp('/plan', 'en', buildReport(goal, { courses: [value], assumed: [{ kind: 'course', value }] }))
  const notes = within(await screen.findByRole('region', { name: 'How we read your goal' }))
  expect(notes.getByText(sentence)).toBeDefined()
  expect(notes.getByLabelText(other)).toBeDefined()
  expect(notes.queryByLabelText(/Chemistry/)).toBeNull()
})

it('omits an assumed course level when the level does not change the plan', async () => {
  stubApi(share)
  const value = 'IB History SL'
  await renderApp('/plan', 'en', buildReport('IB History', { courses: [value], assumed: [{ kind: 'course', value }] }))
  expect(await screen.findByRole('region', { name: 'Weaknesses' })).toBeDefined()
  expect(screen.queryByRole('region', { name: 'How we read your goal' })).toBeNull()
})

it('keeps the courses of other exams when the student changes the courses of one exam', async () => {
  const calls = stubApi({ ...share, 'diagnostics.runDiagnosticForGoalText': () => ({ data: structuredReport.result }) })
  const report = buildReport('AP 5 and IB Biology', {
    courses: ['IB Biology HL', 'AP Chemistry'],
  })
  await renderApp('/plan', 'en', {
    ...report,
    context: { ...report.context, courses: ['ib.biology-hl', 'ap.chemistry'] },
  })
  const notes = within(await screen.findByRole('region', { name: 'How we read your goal' }))
  const [change] = notes.getAllByText('Change the courses')
  if (change) await userEvent.click(change)
  await userEvent.click(notes.getByLabelText('AP Statistics'))
  const [again] = notes.getAllByRole('button', { name: 'Plan again', hidden: true })
  if (again) await userEvent.click(again)
  await vi.waitFor(() =>
    expect(calls.find(({ procedure }) => procedure === 'diagnostics.runDiagnosticForGoalText')?.input).toMatchObject({
      context: { courses: ['ib.biology-hl', 'ap.chemistry', 'ap.statistics'] },
    }),
  )
})

it('rebuilds the plan with the score that the student enters', async () => {
  const calls = stubApi({ ...share, 'diagnostics.runDiagnosticForGoalText': () => ({ data: structuredReport.result }) })
  const report = buildReport('SAT', {
    exams: [{ name: 'SAT', target: null }],
    assumed: [{ kind: 'target', value: '1090' }],
  })
  await renderApp('/plan', 'en', report)
  const notes = within(await screen.findByRole('region', { name: 'How we read your goal' }))
  expect(notes.getByText('There is no SAT score in your goal, so we assumed 1090.')).toBeDefined()
  await userEvent.click(notes.getByText('Change the score'))
  const field = notes.getByLabelText('Your SAT goal')
  await userEvent.clear(field)
  await userEvent.type(field, '1700')
  await userEvent.click(notes.getByRole('button', { name: 'Plan again' }))
  expect(calls.some(({ procedure }) => procedure.startsWith('diagnostics'))).toBe(false)
  await userEvent.clear(field)
  await userEvent.type(field, '1450')
  await userEvent.click(notes.getByRole('button', { name: 'Plan again' }))
  await vi.waitFor(() =>
    expect(calls.find(({ procedure }) => procedure === 'diagnostics.runDiagnosticForGoalText')?.input).toMatchObject({
      context: { goal: 'SAT', targets: [{ name: 'SAT', target: 1450 }] },
    }),
  )
})

it('lets the student change a previously chosen score', async () => {
  stubApi(share)
  const report = buildReport('SAT math', {
    exams: [{ name: 'SAT', target: null }],
    sections: [{ name: 'SAT Math', target: 760 }],
  })
  await renderApp('/plan', 'ko', {
    ...report,
    context: { ...report.context, targets: [{ name: 'SAT Math', target: 760 }] },
  })
  expect(await screen.findByText('직접 정한 점수로 세운 계획이에요: SAT 수학 760점')).toBeDefined()
  expect(screen.getByText('점수 바꾸기')).toBeDefined()
})

it('shows the score scale and lets the student correct the goal when a score is out of range', async () => {
  const calls = stubApi({ ...share, 'diagnostics.runDiagnosticForGoalText': () => ({ data: structuredReport.result }) })
  await renderApp(
    '/plan',
    'en',
    buildReport('SAT 1700', {
      exams: [{ name: 'SAT', target: null }],
      assumed: [{ kind: 'target', value: '1090' }],
      impossible: [{ name: 'SAT', said: 1700, scale: [400, 1600] }],
    }),
  )
  const notes = within(await screen.findByRole('region', { name: 'How we read your goal' }))
  expect(notes.getByText(/1700 is not a possible SAT score: the scale runs from 400 to 1600/)).toBeDefined()
  expect(notes.queryByText(/Your goal names no SAT score/)).toBeNull()
  const field = notes.getByLabelText('Correct your goal')
  await userEvent.clear(field)
  await userEvent.type(field, 'SAT 1500')
  await userEvent.click(notes.getByRole('button', { name: 'Plan again' }))
  await vi.waitFor(() =>
    expect(calls.find(({ procedure }) => procedure === 'diagnostics.runDiagnosticForGoalText')?.input).toMatchObject({
      context: { goal: 'SAT 1500' },
    }),
  )
})

it('lists recognized parts of the goal that the plan does not include', async () => {
  stubApi(share)
  await renderApp(
    '/plan',
    'en',
    buildReport('TOEFL 100', { not_planned: [{ text: 'TOEFL', reason: 'not_planned_exam' }] }),
  )
  expect(within(await screen.findByRole('region', { name: 'How we read your goal' })).getByText('TOEFL')).toBeDefined()
})

it('shows no goal notes when nothing was assumed', async () => {
  stubApi(share)
  await renderApp('/plan', 'en', buildReport('SAT 1500', {}))
  expect(await screen.findByRole('region', { name: 'Weaknesses' })).toBeDefined()
  expect(screen.queryByRole('region', { name: 'How we read your goal' })).toBeNull()
})

it.each([
  ['en', 'How we read your goal', 'Courses we don’t know: AP Networking'],
  ['ko', '목표를 이렇게 이해했어요', '저희가 모르는 과목: AP Networking'],
  ['zh-TW', '我們這樣理解你的目標', '我們找不到的課程：AP Networking'],
  ['zh-CN', '我们这样理解你的目标', '没有找到的课程：AP Networking'],
] as const)('lists in %s the courses that we do not know', async (language, title, text) => {
  stubApi(share)
  const report = buildReport('AP Networking 5', {
    exams: [{ name: 'AP', target: 5 }],
    not_planned: [{ text: 'AP Networking', reason: 'not_understood' }],
  })
  await renderApp('/plan', language, report)
  const notes = await screen.findByRole('region', { name: title })
  expect(notes.textContent).toContain(text)
})

it('shows no goal notes when no part of the goal was understood', async () => {
  stubApi(share)
  await renderApp('/plan', 'en', buildReport('asdf', { not_planned: [{ text: 'asdf', reason: 'not_understood' }] }))
  expect(await screen.findByRole('heading', { name: 'Custom Strategy Summary' })).toBeDefined()
  expect(screen.queryByRole('region', { name: 'How we read your goal' })).toBeNull()
})

it('lists the university and program in the goal, and links to the country’s admissions guide', async () => {
  stubApi(share)
  const reading = { universities: ['University of British Columbia'], programme: 'engineering' }
  const { result, context } = buildReport('UBC engineering', reading)
  await renderApp('/plan', 'en', { result, context: { ...context, country: 'CA' } })
  const notes = within(await screen.findByRole('region', { name: 'How we read your goal' }))
  const names = notes.getByText('Universities and programs in your goal:', { exact: false })
  expect(names.textContent).toBe('Universities and programs in your goal: University of British Columbia, engineering')
  expect(notes.getByRole('link', { name: 'Exams & Admissions' }).getAttribute('href')).toBe(
    '/guides/ca/exams-admissions',
  )
})
