import { readFile } from 'node:fs/promises'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { test as base } from '../fixtures.ts'
import { inspectPage } from '../support/inspect-page.ts'
import { openReport } from '../support/report.ts'
import { type RunningServer, startServer } from '../support/server.ts'
import type { Texts } from '../support/texts.ts'

const dayMs = 86_400_000
/** Noon in Los Angeles on a Monday. */
const start = new Date('2026-11-30T20:00:00.000Z')
/** The exam day, a Sunday four weeks later. */
const examDay = '2026-12-27'

const fixture = new URL('../../packages/planner/fixtures/strategy-v2/us-g11-sat-1500-measured.json', import.meta.url)

interface Fixtures {
  /** A server whose clock starts at `start`, and a student's browser whose clock shows the same time. */
  student: { page: Page; moveOn: (days: number) => Promise<void> }
}

/** Opens a page for the student. `moveOn` advances the clocks of the server and the browser by whole days. */
async function openStudent(server: RunningServer, context: BrowserContext): Promise<Fixtures['student']> {
  const page = await context.newPage()
  await page.clock.setFixedTime(start)
  let days = 0
  async function moveOn(more: number) {
    for (const last = days + more; days < last; ) {
      days += 1
      const moved = server.logged(`The clock is ${days} days on`)
      server.signal('SIGUSR2')
      await moved
    }
    await page.clock.setFixedTime(new Date(start.getTime() + days * dayMs))
    await page.reload()
  }
  return { page, moveOn }
}

const test = base.extend<Fixtures>({
  student: async ({ newVisitor, seededDirectory }, provide) => {
    const preload = new URL('../support/moved-clock.mjs', import.meta.url).href
    const environment = { NODE_OPTIONS: `--import=${preload}`, CLOCK_START: start.toISOString() }
    const server = await startServer({ dataDirectory: seededDirectory, name: 'moved-clock', environment })
    const context = await newVisitor({ baseURL: server.url, timezoneId: 'America/Los_Angeles' })
    await provide(await openStudent(server, context))
    await context.close()
    expect((await server.stop()).code).toBe(0)
  },
})

const today = (page: Page, t: Texts) =>
  page.getByRole('region', { name: new RegExp(`^${t('followedPlan:today.title')}`) })

/** The key of the most recently opened report. */
const reportKey = 'pathwise.last-report'

async function openPlan(page: Page, t: Texts) {
  await openReport(page, t)
  await page.goto('/study-plan')
  await expect(today(page, t).getByRole('heading', { level: 3 }).first()).toBeVisible()
}

/** Marks all of today's tasks as done. */
async function finishDay(page: Page, t: Texts) {
  const done = today(page, t).getByRole('button', { name: /^Done: / })
  await expect(done.first()).toBeVisible()
  while ((await done.count()) > 0) await done.first().click()
  await expect(page.getByText(t('followedPlan:today.doneTitle'))).toBeVisible()
}

/**
 * Sets the exam day to four weeks from now, and the study time on Tuesdays to two hours. Both dialogs preview the
 * changes.
 */
async function choosePlan(page: Page, t: Texts) {
  await page.getByRole('button', { name: t('followedPlan:road.changeExam') }).click()
  const exams = page.getByRole('dialog', { name: t('followedPlan:examDialog.title') })
  await expect(exams.getByText(/h a week: /).first()).toBeVisible()
  await inspectPage(page)
  await exams.getByRole('radio', { name: t('followedPlan:examDialog.own') }).check()
  await exams.getByLabel(t('followedPlan:examDialog.ownDate')).fill(examDay)
  await exams.getByRole('button', { name: t('followedPlan:preview.show') }).click()
  await expect(exams.getByText(/^\d+ to move, \d+ new, \d+ to drop, \d+ unchanged$/)).toBeVisible()
  await exams.getByRole('button', { name: t('followedPlan:preview.confirm') }).click()

  const road = page.getByRole('region', { name: t('followedPlan:road.title') })
  await expect(road.getByText(/^SAT on December\s27,\s2026$/)).toBeVisible()
  await road.getByRole('button', { name: t('followedPlan:road.changeHours') }).click()
  const hours = page.getByRole('dialog', { name: t('followedPlan:hoursDialog.title') })
  await hours.getByRole('spinbutton', { name: 'Tuesday: Minutes' }).fill('120')
  await hours.getByRole('button', { name: t('followedPlan:preview.show') }).click()
  await hours.getByRole('button', { name: t('followedPlan:preview.confirm') }).click()
  await page.reload()
  await page.getByRole('button', { name: t('followedPlan:change.keep') }).click()
}

/** Opens a task, returns to the plan, and undoes the task's completion. */
async function tryTask(page: Page, t: Texts) {
  const section = today(page, t)
  const done = section.getByRole('button', { name: /^Done: / })
  const title = ((await done.first().getAttribute('aria-label')) ?? '').replace('Done: ', '')
  await done.first().click()
  await page.reload()
  await section.getByRole('button', { name: `Undo: ${title}`, exact: true }).click()
  await section.getByRole('link', { name: `Continue: ${title}`, exact: true }).click()
  await expect(page).not.toHaveURL(/study-plan$/)
  await page.goto('/study-plan')
  await expect(page.getByText(`Continue “${title}”`)).toBeVisible()
  return title
}

