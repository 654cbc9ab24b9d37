import { expect, type Page } from '@playwright/test'
import { readStoredToken } from './people.ts'
import type { Texts } from './texts.ts'

export interface NewItem {
  title: string
  body: string
  language?: 'en' | 'ko' | 'zh-TW' | 'zh-CN'
}

/** Sends an API request as the page's signed-in user. */
async function ask(page: Page, method: 'POST' | 'PUT' | 'DELETE', path: string, data?: object) {
  const answer = await page.request.fetch(path, {
    method,
    headers: { authorization: `Bearer ${await readStoredToken(page)}` },
    ...(data && { data }),
  })
  expect(answer.status(), `${method} ${path}`).toBe(200)
  const item: { id: number; version: number } = await answer.json()
  return item
}

/** Creates an item, by default in English. Returns its id. */
export async function storeItem(page: Page, item: NewItem): Promise<number> {
  const { id } = await ask(page, 'POST', '/api/content', { language: 'en', ...item })
  return id
}

/** Creates `count` items with numbered titles. Returns their ids, newest first. */
export async function storeItems(page: Page, count: number, title: string): Promise<number[]> {
  const ids: number[] = []
  for (let index = 1; index <= count; index += 1) {
    ids.unshift(await storeItem(page, { title: `${title} ${index}`, body: `<p>Text ${index}</p>` }))
  }
  return ids
}

/** Overwrites a version of an item, as another user would. */
export async function overwriteItem(page: Page, id: number, version: number, item: NewItem) {
  await ask(page, 'PUT', `/api/content/${id}`, { language: 'en', version, ...item })
}

export async function moveToTrash(page: Page, id: number) {
  await ask(page, 'DELETE', `/api/content/${id}`)
}

/** Returns a title unique among all tests. */
export const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`

/** Locates the rendered rows of the content list. */
export function locateContentRows(page: Page, t: Texts) {
  return page.getByRole('list', { name: t('contentList:list'), exact: true }).getByRole('listitem')
}

/** Locates the text field of the content editor. */
export function locateBodyField(page: Page, t: Texts) {
  return page.getByRole('textbox', { name: t('contentEdit:body'), exact: true })
}
