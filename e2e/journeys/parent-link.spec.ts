import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures.ts'
import { inspectPage } from '../support/inspect-page.ts'
import { readPdf } from '../support/pdf.ts'
import { loadTexts, type Texts } from '../support/texts.ts'

const context = { country: 'US', grade: 'G11', goal: 'SAT_1500_PLUS' }
const planKey = 'pathwise.followed-plan.1'

/** Stores a followed plan on the device, as the app does. Returns the key of the plan's first task. */
async function followPlan(page: Page): Promise<string> {
  await page.goto('/about')
  const result = await (await page.request.post('/api/diagnostics/run', { data: { context } })).json()
  const input = { strategy: result.strategy, context, time_zone: 'UTC', language: 'en' }
  const answer = await (await page.request.post('/api/trpc/studyPlan.make', { data: input })).json()
  const { plan, hours } = answer.result.data
  const { measured_answers: _answers, ...report } = result
  const followed = {
    ...{ version: 1, report: { result: report, context }, hours, time_zone: 'UTC', plan },
    ...{ exam_date: plan.exam.date, changed_at: new Date().toISOString() },
  }
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [planKey, JSON.stringify(followed)] as const)
  return plan.tasks[0].key
}

/** Marks a task as done in storage, as the study plan does. */
function completeTask(page: Page, task: string) {
  const key = `${context.country}/${context.grade}/${context.goal}/plan/${task}`
  const progress = [{ key, status: 'completed', changedAt: new Date().toISOString() }]
  return page.evaluate((text) => localStorage.setItem('pathwise.study-progress', text), JSON.stringify(progress))
}

const linkSection = (page: Page, t: Texts) => page.getByRole('region', { name: t('parentLinks:title') })

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('shows a student’s progress to a parent without an account until the student revokes the link', async ({
  page,
  t,
  newVisitor,
  server,
}) => {
  const task = await followPlan(page)
  await page.goto('/study-plan/parents')
  const links = linkSection(page, t)
  await links.getByLabel(t('parentLinks:form.label')).fill('Mom')
  await links.getByRole('button', { name: t('parentLinks:form.create') }).click()
  await expect(links.getByRole('status')).toContainText('Mom')
  await links.getByRole('button', { name: t('parentLinks:copyNamed', { label: 'Mom' }) }).click()
  await expect(links.getByRole('status')).toHaveText(t('parentLinks:copied', { label: 'Mom' }))
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(new RegExp(`^${server.url}/parents/[\\w-]{22}$`))
  await inspectPage(page, { everyLanguage: true })

  // After the student revokes the link, it returns 404, which the browser logs in the console.
  const visitor = await newVisitor({ locale: 'ko-KR', allow: /404/ })
  const parent = await visitor.newPage()
  const opened = await parent.goto(link)
  expect(opened?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
  const korean = await loadTexts('ko')
  const week = parent.getByRole('region', { name: korean('parentPage:week.title') })
  await expect(week).toBeVisible()
  await expect(parent.getByText(korean('parentPage:done.none'))).toBeVisible()
  await expect(parent.getByRole('region', { name: korean('parentPage:results.title') })).toHaveCount(0)
  await inspectPage(parent, { everyLanguage: true })
  expect(await readPdf(await parent.pdf({ format: 'Letter' }))).toHaveLength(1)

  await completeTask(page, task)
  const update = page.waitForResponse(/parentLinks\.update/)
  await page.reload()
  await update
  await parent.reload()
  await expect(week).toBeVisible()
  await expect(parent.getByText(korean('parentPage:done.none'))).toHaveCount(0)

  await links.getByRole('button', { name: t('parentLinks:endNamed', { label: 'Mom' }) }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('parentLinks:end'), exact: true })
    .click()
  await expect(links.getByRole('status')).toHaveText(t('parentLinks:ended'))
  expect((await parent.reload())?.status()).toBe(404)
  await expect(parent.getByRole('heading', { level: 1, name: korean('parentPage:ended.title') })).toBeVisible()
})
