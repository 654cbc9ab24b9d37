// @vitest-environment jsdom
import { defaultHours } from '@pathwise/planner/study-plan/study-hours'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { stubApi } from '../../../../../test/api.ts'
import { renderPart } from '../../../../../test/render-part.tsx'
import { plannableReport } from '../../../../../test/sample-study-plan.ts'
import { Week } from './week.tsx'

const hours = {
  ...defaultHours(plannableReport.result.strategy),
  free: {
    '2026-11-24': [
      { from: '18:00', until: '18:30' },
      { from: '20:00', until: '21:00' },
    ],
  },
}
const name = (text: string, minutes: number) => ({ text, name: text, paths: [], minutes })
const tasks = [name('Read', 20), name('Solve', 25)]
const days = ['Monday', 'Tuesday'].map((day) => ({ day, load: { minutes: 45, shortName: day }, tasks }))

const listTimes = () =>
  screen.getAllByRole('link').map((link) => {
    const times = new URL(link.getAttribute('href') ?? '').searchParams.get('dates') ?? ''
    return [link.getAttribute('aria-label'), times.replaceAll(/\d{8}T(\d{4})00/g, '$1')]
  })

it('shows one Google Calendar link per event when busy times split a day', async () => {
  stubApi({})
  await renderPart(<Week days={days} today="2026-11-22" hours={hours} />, '/plan')
  expect(listTimes()).toEqual([
    ['Add Monday to Google Calendar', '1800/1845'],
    ['Add Tuesday to Google Calendar · 18:00', '1800/1820'],
    ['Add Tuesday to Google Calendar · 20:00', '2000/2025'],
  ])
})
