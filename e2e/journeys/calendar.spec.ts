import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import ICAL from 'ical.js'
import { test } from '../fixtures.ts'
import { openReport, reportSection } from '../support/report.ts'
import { textsIn } from '../support/texts.ts'

// Sunday evening in the student's time zone is already Monday in UTC. The plan's week must still end on this Sunday.
test.use({ timezoneId: 'America/Vancouver' })
const sundayEvening = new Date('2026-12-07T04:30:00Z')
const week = ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06']

async function downloadCalendar(page: Page, button: string) {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: button, exact: true }).click()
  const download = await downloading
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
}

function eventsIn(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, description, startDate, endDate } = new ICAL.Event(component)
    return { uid, summary, description, startDate, endDate, status: component.getFirstPropertyValue('status') }
  })
}

test('exports the week as stable .ics events from 18:00 to 19:00', async ({ page, t }) => {
  await page.clock.setFixedTime(sundayEvening)
  await openReport(page, t)
  const { name, text } = await downloadCalendar(page, 'Calendar(.ics)')
  expect(name).toBe('next-week-plan.ics')
  expect(
    text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75),
    'lines over 75 bytes',
  ).toEqual([])
  expect(text.replaceAll('\r\n', '')).not.toContain('\n')

  const events = eventsIn(text)
  expect(events.map(({ startDate }) => startDate.toString().slice(0, 10))).toEqual(week)
  for (const { startDate, endDate, status, uid } of events) {
    expect(startDate.toString().slice(11)).toBe('18:00:00')
    expect(endDate.toString().slice(11)).toBe('19:00:00')
    expect(endDate.toString().slice(0, 10)).toBe(startDate.toString().slice(0, 10))
    expect(startDate.zone).toBe(ICAL.Timezone.localTimezone)
    expect(status).toBe('CONFIRMED')
    expect(uid).toMatch(/@pathwise$/)
  }
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)

  const monday = reportSection(page, 'Next Week Plan')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Monday' }) })
  expect(events[0]?.description.split('\n')).toEqual(await monday.getByRole('listitem').allTextContents())

  // Export in another language and at another time: a second import must update the events, not duplicate them.
  await page.getByRole('combobox', { name: t('shell:language') }).selectOption('zh-CN')
  const chinese = await textsIn('zh-CN')
  await page.clock.setFixedTime(new Date(sundayEvening.getTime() + 60_000))
  const again = eventsIn((await downloadCalendar(page, chinese('plan:actions.calendar'))).text)
  expect(again.map(({ uid }) => uid)).toEqual(events.map(({ uid }) => uid))
  expect(again[0]?.summary).toContain(chinese('strategy:weekday.monday'))
})

test('links each day to Google Calendar with its times and tasks', async ({ page, t }) => {
  await page.clock.setFixedTime(sundayEvening)
  await openReport(page, t)
  await page.getByRole('button', { name: 'Add to Google Calendar', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: t('plan:calendar.chooseTitle') })
  const links = dialog.getByRole('link')
  const days = (await links.allTextContents()).map((day) => day.trim())
  expect(days.length).toBeGreaterThan(0)
  expect(days[0]).toBe('Monday')

  const address = new URL((await links.first().getAttribute('href')) ?? '')
  expect(address.origin + address.pathname).toBe('https://calendar.google.com/calendar/render')
  const { details, ...parameters } = Object.fromEntries(address.searchParams)
  expect(parameters).toEqual({
    action: 'TEMPLATE',
    text: t('plan:calendar.event', { day: 'Monday' }),
    dates: '20261130T180000/20261130T190000',
  })
  const monday = reportSection(page, 'Next Week Plan').getByRole('listitem').filter({ hasText: 'Monday' })
  expect(details?.split('\n')).toEqual(await monday.getByRole('listitem').allTextContents())
  await expect(links.first()).toHaveAttribute('target', '_blank')
  await expect(links.first()).toHaveAttribute('rel', /noreferrer|noopener/)
})
