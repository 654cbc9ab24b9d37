// @vitest-environment jsdom
import { readFile } from 'node:fs/promises'
import { type ParentView, parentViewSchema } from '@pathwise/api/parent-links/parent-view.schemas'
import { languages } from '@pathwise/i18n/languages'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { stubApi } from '../../../../../test/api.ts'
import type { Answer } from '../../../../../test/calls.ts'
import { renderApp } from '../../../../../test/render-app.tsx'

const id = 'abcdefghijklmnopqrst_-'
const view = parentViewSchema.parse(
  JSON.parse(await readFile('../../packages/api/fixtures/parent-view-v1.json', 'utf8')),
)

async function openPage(
  { today = '2026-11-25', ...changes }: Partial<ParentView> & { today?: string } = {},
  answer?: Answer,
  language: (typeof languages)[number] = 'en',
) {
  const data = {
    ...{ view: { ...view, ...changes }, today },
    ...{ updated_at: '2026-11-24T18:00:00.000Z', expires_at: '2027-02-22T18:00:00.000Z' },
  }
  const calls = stubApi({ 'parentLinks.get': () => answer ?? { data } })
  await renderApp(`/parents/${id}`, language)
  return calls
}
const findSection = async (name: string) => within(await screen.findByRole('region', { name }))

describe('parent page', () => {
  it('shows the days of this week with their minutes and completed tasks', async () => {
    const calls = await openPage()
    const week = await findSection('This week')
    expect(calls.find(({ procedure }) => procedure === 'parentLinks.get')?.input).toEqual({ id })
    expect(week.getByText('1 of 7 tasks done · 20 min of 2 h 55 min')).toBeDefined()
    const today = week.getByText('Today').closest('li')
    expect(today?.textContent?.replaceAll('\u00a0', ' ')).toMatch(
      /Wed, November 25.*Linear equations, Inference: mixed set.*30 min/,
    )
    expect(week.getAllByText(/\(done\)/)).toHaveLength(1)
    expect((await findSection('Finished tasks')).getByText(/^1 task on 1 day/)).toBeDefined()
    expect((await findSection('Next week')).getByText(/^2 study days, 40 min in all/)).toBeDefined()
  })

  it.each([
    ['ko', '11월 25일 (수)'],
    ['zh-TW', '11 月 25 日週三'],
    ['zh-CN', '11 月 25 日周三'],
  ] as const)('writes the days in the order of the language: %s', async (language, day) => {
    await openPage({}, undefined, language)
    await screen.findByRole('heading', { level: 1 })
    const times = await vi.waitFor(() => {
      const found = [...document.querySelectorAll('time[datetime="2026-11-25"]')]
      expect(found.length).toBeGreaterThan(0)
      return found
    })
    expect(times[0]?.textContent?.replaceAll('\u00a0', ' ')).toBe(day)
  })

  it.each([
    ['2026-11-25', /Ask what was new today/],
    ['2027-01-20', /which problem was interesting/],
    ['2027-02-05', /Mixed practice feels harder/],
    ['2027-02-20', /timed parts without interruptions/],
    ['2027-03-10', /Studying less is the plan/],
    ['2027-03-13', /All the work in this plan is done/],
    ['2026-11-20', /Ask what was new today/],
  ])('shows three tips for the plan’s phase on %s', async (today, tip) => {
    await openPage({ today })
    const help = await findSection('How you can help')
    expect(help.getAllByRole('listitem')).toHaveLength(3)
    expect(help.getByText(tip)).toBeDefined()
  })

  it('shows the upcoming dates, including the exam day', async () => {
    await openPage({ today: '2027-03-01' })
    const dates = await findSection('Dates ahead')
    expect(dates.getAllByRole('listitem').map((row) => row.textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'March 13, 2027SAT: this plan’s exam day',
      expect.stringMatching(/^May 3.+14, 2027AP exams · expected$/),
    ])
  })

  it('shows measured results as ranges', async () => {
    await openPage()
    const results = await findSection('Measured skill levels')
    expect(results.getByRole('listitem').textContent).toBe(
      'Algebra · needs work · 3 to 6 of 10; the goal needs about 9',
    )
  })

  it('hides the sections that the student did not select for the link', async () => {
    await openPage({ tasks: null, dates: null, exam: null, results: null })
    await findSection('How you can help')
    expect(screen.getAllByRole('region')).toHaveLength(1)
  })

  it('shows a message in a selected section when the section is empty', async () => {
    await openPage({ tasks: [], dates: [], exam: null, results: [] })
    for (const text of [
      /Nothing is planned for this week/,
      /No tasks have been checked off/,
      /No exam days/,
      /Nothing has been/,
    ]) {
      expect(await screen.findByText(text)).toBeDefined()
    }
  })

  it('shows the expiration date and a print button, but no menus or offers', async () => {
    const print = vi.fn<() => void>()
    vi.stubGlobal('print', print)
    await openPage()
    expect(await screen.findByText(/This link works until February 22, 2027/)).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(screen.queryByText(/Pro|Reset|Log in/)).toBeNull()
    expect(screen.queryAllByRole('link')).toEqual([])
  })

  it('omits the goal and the exam date from link preview metadata', async () => {
    await openPage()
    await findSection('This week')
    expect(document.title).toBe('This week’s study plan · Pathwise')
    expect(document.querySelector('meta[name="description"]')).toBeNull()
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
  })

  it('shows that the link no longer works and does not retry when the API returns NOT_FOUND', async () => {
    const calls = await openPage({}, { status: 404, message: 'gone', code: 'NOT_FOUND' })
    expect(await screen.findByRole('heading', { level: 1, name: 'This link no longer works' })).toBeDefined()
    expect(calls.filter(({ procedure }) => procedure === 'parentLinks.get')).toHaveLength(1)
  })

  it('offers a retry when a proxy responds with 404', async () => {
    await openPage({}, { status: 404, message: '', body: '<h1>Not Found</h1>' })
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined()
  })

  it.each(languages)('is fully translated into %s and lets the reader switch the language', async (language) => {
    await openPage({}, undefined, language)
    expect((await screen.findAllByRole('region')).length).toBe(6)
    expect(document.body.textContent).not.toMatch(/\{\{|parentPage|studyTask|undefined/)
    const other = language === 'ko' ? 'en' : 'ko'
    await userEvent.selectOptions(screen.getByRole('combobox'), other)
    expect(await screen.findByText(other === 'ko' ? '이번 주' : 'This week')).toBeDefined()
  })
})
