import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { readStoredToken } from './people.ts'
import type { Texts } from './texts.ts'

interface BankItem {
  readonly body: string
  readonly answer: string
  /** From 0.5 to 10. */
  readonly difficultyScore: number
}

interface OpenItem {
  readonly body: string
  readonly position: number
  readonly question_type: 'multiple_choice' | 'numerical' | 'true_false'
  readonly try_anyway: boolean
}

/** Returns whether the student knows the answer to an item. */
export type Knowledge = (item: BankItem) => boolean

/** A student who knows only the easier items. */
export const average: Knowledge = ({ difficultyScore }) => difficultyScore < 6

const generated = new URL('../../packages/seed/generated/questions.json', import.meta.url)

let bank: Promise<ReadonlyMap<string, BankItem>> | undefined

async function readBank(): Promise<ReadonlyMap<string, BankItem>> {
  const { questions }: { questions: BankItem[] } = JSON.parse(await readFile(generated, 'utf8'))
  return new Map(questions.map((item) => [item.body, item]))
}

async function findBankItem(body: string): Promise<BankItem> {
  // Caches the bank, because parsing it is slow.
  bank ??= readBank()
  const item = (await bank).get(body)
  if (!item) throw new Error(`The bank has no item ${body}`)
  return item
}

/** The simulated thinking time per answer. The server treats much faster answers as rushed. */
const thinkingMs = 60_000

export const locateItemHeading = (page: Page, t: Texts, number: number) =>
  page.getByRole('heading', { level: 1, name: t('measure:item.heading', { number }), exact: true })

export const locateResultHeading = (page: Page, t: Texts, name: string) =>
  page.getByRole('heading', { level: 1, name: t('measure:result.title', { name }), exact: true })

export const locateAnswerButton = (page: Page, t: Texts) =>
  page.getByRole('button', { name: t('measure:item.submit'), exact: true })

export const locateUnknownButton = (page: Page, t: Texts) =>
  page.getByRole('button', { name: t('measure:item.unknown'), exact: true })

/** Starts a run from the start page. Installs a fake clock, with which tests simulate thinking time. */
export async function startRun(page: Page, t: Texts, address = '/measure') {
  await page.clock.install()
  await page.goto(address)
  await page.getByRole('button', { name: t('measure:start'), exact: true }).click()
  await expect(locateItemHeading(page, t, 1)).toBeVisible()
}

/** Fetches the current item of the page's run. Returns null when the run has ended. */
export async function readItem(page: Page): Promise<OpenItem | null> {
  const token = await readStoredToken(page)
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  const answer = await page.request.get(`/api/assessments/${new URL(page.url()).pathname.split('/').at(-1)}`, {
    headers,
  })
  expect(answer.status(), 'the run').toBe(200)
  const { item } = await answer.json()
  return item
}

/** Advances the clock by a normal answer time. */
export const think = (page: Page) => page.clock.fastForward(thinkingMs)

/** Fills in an answer without submitting it. */
async function fillAnswer(page: Page, t: Texts, item: OpenItem, answer: string) {
  if (item.question_type === 'numerical') {
    await page.getByLabel(t('measure:item.number')).fill(answer)
  } else await page.getByRole('radio', { name: new RegExp(`^${answer} `) }).check()
}

/**
 * Answers the current item on the page: correctly if the student knows the answer, otherwise with “I don’t know”.
 * Returns false if there is no item left.
 */
export async function answerItem(page: Page, t: Texts, knows: Knowledge): Promise<boolean> {
  const item = await readItem(page)
  if (!item) return false
  const known = await findBankItem(item.body)
  await think(page)
  const sent = page.waitForResponse(/assessments\.answer/)
  if (knows(known)) {
    await fillAnswer(page, t, item, known.answer)
    await locateAnswerButton(page, t).click()
  } else {
    const name = t(item.try_anyway ? 'measure:item.stillUnknown' : 'measure:item.unknown')
    await page.getByRole('button', { name, exact: true }).click()
  }
  expect((await sent).status()).toBe(200)
  return true
}

/** Answers items on the page until the run ends. */
export async function answerAll(page: Page, t: Texts, knows: Knowledge) {
  while (await answerItem(page, t, knows)) await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

/** Posts to a path below /api/assessments and returns the JSON response. */
type PostAssessment = (path: string, data: object) => Promise<{ id: string; item: OpenItem | null }>

/** Starts a run, answers up to `most` items (by default all), and returns the run's id. */
export async function takeRun(
  post: PostAssessment,
  knows: Knowledge,
  most = Number.POSITIVE_INFINITY,
): Promise<string> {
  let run = await post('', { section: 'sat.math', country: 'US', grade: 'G11', goal: 'SAT_1500_PLUS' })
  for (let answered = 0; run.item && answered < most; answered += 1) {
    const known = await findBankItem(run.item.body)
    const answer = run.item.question_type === 'numerical' ? { text: known.answer } : { choice: known.answer }
    run = await post(`/${run.id}/answers`, {
      client_key: crypto.randomUUID(),
      position: run.item.position,
      answer: knows(known) ? answer : null,
      elapsed_ms: thinkingMs,
      answered_at: new Date().toISOString(),
    })
  }
  return run.id
}

/** Completes a run through the API, for journeys that begin after one. Returns its id. */
export async function completeRunByApi(page: Page, knows: Knowledge): Promise<string> {
  const headers = { authorization: `Bearer ${await readStoredToken(page)}` }
  return takeRun(async (path, data) => {
    const answer = await page.request.post(`/api/assessments${path}`, { headers, data })
    expect(answer.status(), path).toBeLessThan(300)
    return answer.json()
  }, knows)
}
