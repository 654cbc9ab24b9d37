import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { test } from '../fixtures.ts'
import { inspectPage } from '../support/inspect-page.ts'
import { demoEmail, demoPassword, signInAs } from '../support/people.ts'
import type { Texts } from '../support/texts.ts'

const address = '/practice/set?kind=skill&skill=math.quadratics'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const unknown = (page: Page, t: Texts) => page.getByRole('button', { name: t('practice:player.unknown'), exact: true })
const next = (page: Page, t: Texts) =>
  page.getByRole('button', {
    name: new RegExp(`^(${t('practice:player.next')}|${t('practice:player.toResult')})$`),
  })

test('resumes a set after a reload, completes it by keyboard and mouse, and shows the result', async ({ page, t }) => {
  test.slow()
  await page.goto(address)
  await expect(page.getByText(/^1 of \d+$/)).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await inspectPage(page, { everyLanguage: true })
  await unknown(page, t).click()
  await expect(page.getByRole('heading', { level: 2, name: t('practice:explanation'), exact: true })).toBeVisible()
  await inspectPage(page)
  const first = await heading(page).textContent()
  await expect(page.locator(':focus').getByRole('status')).toBeVisible()
  await page.keyboard.press('n')
  await expect(heading(page)).not.toHaveText(first ?? '')
  await expect(heading(page)).toBeFocused()
  const second = await heading(page).textContent()
  await page.reload()
  await expect(heading(page)).toHaveText(second ?? '')
  await expect(page.getByText(/^2 of \d+$/)).toBeVisible()

  const result = page.getByRole('heading', { level: 1, name: t('practice:result.title') })
  while (!(await result.isVisible())) {
    const before = await heading(page).textContent()
    if (await unknown(page, t).isVisible()) await unknown(page, t).click()
    await next(page, t).click()
    await expect(heading(page)).not.toHaveText(before ?? '')
  }
  await expect(result).toBeFocused()
  await inspectPage(page)
  await page.reload()
  await expect(result).toBeVisible()

  await page.getByRole('link', { name: t('practice:mistakes.title'), exact: true }).click()
  await expect(page.getByRole('link', { name: first ?? '' })).toBeVisible()
  await page.getByLabel(t('practice:mistakes.note')).first().fill('Mind the sign.')
  await inspectPage(page, { everyLanguage: true })
  await page.reload()
  await expect(page.getByLabel(t('practice:mistakes.note')).first()).toHaveValue('Mind the sign.')
})

async function signIn(request: APIRequestContext, role: 'admin' | 'editor') {
  const login = await request.post('/api/auth/login', { data: { email: demoEmail(role), password: demoPassword } })
  const { access_token: token } = await login.json()
  return { authorization: `Bearer ${token}` }
}

/** Creates a question as the editor, publishes it as the administrator, and returns its id. */
async function createQuestion(request: APIRequestContext): Promise<number> {
  const created = await request.post('/api/trpc/questions.create', {
    headers: await signIn(request, 'editor'),
    data: {
      title: 'A sum with a hint',
      question_type: 'multiple_choice',
      subject: 'mathematics',
      course: 'Algebra 1',
      education_level: 'high_school',
      grade_code: 'G9',
      difficulty_level: 'beginner',
      difficulty_score: 1,
      content_question_mj: '<p>What is two and two?</p>',
      choices: [
        { id: 'A', html: 'three', feedback: 'You counted one too few.' },
        { id: 'B', html: 'four' },
      ],
      answer: 'B',
      explanation: '<p>Two more than two.</p>',
      hints: ['<p>Use your fingers.</p>', '<p>Start at two.</p>'],
    },
  })
  expect(created.status(), await created.text()).toBe(200)
  const { result } = await created.json()
  const { id, version } = result.data
  const headers = await signIn(request, 'admin')
  for (const state of ['reviewed', 'live']) {
    const moved = await request.put(`/api/admin/questions/${id}/review`, { headers, data: { version, state } })
    expect(moved.status(), await moved.text()).toBe(200)
  }
  return id
}

