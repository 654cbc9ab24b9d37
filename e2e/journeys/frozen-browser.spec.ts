import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { frozen } from '@pathwise/testing/frozen'
import { expect } from '@playwright/test'
import { test as base } from '../fixtures.ts'
import { locateBodyField } from '../support/content.ts'
import { guardContext } from '../support/guard.ts'
import { locateItemHeading } from '../support/measure.ts'
import { submitLogin } from '../support/people.ts'
import { locateQuestionText } from '../support/questions.ts'
import { locateReportHeading } from '../support/report.ts'
import { copySeededData, type RunningServer, startServer, waitForLinter, withoutOptimizer } from '../support/server.ts'
import { loadTexts } from '../support/texts.ts'

const databaseCommand = fileURLToPath(new URL('../../apps/server/dist/db.js', import.meta.url))

/** Returns the number of report links that a browser storage lists as created on the device. */
function countMadeShares(storage: Readonly<Record<string, string>>): number {
  const shares: unknown = JSON.parse(storage['pathwise.made-shares'] ?? '[]')
  return Array.isArray(shares) ? shares.length : 0
}

// The journeys open the app only with the oldest and the newest browser storage, both on the newest database, because
// starting a server on a frozen database is slow. apps/web/test/frozen-browsers.test.ts reads every storage, and
// apps/server/test/frozen.test.ts opens every database.
const [oldest, newest] = [frozen.at(0), frozen.at(-1)]
if (!oldest || !newest) throw new Error('No fixture exists')
const { contents } = newest

/**
 * Replaces ids in the draft keys of the oldest browser storage, so that the drafts belong to an account and documents
 * of the newest database.
 */
const renamedDrafts = new Map<string, string>([
  [oldest.contents.accounts.editor.id, contents.accounts.admin.id],
  [String(oldest.contents.questions.own), String(contents.questions.own)],
  [String(oldest.contents.content.own), String(contents.content.own)],
])

/**
 * The entries of the oldest browser storage. Omits the record of the last sync, which names an account that the newest
 * database lacks.
 */
const oldestEntries = Object.entries(oldest.localStorage)
  .filter(([key]) => key !== 'pathwise.account-copy')
  .map(([key, value]) => {
    const name = key.includes('-draft.') ? key.split('.').map((part) => renamedDrafts.get(part) ?? part) : [key]
    return [name.join('.'), value] as const
  })

const visits = [
  { name: oldest.name, email: contents.accounts.admin.email, localStorage: Object.fromEntries(oldestEntries) },
  { name: newest.name, email: contents.accounts.editor.email, localStorage: newest.localStorage },
]

interface WorkerFixtures {
  /** A server that runs on the newest database fixture. */
  frozenServer: RunningServer
}

const test = base.extend<object, WorkerFixtures>({
  frozenServer: [
    async ({ browserName }, provide) => {
      // Replaces the tables of an existing database, because creating an embedded database takes seconds.
      const { directory, remove } = await copySeededData(browserName)
      const input = `DROP SCHEMA public CASCADE; CREATE SCHEMA public;${await readFile(newest.databaseFile, 'utf8')}`
      const env = { DATA_DIR: directory, EMBEDDED_SYNC: 'off', PATH: process.env['PATH'] }
      execFileSync(process.execPath, [...withoutOptimizer, databaseCommand, 'sql', '-'], { env, input })
      const server = await startServer({ dataDirectory: directory, name: 'frozen', isBusy: true })
      // Wait, because the server lints the question bank that the frozen database lacked. The linter would delay the
      // first pages by seconds.
      await waitForLinter(server)
      await provide(server)
      expect((await server.stop()).code).toBe(0)
      await remove()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

// One worker runs both tests, because each worker would start its own server.
test.describe.configure({ mode: 'default' })

for (const { name, email, localStorage } of visits) {
  test(`restores plans, progress, drafts and preferences from browser storage of ${name}`, async ({
    browser,
    frozenServer: server,
  }) => {
    test.slow()
    const entries = Object.entries(localStorage)
      .map(([key, value]) => ({ name: key, value }))
      // Removes the access token. It expires soon after the freeze, and the test must pass on any date.
      .filter((entry) => entry.name !== 'access_token')
    const context = await browser.newContext({
      baseURL: server.url,
      colorScheme: 'light',
      storageState: { cookies: [], origins: [{ origin: server.url, localStorage: entries }] },
    })
    const guard = guardContext(context)
    const page = await context.newPage()
    const t = await loadTexts('ko')

    await page.goto('/saved')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    const plans = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') })
    await expect(plans.getByRole('heading')).toHaveText([t('common:goal.IB_7'), t('common:goal.SAT_1500_PLUS')])
    // The page must list every link that this device created and can delete.
    const links = page.getByRole('region', { name: t('shares:list.title') })
    const made = countMadeShares(localStorage)
    await expect(links.getByRole('listitem')).toHaveCount(made)
    if (made > 0) {
      await links.getByRole('button').first().click()
      const dialog = page.getByRole('dialog', { name: t('shares:confirm.title') })
      await dialog.getByRole('button', { name: t('shares:delete'), exact: true }).click()
      await expect(page.getByText(t('shares:deleted'))).toBeVisible()
      await expect(links.getByRole('listitem')).toHaveCount(made - 1)
    }

    await plans.first().getByRole('link').first().click()
    await expect(locateReportHeading(page, t)).toBeVisible()
    await page.goto('/study-plan')
    if ('pathwise.followed-plan.1' in localStorage) {
      await expect(page.getByRole('region', { name: t('followedPlan:road.titleOpen') })).toBeVisible()
      await page.getByRole('button', { name: t('followedPlan:change.undo'), exact: true }).click()
      await expect(page.getByRole('region', { name: t('followedPlan:road.title') })).toBeVisible()
    } else {
      const earlier = page.getByRole('region', { name: t('followedPlan:earlier.title') })
      await expect(earlier.getByText(t('studyPlan:button.in_progress'), { exact: true })).toHaveCount(1)
    }

    if ('pathwise.measured-runs' in localStorage) {
      await page.goto('/measure')
      await page.getByRole('link', { name: t('measure:open.goOn', { number: 2 }) }).click()
      await expect(locateItemHeading(page, t, 2)).toBeVisible()
    }

    // Drafts belong to an account, and are offered when the same user signs in again.
    await page.goto('/login?next=/content/edit')
    await submitLogin(page, t, email, contents.password)
    await expect(page).toHaveURL('/content/edit')
    for (const [address, field] of [
      ['/content/edit', locateBodyField(page, t)],
      [`/content/edit?id=${contents.content.own}`, locateBodyField(page, t)],
      [`/admin/questions?id=${contents.questions.own}`, locateQuestionText(page, t)],
    ] as const) {
      await page.goto(address)
      await page.getByRole('button', { name: t('unsaved:draft.restore') }).click()
      await expect(field).toContainText('Not saved.')
      page.once('dialog', (dialog) => void dialog.accept())
    }
    await page.goto('/saved')
    await expect(plans).toHaveCount(2)
    await page.goto(`/plan?share=${contents.reports.shareIds.plain}`)
    await expect(page.getByText('Start with linear equations. 수학 數學 数学 🎓').first()).toBeVisible()
    expect(await guard.verdict()).toEqual([])
    await context.close()
  })
}
