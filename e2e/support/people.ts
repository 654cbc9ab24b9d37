import { type APIRequestContext, expect, type Page } from '@playwright/test'
import type { Texts } from './texts.ts'

/** The password of the demo accounts, also listed in docs/configuration.md. */
export const demoPassword = 'pathwise-demo'

export const roles = ['student', 'editor', 'admin'] as const
export type Role = (typeof roles)[number]

export const demoEmail = (role: Role) => `${role}@pathwise.example`

/** Locates the user menu button by the current user's name. */
export function userMenu(page: Page, t: Texts, name: string) {
  return page.getByRole('button', { name: `${t('shell:user.menu')} ${name}`, exact: true })
}

/** Fills in and submits the login form, which is also part of the portal page. */
export async function submitLogin(page: Page, t: Texts, email: string, password: string) {
  const main = page.getByRole('main')
  await main.getByLabel(t('login:email'), { exact: true }).fill(email)
  await main.getByLabel(t('login:password'), { exact: true }).fill(password)
  await main.getByRole('button', { name: t('login:submit'), exact: true }).click()
}

/** Stores an access token as the web app does after a sign-in, and opens `path`. */
async function openSignedIn(page: Page, accessToken: string, path: string) {
  // Opens a page on the server's origin that runs no scripts, so that the origin's storage can be accessed.
  await page.goto('/robots.txt')
  await page.evaluate((token) => localStorage.setItem('access_token', token), accessToken)
  await page.goto(path)
}

/** Signs in with a demo account through the API, and opens `path`. */
export async function signInAs(page: Page, t: Texts, role: Role, path = '/saved') {
  const data = { email: demoEmail(role), password: demoPassword }
  const answer = await page.request.post('/api/auth/login', { data })
  expect(answer.status(), `sign-in as ${role}`).toBe(200)
  const { access_token } = await answer.json()
  await openSignedIn(page, access_token, path)
  await expect(userMenu(page, t, `Demo ${role}`)).toBeVisible()
}

export interface NewAccount {
  name: string
  email: string
  password: string
}

/** Fills in and submits the register form. */
export async function submitRegistration(page: Page, t: Texts, account: NewAccount, birthYear: number) {
  await page.getByLabel(t('account:register.birthYear')).selectOption(String(birthYear))
  await page.getByLabel(t('account:register.name')).fill(account.name)
  await page.getByLabel(t('account:register.email')).fill(account.email)
  await page.getByLabel(t('account:register.password')).fill(account.password)
  await page.getByRole('button', { name: t('account:register.submit') }).click()
}

/** Builds the data of a new account with a unique email address. */
export function buildAccount(name: string): NewAccount {
  return { name, email: `${crypto.randomUUID()}@example.org`, password: 'four quite unrelated words' }
}

/** Creates an account through the API, signs in, and opens the account page. */
export async function openNewAccount(page: Page, t: Texts, account: NewAccount) {
  const answer = await page.request.post('/api/trpc/account.register', { data: { ...account, birth_year: 2000 } })
  expect(answer.status(), 'registration').toBe(200)
  const { result } = await answer.json()
  await openSignedIn(page, result.data.access_token, '/account')
  await expect(page.getByRole('heading', { level: 1, name: t('account:title'), exact: true })).toBeVisible()
}

/** Returns the access token stored in the browser, or null when the user is signed out. */
export function keptToken(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('access_token'))
}

/** Returns the status of a request that uses this token: 200, or 401 when the token has expired. */
export async function fetchTokenStatus(request: APIRequestContext, token: string | null): Promise<number> {
  const answer = await request.get('/api/auth/me', { headers: { authorization: `Bearer ${token}` } })
  return answer.status()
}