/** Backdates this browser's review cards by two days, as if the problems had been missed two days ago. */
function ageCards(page: Page) {
  return page.evaluate(() => {
    const key = 'pathwise.practice.1'
    const age = (time: string) => new Date(Date.parse(time) - 2 * 86_400_000).toISOString()
    const practiced: { card?: { last_at: string; due_at: string } }[] = JSON.parse(localStorage.getItem(key) ?? '[]')
    for (const { card } of practiced) {
      if (card) Object.assign(card, { last_at: age(card.last_at), due_at: age(card.due_at) })
    }
    localStorage.setItem(key, JSON.stringify(practiced))
  })
}

test('gives feedback on a wrong answer, and offers the problem for review the next day until it is solved', async ({
  page,
  t,
  newVisitor,
}) => {
  const { request } = await newVisitor()
  await page.goto(`/practice/set?kind=report&ids=${await createQuestion(request)}`)
  await page.getByRole('button', { name: t('practice:player.openHint') }).click()
  await page.getByRole('button', { name: t('practice:player.moreHint') }).click()
  await expect(page.getByText('Start at two.')).toBeVisible()
  await page.getByRole('radio', { name: /three/ }).check()
  await page.getByRole('button', { name: t('practice:check') }).click()
  const feedback = page.getByRole('status').filter({ hasText: 'You counted one too few.' })
  await expect(feedback).toBeVisible()
  await inspectPage(page)
  await page.reload()
  await expect(feedback).toBeVisible()
  await unknown(page, t).click()
  await expect(next(page, t)).toBeVisible()
  await page.goto('/practice')
  const review = page.getByRole('link', { name: t('practice:due.start'), exact: true })
  await expect(page.getByRole('link', { name: t('practice:mistakes.title'), exact: true })).toBeVisible()
  await expect(review).toHaveCount(0)
  await ageCards(page)
  await page.reload()
  await expect(review).toBeVisible()
  await inspectPage(page)
  await review.click()
  await page.getByRole('radio', { name: /four/ }).check()
  await page.getByRole('button', { name: t('practice:check'), exact: true }).click()
  await next(page, t).click()
  await page.getByRole('link', { name: t('practice:mistakes.title'), exact: true }).click()
  await expect(page.getByRole('link', { name: 'A sum with a hint' })).toBeVisible()
  await expect(review).toHaveCount(0)
})

test('lets a visitor without an account report a problem to the editor', async ({ page, t }) => {
  await page.goto(address)
  await page.getByRole('button', { name: t('practice:report.open'), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: t('practice:report.title') })
  await dialog.getByRole('radio', { name: t('practice:report.kinds.typo') }).check()
  await dialog.getByRole('textbox').fill('The first word is misspelled.')
  await inspectPage(page)
  await dialog.getByRole('button', { name: t('practice:report.send') }).click()
  await expect(page.getByText(t('practice:report.received'))).toBeVisible()
  const id = /\d+/.exec(await page.title())?.[0]
  await signInAs(page, t, 'editor', '/admin/questions')
  await page.getByRole('button', { name: t('questions:list.more') }).click()
  await page.getByLabel(t('questions:reports.filter')).check()
  const card = page.locator(`[data-question="${id}"]`)
  await expect(card).toContainText(t('questions:reports.count', { count: 1 }))
  await card.click()
  const reports = page.getByRole('region', { name: t('questions:reports.title') })
  await expect(reports.getByText('The first word is misspelled.')).toBeVisible()
  await inspectPage(page)
  await reports.getByRole('button', { name: t('questions:reports.set.fixed') }).click()
  await expect(reports.getByText(t('questions:reports.state.fixed'), { exact: true })).toBeVisible()
  await expect(card).toHaveCount(0)
})
