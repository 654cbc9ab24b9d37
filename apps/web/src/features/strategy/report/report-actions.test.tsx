// @vitest-environment jsdom
import { planStrategy } from '@pathwise/planner/plan'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { stubApi } from '../../../../test/api.ts'
import { findCalendarFaults } from '../../../../test/check-calendar.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { plainTextReport } from '../../../../test/sample-report.ts'
import * as download from '../../../lib/download-file.ts'

const nothingSold: { enabled: boolean; sold_plans: string[] } = { enabled: false, sold_plans: [] }

async function open({ report = plainTextReport, billing = nothingSold } = {}) {
  stubApi({
    'share.create': () => ({ data: { id: 'abc', url: 'http://localhost/plan?share=abc' } }),
    'billing.config': () => ({ data: billing }),
  })
  const app = await renderApp('/plan', 'en', report)
  await screen.findByRole('button', { name: 'Copy Link' })
  return app
}

const openMenu = async () => userEvent.click(screen.getByRole('button', { name: 'More actions' }))

async function press(name: string) {
  await openMenu()
  await userEvent.click(screen.getByRole('button', { name }))
}

describe('Save Locally', () => {
  it('saves the report in local storage', async () => {
    await open()
    await press('Save Locally')
    expect(await screen.findByText(/Plan saved locally!/)).toBeTruthy()
    expect(JSON.parse(localStorage.getItem('pathwise.saved-plans') ?? '')).toMatchObject([plainTextReport])
  })

  it.each([
    ['QuotaExceededError', /this browser’s storage is full/],
    ['SecurityError', /does not let the site store anything/],
  ])('shows an error when storage throws %s', async (name, message) => {
    await open()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', name)
    })
    await press('Save Locally')
    expect((await screen.findByRole('alert')).textContent).toMatch(message)
  })
})

describe('Calendar(.ics)', () => {
  it('downloads the week as next-week-plan.ics', async () => {
    const save = vi.spyOn(download, 'downloadFile').mockImplementation(() => {})
    await open()
    await press('Calendar(.ics)')
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1))
    const [name, file] = save.mock.calls[0] ?? []
    expect([name, file?.type]).toEqual(['next-week-plan.ics', 'text/calendar;charset=utf-8'])
    expect((await file?.text())?.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  })

  it('puts task names in event titles, links to the tasks, and creates no event for a rest day', async () => {
    const save = vi.spyOn(download, 'downloadFile').mockImplementation(() => {})
    const problem = {
      id: 12,
      title: 'Two trains',
      subject: 'mathematics',
      gradeCode: 'G11',
      difficultyLevel: 'intermediate',
      difficultyScore: 5,
      skillTags: ['math.linear-equations'],
    } as const
    const goal = { kind: 'preset', preset: 'SAT_1500_PLUS' } as const
    const strategy = planStrategy({ country: 'US', grade: 'G11', goal, today: '2026-11-21', problems: [problem] })
    await open({ report: { ...plainTextReport, result: { ...plainTextReport.result, strategy } } })
    await press('Calendar(.ics)')
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1))
    const text = (await save.mock.calls[0]?.[1].text()) ?? ''
    expect(findCalendarFaults(text)).toEqual([])
    const lines = text.replaceAll('\r\n ', '').split('\r\n')
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(6)
    expect(lines.filter((line) => line.startsWith('SUMMARY:Pathwise: ')).join('\n')).toContain('SAT Math (timed)')
    const described = lines.find((line) => line.includes('/practice/12'))
    expect(described).toContain('Two trains')
    expect(described).toContain(`${window.location.origin}/practice/12`)
    expect(described).toContain(`Your study plan: ${window.location.origin}/study-plan`)
  })
})

describe('Add to Google Calendar', () => {
  it('offers one link per study day, soonest first', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 24, 12) })
    await open()
    await press('Add to Google Calendar')
    const dialog = await screen.findByRole('dialog', { name: 'Which day?' })
    const links = within(dialog).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual(['Wednesday · November\u00a025', 'Mon · November\u00a030'])
    expect(links[0]?.getAttribute('href')).toMatch(/^https:\/\/calendar\.google\.com\/calendar\/render\?/)
    vi.useRealTimers()
  })
})

