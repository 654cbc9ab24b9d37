import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { test } from '../fixtures.ts'
import { inspectPage } from '../support/inspect-page.ts'
import { readPdf } from '../support/pdf.ts'

const fixture = new URL(
  '../../packages/planner/fixtures/strategy-v2/us-g12-sat-from-1300-shared-answers.json',
  import.meta.url,
)

async function buildReport() {
  const strategy: unknown = JSON.parse(await readFile(fixture, 'utf8'))
  const texts = { weaknesses: [], recommendedModules: [], recommendedProblems: [], nextWeekPlan: [] }
  const result = { summary: 'Measured.', ...texts, strategy }
  return { result, context: { country: 'US', grade: 'G12', goal: 'SAT from 1300 to 1500' } }
}

test('opens a shared report with its measurement and shared answers', async ({ page, request }) => {
  const response = await request.post('/api/share', { data: await buildReport() })
  const { url } = await response.json()
  await page.goto(url)
  const areas = page.getByRole('region', { name: 'Weaknesses' })
  const first = areas.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /Advanced Math/ }) })
  await expect(first.getByText('Needs work', { exact: true })).toBeVisible()
  await expect(first.getByText(/^Measured: 2 to 5 of 10 medium questions/)).toBeVisible()
  await expect(first.getByText('Functions: not right')).toBeVisible()
  await expect(areas.getByText('Inferred from related areas', { exact: true })).toBeVisible()
  await inspectPage(page)

  await page.emulateMedia({ media: 'print' })
  const printed = await readPdf(await page.pdf({ preferCSSPageSize: true }))
  const text = printed.map((one) => one.text).join(' ')
  expect(text).toContain('Measured: 2 to 5')
})
