import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures.ts'
import { inspectPage } from '../support/inspect-page.ts'
import { openReport } from '../support/report.ts'
import type { Texts } from '../support/texts.ts'

const buildFile = (...lines: string[]) => ({
  name: 'mine.ics',
  mimeType: 'text/calendar',
  buffer: Buffer.from(
    ['BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT', 'END:VCALENDAR', ''].join(
      '\r\n',
    ),
  ),
})
const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10).replaceAll('-', '')
const evenings = buildFile(`DTSTART:${tomorrow}T180000`, 'DURATION:PT90M', 'RRULE:FREQ=DAILY;COUNT=14')
const contradictory = buildFile(
  `DTSTART:${tomorrow}T180000`,
  'DURATION:PT1H',
  'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
)

async function openHours(page: Page, t: Texts) {
  await page.getByRole('button', { name: t('followedPlan:road.changeHours') }).click()
  return page.getByRole('dialog', { name: t('followedPlan:hoursDialog.title') })
}

test('plans around busy times from a calendar file, and rejects a file that takes too long to parse', async ({
  page,
  t,
}) => {
  await page.clock.install()
  await openReport(page, t)
  await page.goto('/study-plan')
  const dialog = await openHours(page, t)
  await dialog.getByLabel(t('followedPlan:busy.add')).setInputFiles(contradictory)
  await expect(dialog.getByText(t('followedPlan:busy.reading'))).toBeVisible()
  await page.clock.fastForward(20_000)
  await expect(dialog.getByText(t('followedPlan:busy.problem.tooSlow'))).toBeVisible()

  await dialog.getByLabel(t('followedPlan:busy.add')).setInputFiles(evenings)
  await expect(dialog.getByText(/^On \d+ days, your calendar takes up part/)).toBeVisible()
  await dialog.getByText(t('followedPlan:busy.list')).click()
  await expect(dialog.getByText(/18:00–19:30 busy/).first()).toBeVisible()
  await inspectPage(page)
  await dialog.getByRole('button', { name: t('followedPlan:preview.show') }).click()
  await dialog.getByRole('button', { name: t('followedPlan:preview.confirm') }).click()

  await page.reload()
  const again = await openHours(page, t)
  await expect(again.getByLabel(t('followedPlan:busy.replace'))).toBeVisible()
})