describe('Export PDF', () => {
  it('prints a cover with the entered details, then removes the cover', async () => {
    const print = vi.fn<() => void>()
    vi.stubGlobal('print', print)
    await open()
    expect(screen.queryByText('Study Strategy Report')).toBeNull()
    await press('Export PDF')
    await userEvent.type(screen.getByLabelText('Student name'), 'Kim Minji')
    await userEvent.type(screen.getByLabelText('School'), 'North High')

    vi.useFakeTimers()
    act(() => screen.getByRole('button', { name: 'Print or save as PDF' }).click())
    expect(screen.getByText('Study Strategy Report')).toBeTruthy()
    expect(screen.getByText('Kim Minji')).toBeTruthy()
    expect(screen.getByText('Created by Pathwise using a fixed set of rules')).toBeTruthy()
    expect(screen.queryByText('Coach')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(100))
    expect(print).toHaveBeenCalledTimes(1)
    await act(() => vi.advanceTimersByTimeAsync(300))
    expect(screen.queryByText('Study Strategy Report')).toBeNull()
    vi.useRealTimers()
    expect(Object.values(localStorage).join()).not.toContain('Kim Minji')
  })

  it('shows the configured coach and the operator’s email address on the cover', async () => {
    await open()
    const operator = { name: null, jurisdiction: null, contact_email: 'hello@north.test', security_email: null }
    stubApi({ 'system.config': () => ({ data: { operator, coach: { name: 'Ms. Park', title: null } } }) })
    await press('Export PDF')
    await userEvent.click(screen.getByRole('button', { name: 'Print or save as PDF' }))
    expect((await screen.findByText('Ms. Park')).previousSibling?.textContent).toBe('Coach')
    expect(screen.getByText('hello@north.test')).toBeTruthy()
    expect(screen.getByText('Prepared by')).toBeTruthy()
  })
})

describe('Reset and Start with Pro buttons', () => {
  it('opens the home page and removes the report from the history state when Reset is clicked', async () => {
    const { place } = await open()
    await press('Reset')
    await waitFor(() => expect(place.current).toMatchObject({ pathname: '/', state: null }))
  })

  it('links the Start with Pro button to the pricing page when Pro is not for sale', async () => {
    await open()
    await openMenu()
    expect(screen.getByRole('link', { name: 'Start with Pro' }).getAttribute('href')).toBe('/pricing')
  })

  it('links the Start with Pro button to the checkout when Pro is for sale', async () => {
    await open({ billing: { enabled: true, sold_plans: ['pro'] } })
    await openMenu()
    const link = screen.getByRole('link', { name: 'Start with Pro' })
    await waitFor(() => expect(link.getAttribute('href')).toBe('/checkout?plan=pro'))
  })
})

describe('report actions', () => {
  const label = 'What you can do with this report'
  const names = async () => {
    const row = within(await screen.findByRole('group', { name: label }))
    return [...row.queryAllByRole('link'), ...row.getAllByRole('button')].map((action) => action.textContent)
  }

  it('shows the main actions in a row and the others in a menu', async () => {
    await open()
    expect(await names()).toEqual(['Follow as study plan', 'Copy Link', 'More actions'])
    expect(screen.getByRole('link', { name: 'Follow as study plan' }).getAttribute('href')).toBe('/study-plan')
    await openMenu()
    expect(await names()).toEqual([
      'Follow as study plan',
      'Share with a parent',
      'Start with Pro',
      'Copy Link',
      'More actions',
      'Save Locally',
      'Export PDF',
      'Calendar(.ics)',
      'Add to Google Calendar',
      'Reset',
    ])
  })

  it('closes the menu on Escape and returns focus to the menu button', async () => {
    await open()
    await openMenu()
    await userEvent.keyboard('{Tab}{Escape}')
    const button = screen.getByRole('button', { name: 'More actions', expanded: false })
    expect(document.activeElement).toBe(button)
    expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull()
  })

  it('offers neither Reset nor Pro when the report was opened from a link', async () => {
    stubApi({ 'share.get': () => ({ data: plainTextReport }) })
    await renderApp('/plan?share=of-a-student')
    expect(await names()).toEqual(['Save Locally', 'Copy Link', 'More actions'])
    await openMenu()
    expect(await names()).toEqual([
      'Save Locally',
      'Copy Link',
      'More actions',
      'Export PDF',
      'Calendar(.ics)',
      'Add to Google Calendar',
    ])
    expect(screen.getByRole('heading', { level: 1, name: 'A student’s strategy report' })).toBeTruthy()
    expect(document.title).toContain('A student’s strategy report')
  })
})