/** Marks a started task as completed in the week section, and then clicks Undo. */
async function completeFromWeek(page: Page, t: Texts, title: string) {
  const week = page.getByRole('region', { name: t('followedPlan:week.title') })
  const openDay = () => week.getByRole('heading', { level: 3 }).first().click()
  const task = (state: string) => week.getByRole('button', { name: `${state}: ${title}`, exact: true })
  await openDay()
  await task('Continue').click()
  await inspectPage(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as completed' }).click()
  await page.reload()
  await openDay()
  await expect(task('Completed')).toBeDisabled()
  await task('Undo').click()
  await page.reload()
  await openDay()
  await expect(task('Continue')).toBeVisible()
}

/** Opens a task's sheet, reads it to complete the task, and then views the week on the progress page. */
async function readSheet(page: Page, t: Texts) {
  await page
    .getByRole('link', { name: /: study sheet$/ })
    .first()
    .click()
  await page.getByRole('button', { name: t('contentRead:end.finish') }).click()
  await expect(page.getByText(/^Checked off in your plan: .+: study sheet$/)).toBeVisible()
  await inspectPage(page)

  await page.goto('/progress')
  await expect(page.getByRole('region', { name: t('studyWeeks:title') })).toBeVisible()
  await expect(page.getByText(t('studyWeeks:forecast.missing', { count: 2 }))).toBeVisible()
  await inspectPage(page)
  await page.goto('/study-plan')
}

/** Reschedules the tasks of a missed day, undoes the change, and reschedules them again. */
async function catchUp(page: Page, t: Texts) {
  const note = page.getByText(/tasks? from Tuesday (?:is|are) still open\.$/)
  const again = page.getByRole('button', { name: t('followedPlan:missed.again') })
  await expect(note).toBeVisible()
  await again.click()
  await expect(page.getByText(/^\d+ moved, \d+ unchanged, \d+ dropped$/)).toBeVisible()
  await expect(note).toHaveCount(0)
  await inspectPage(page)
  await page.getByRole('button', { name: t('followedPlan:change.undo'), exact: true }).click()
  await expect(note).toBeVisible()
  await again.click()
  await page.getByRole('button', { name: t('followedPlan:change.keep') }).click()
  await page.reload()
  await expect(page.getByText('Wednesday, December 2').first()).toBeVisible()
  await expect(note).toHaveCount(0)
}

/** Simulates a finished run: stores a report with measured results for the same goal, and updates the plan from it. */
async function planWithResults(page: Page, t: Texts) {
  const measured: unknown = JSON.parse(await readFile(fixture, 'utf8'))
  await page.evaluate(
    ({ key, strategy, at }) => {
      const last = JSON.parse(localStorage.getItem(key) ?? '{}')
      Object.assign(strategy ?? {}, { context: { ...last.result.strategy.context, today: at.slice(0, 10) } })
      localStorage.setItem(key, JSON.stringify({ ...last, result: { ...last.result, strategy }, openedAt: at }))
    },
    { key: reportKey, strategy: measured, at: '2026-12-07T20:00:00.000Z' },
  )
  await page.reload()
  await page.getByRole('button', { name: t('followedPlan:report.replan') }).click()
  const dialog = page.getByRole('dialog', { name: t('followedPlan:report.replan') })
  await expect(dialog.getByText(/^\d+ to move, \d+ new, \d+ to drop, \d+ unchanged$/)).toBeVisible()
  await inspectPage(page)
  await dialog.getByRole('button', { name: t('followedPlan:preview.confirm') }).click()
  await expect(page.getByText(t('followedPlan:change.title'))).toBeVisible()
}

test('lets a student follow a plan for four weeks until the exam day', async ({ student: { page, moveOn }, t }) => {
  test.setTimeout(240_000)
  await openPlan(page, t)
  await expect(page.getByText('Monday, November 30').first()).toBeVisible()
  await inspectPage(page, { everyLanguage: true })
  await choosePlan(page, t)
  await completeFromWeek(page, t, await tryTask(page, t))
  await readSheet(page, t)
  await finishDay(page, t)

  // The student misses Tuesday.
  await moveOn(2)
  await catchUp(page, t)
  await finishDay(page, t)
  await expect(page.getByText(/^You studied on 2 of 3 planned days/)).toBeVisible()

  await moveOn(5)
  await planWithResults(page, t)

  await moveOn(20)
  await expect(page.getByText(t('followedPlan:today.examTitle', { exam: 'SAT' }))).toBeVisible()
  await inspectPage(page)
  await moveOn(1)
  await page.getByRole('link', { name: t('followedPlan:today.nextGoal') }).click()
  await expect(page).toHaveURL(/#quick-start$/)
})
