import { expect, type Page } from '@playwright/test'
import type { Texts } from './texts.ts'

interface Answers {
  country: 'CA' | 'US'
  grade: 'G9' | 'G10' | 'G11' | 'G12'
  goal: 'ACT_35_PLUS' | 'AP_5' | 'IB_7' | 'SAT_1500_PLUS'
}

const usualAnswers = { country: 'US', grade: 'G11', goal: 'SAT_1500_PLUS' } as const satisfies Answers

/** Locates the quick start form. Another form on the home page has the same fields. */
export function locateQuickStart(page: Page, t: Texts) {
  return page.getByRole('region', { name: t('home:quickStart.title'), exact: true })
}

export async function chooseAnswers(page: Page, t: Texts, { country, grade, goal }: Answers) {
  const form = locateQuickStart(page, t)
  await form.getByLabel(t('common:country.label'), { exact: true }).selectOption(country)
  await form.getByLabel(t('common:grade.label'), { exact: true }).selectOption(grade)
  await form.getByLabel(t('common:goal.label'), { exact: true }).selectOption(goal)
}

export function locateReportHeading(page: Page, t: Texts) {
  return page.getByRole('heading', { level: 1, name: t('plan:title') })
}

export function locateSharedReportHeading(page: Page, t: Texts) {
  return page.getByRole('heading', { level: 1, name: t('plan:shared.title') })
}

export async function openReportMenu(page: Page, t: Texts) {
  await page.getByRole('button', { name: t('plan:actions.more'), exact: true }).click()
}

/** Runs an action from the report menu. */
export async function pressReportAction(
  page: Page,
  t: Texts,
  action: 'calendar' | 'google' | 'pdf' | 'reset' | 'save',
) {
  await openReportMenu(page, t)
  await page.getByRole('button', { name: t(`plan:actions.${action}`), exact: true }).click()
}

/** Locates the report section with the given heading. */
export function locateReportSection(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true })
}

/** Creates a report from the home page, as a visitor would. */
export async function openReport(page: Page, t: Texts, answers: Answers = usualAnswers) {
  await page.goto('/')
  await chooseAnswers(page, t, answers)
  await page.getByRole('button', { name: t('common:getStrategy') }).click()
  await expect(locateReportHeading(page, t)).toBeVisible()
}

/** Creates a report, waits until it is shared, and returns the link. */
export async function openSharedReport(page: Page, t: Texts, answers: Answers = usualAnswers): Promise<string> {
  const created = page.waitForResponse(/share\.create/)
  await openReport(page, t, answers)
  const link = /https?:[^"]+\/plan\?share=[\w-]+/.exec(await (await created).text())?.[0]
  if (!link) throw new Error('The share has no link')
  return link
}
