import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import ICAL from 'ical.js'
import { test } from '../fixtures.ts'
import { locateReportSection, openReport, pressReportAction } from '../support/report.ts'
import { loadTexts, type Texts } from '../support/texts.ts'

// It is Sunday evening in the student's time zone, but already Monday in UTC. The upcoming days start on December 7.
test.use({ timezoneId: 'America/Los_Angeles' })
const sundayEvening = new Date('2026-12-07T04:30:00Z')
const coming = ['2026-12-07', '2026-12-08', '2026-12-09', '2026-12-10', '2026-12-11', '2026-12-12', '2026-12-13']

async function downloadCalendar(page: Page, t: Texts) {
  const downloading = page.waitForEvent('download')
  await pressReportAction(page, t, 'calendar')
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

/** Returns a day's tasks, without the links to study sheets. */
async function readTasks(day: Locator): Promise<string[]> {
  const tasks = day.getByRole('listitem').locator('> span')
  await expect(tasks.first()).toBeVisible()
  return tasks.allTextContents()
}

/** Checks the links in the dialog for Google Calendar, and closes it. */
async function checkGoogleLinks(page: Page, t: Texts) {
  await pressReportAction(page, t, 'google')
  const dialog = page.getByRole('dialog', { name: t('plan:calendar.chooseTitle') })
  const links = dialog.getByRole('link')
  const days = (await links.allTextContents()).map((day) => day.trim())
  expect(days.length).toBeGreaterThan(0)
  expect(days[0]).toMatch(/^Monday · December\s7$/)

  const address = new URL((await links.first().getAttribute('href')) ?? '')
  expect(address.origin + address.pathname).toBe('https://calendar.google.com/calendar/render')
  const { details, ...parameters } = Object.fromEntries(address.searchParams)
  expect(parameters).toEqual({
    action: 'TEMPLATE',
    text: expect.stringMatching(/^Pathwise: ./),
    dates: expect.stringMatching(/^20261207T180000\/20261207T\d{6}$/),
  })
  const monday = locateReportSection(page, 'Next Week Plan').getByRole('listitem').filter({ hasText: 'Monday' })
  for (const task of await readTasks(monday)) expect(details).toContain(task)
  await expect(links.first()).toHaveAttribute('target', '_blank')
  await expect(links.first()).toHaveAttribute('rel', /noreferrer|noopener/)
  await page.keyboard.press('Escape')
}

test('links each day with tasks to Google Calendar, and exports it as an .ics event with a stable id', async ({
  page,
  t,
}) => {
  await page.clock.setFixedTime(sundayEvening)
  await openReport(page, t)
  await checkGoogleLinks(page, t)
  const { name, text } = await downloadCalendar(page, t)
  expect(name).toBe('next-week-plan.ics')
  expect(
    text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75),
    'lines over 75 bytes',
  ).toEqual([])
  expect(text.replaceAll('\r\n', '')).not.toContain('\n')
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)

  const events = eventsIn(text)
  const cards = locateReportSection(page, 'Next Week Plan')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
  const studied = await cards
    .filter({ hasNotText: t('plan:week.rest') })
    .locator('time')
    .all()
  const days = await Promise.all(studied.map((time) => time.getAttribute('datetime')))
  expect(days.length).toBeLessThan(coming.length)
  expect(coming).toEqual(expect.arrayContaining(days))
  expect(events.map(({ startDate }) => startDate.toString().slice(0, 10))).toEqual(days)
  for (const { startDate, endDate, status, uid } of events) {
    expect(startDate.toString().slice(11)).toBe('18:00:00')
    expect(endDate.subtractDate(startDate).toSeconds()).toBeGreaterThan(0)
    expect(endDate.toString().slice(0, 10)).toBe(startDate.toString().slice(0, 10))
    expect(startDate.zone).toBe(ICAL.Timezone.localTimezone)
    expect(status).toBe('CONFIRMED')
    expect(uid).toMatch(/@pathwise$/)
  }
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)

  const monday = cards.filter({ has: page.getByRole('heading', { name: 'Monday' }) })
  for (const task of await readTasks(monday)) expect(events[0]?.description).toContain(task)
  expect(events[0]?.description).toMatch(/https?:\/\/\S+\/study-plan/)

  // Exports the calendar again a minute later in another language. The ids must not change, so that a second import
  // updates the events instead of duplicating them.
  await page.getByRole('combobox', { name: t('shell:language') }).selectOption('zh-CN')
  const chinese = await loadTexts('zh-CN')
  await page.clock.setFixedTime(new Date(sundayEvening.getTime() + 60_000))
  const again = eventsIn((await downloadCalendar(page, chinese)).text)
  expect(again.map(({ uid }) => uid)).toEqual(events.map(({ uid }) => uid))
  expect(again[0]?.summary).toContain('Pathwise：')
})
