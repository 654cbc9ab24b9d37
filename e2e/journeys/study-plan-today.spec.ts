import { expect, type Page } from '@playwright/test'
import { test as base } from '../fixtures.ts'
import { inspectPage } from '../support/inspect-page.ts'
import { openReport } from '../support/report.ts'
import { copySeededData, startServer } from '../support/server.ts'
import type { Texts } from '../support/texts.ts'

const dayMs = 86_400_000
/** Noon on a Monday in Vancouver. */
const start = new Date('2026-11-30T20:00:00.000Z')

/** A server with a clock that starts at `start`. */
interface MovedClock {
  readonly url: string
  /** Moves the clock on by a day, and returns how many days it is on. */
  moveOn(): Promise<number>
}

interface Fixtures {
  /** A student's browser with the clock of the server. `moveOn` moves both clocks on by a day. */
  student: { page: Page; moveOn: () => Promise<void> }
}

const test = base.extend<Fixtures, { movedClock: MovedClock }>({
  movedClock: [
    async ({ browserName }, provide) => {
      const data = await copySeededData(`moved-clock-${browserName}`)
      const preload = new URL('../support/moved-clock.mjs', import.meta.url).href
      const environment = { NODE_OPTIONS: `--import=${preload}`, CLOCK_START: start.toISOString() }
      const server = await startServer({ dataDirectory: data.directory, name: 'moved-clock', environment })
      let days = 0
      async function moveOn() {
        days += 1
        const moved = server.logged(`The clock is ${days} days on`)
        server.signal('SIGUSR2')
        await moved
        return days
      }
      await provide({ url: server.url, moveOn })
      expect((await server.stop()).code).toBe(0)
      await data.remove()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  student: async ({ newVisitor, movedClock }, provide) => {
    const context = await newVisitor({ baseURL: movedClock.url, timezoneId: 'America/Vancouver' })
    const page = await context.newPage()
    await page.clock.setFixedTime(start)
    async function moveOn() {
      const days = await movedClock.moveOn()
      await page.clock.setFixedTime(new Date(start.getTime() + days * dayMs))
      await page.reload()
    }
    await provide({ page, moveOn })
  },
})

// One server for all tests. The test that moves its clock comes last, because no clock goes back.
test.describe.configure({ mode: 'default' })

const today = (page: Page, t: Texts) =>
  page.getByRole('region', { name: new RegExp(`^${t('followedPlan:today.title')}`) })

async function openPlan(page: Page, t: Texts) {
  await openReport(page, t)
  await page.goto('/study-plan')
  await expect(today(page, t).getByRole('heading', { level: 3 }).first()).toBeVisible()
}

test('marks a task of today as done, takes it back, and opens what it names', async ({ student: { page }, t }) => {
  await openPlan(page, t)
  await expect(page.getByText('Monday, November 30').first()).toBeVisible()
  await inspectPage(page, { everyLanguage: true })

  const done = today(page, t).getByRole('button', { name: /^Done: / })
  const title = ((await done.first().getAttribute('aria-label')) ?? '').replace('Done: ', '')
  await done.first().click()
  await page.reload()
  await today(page, t)
    .getByRole('button', { name: `Undo: ${title}`, exact: true })
    .click()
  await expect(today(page, t).getByRole('link', { name: `Continue: ${title}`, exact: true })).toBeVisible()
  await today(page, t)
    .getByRole('link', { name: `Continue: ${title}`, exact: true })
    .click()
  await expect(page).not.toHaveURL(/study-plan$/)
})

test('changes the exam day and the study hours after showing what would change', async ({ student: { page }, t }) => {
  test.slow()
  await openPlan(page, t)
  await page.getByRole('button', { name: t('followedPlan:road.changeExam') }).click()
  const exams = page.getByRole('dialog', { name: t('followedPlan:examDialog.title') })
  await expect(exams.getByText(/h a week: /).first()).toBeVisible()
  await inspectPage(page, { everyLanguage: true })
  await exams.getByRole('radio', { checked: false }).first().check()
  await exams.getByRole('button', { name: t('followedPlan:preview.show') }).click()
  await expect(exams.getByText(/^\d+ move, \d+ new, \d+ dropped, \d+ stay$/)).toBeVisible()
  const day = await exams.getByText(/^SAT on /).textContent()
  await exams.getByRole('button', { name: t('followedPlan:preview.confirm') }).click()
  const road = page.getByRole('region', { name: t('followedPlan:road.title') })
  await expect(road.getByText(day ?? '', { exact: true })).toBeVisible()

  await road.getByRole('button', { name: t('followedPlan:road.changeHours') }).click()
  const hours = page.getByRole('dialog', { name: t('followedPlan:hoursDialog.title') })
  await hours.getByRole('spinbutton', { name: 'Tuesday: Minutes' }).fill('120')
  await inspectPage(page, { everyLanguage: true })
  await hours.getByRole('button', { name: t('followedPlan:preview.show') }).click()
  await hours.getByRole('button', { name: t('followedPlan:preview.confirm') }).click()
  await expect(page.getByText(t('followedPlan:change.title'))).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: t('followedPlan:change.undo'), exact: true })).toBeVisible()
})

test('asks for the next goal after the exam day', async ({ student: { page }, t }) => {
  await openPlan(page, t)
  await page.clock.setFixedTime(new Date('2027-09-01T20:00:00.000Z'))
  await page.reload()
  await page.getByRole('link', { name: t('followedPlan:today.nextGoal') }).click()
  await expect(page).toHaveURL(/#quick-start$/)
})

test('finds new days for missed tasks, takes it back, and says well done at the end of a day', async ({
  student: { page, moveOn },
  t,
}) => {
  test.slow()
  await openPlan(page, t)
  await moveOn()
  const note = page.getByText(/tasks? from Monday (?:is|are) still open\.$/)
  await expect(note).toBeVisible()
  await page.getByRole('button', { name: t('followedPlan:missed.again') }).click()
  await expect(page.getByText(/^\d+ moved, \d+ stay, \d+ dropped$/)).toBeVisible()
  await expect(note).toHaveCount(0)
  await inspectPage(page, { everyLanguage: true })
  await page.getByRole('button', { name: t('followedPlan:change.undo'), exact: true }).click()
  await expect(note).toBeVisible()
  await page.getByRole('button', { name: t('followedPlan:missed.again') }).click()
  await page.getByRole('button', { name: t('followedPlan:change.keep') }).click()
  await page.reload()
  await expect(page.getByText('Tuesday, December 1').first()).toBeVisible()
  await expect(note).toHaveCount(0)

  const done = today(page, t).getByRole('button', { name: /^Done: / })
  while ((await done.count()) > 0) await done.first().click()
  await expect(page.getByText(t('followedPlan:today.doneTitle'))).toBeVisible()
  await expect(page.getByText(/^You studied on 1 of 2 planned days/)).toBeVisible()
  await inspectPage(page)
})
