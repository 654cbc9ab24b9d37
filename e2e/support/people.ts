import { type APIRequestContext, expect, type Page } from '@playwright/test'
import type { Texts } from './texts.ts'

/** This password is also documented in docs/configuration.md. */
export const demoPassword = 'pathwise-demo'

export type Role = 'student' | 'editor' | 'admin'

export const demoEmail = (role: Role) => `${role}@pathwise.example`

/** Locates the user menu button, which contains the user's name. */
export function locateUserMenu(page: Page, t: Texts, name: string) {
  return page.getByRole('button', { name: `${t('shell:user.menu')} ${name}`, exact: true })
}

/** Submits the login form on the login page or the portal. */
export async function submitLogin(page: Page, t: Texts, email: string, password: string) {
  const main = page.getByRole('main')
  await main.getByLabel(t('login:email'), { exact: true }).fill(email)
  await main.getByLabel(t('login:password'), { exact: true }).fill(password)
  await main.getByRole('button', { name: t('login:submit'), exact: true }).click()
}

/** Stores an access token where the app stores it after sign-in. */
async function storeToken(page: Page, accessToken: string) {
  // This page runs no scripts, but gives access to the storage of the server's origin.
  await page.goto('/robots.txt')
  await page.evaluate((token) => localStorage.setItem('access_token', token), accessToken)
}

/** Signs in to a demo account through the API, without opening a page of the app. */
export async function signIn(page: Page, role: Role) {
  const data = { email: demoEmail(role), password: demoPassword }
  const answer = await page.request.post('/api/auth/login', { data })
  expect(answer.status(), `sign-in as ${role}`).toBe(200)
  const { access_token } = await answer.json()
  await storeToken(page, access_token)
}

/** Signs in to a demo account through the API and opens `path`. */
export async function signInAs(page: Page, t: Texts, role: Role, path: string) {
  await signIn(page, role)
  await page.goto(path)
  await expect(locateUserMenu(page, t, `Demo ${role}`)).toBeVisible()
}

export interface NewAccount {
  name: string
  email: string
  password: string
}

/** Fills in and submits the registration form. */
export async function submitRegistration(page: Page, t: Texts, account: NewAccount, birthYear: number) {
  await page.getByLabel(t('account:register.birthYear')).selectOption(String(birthYear))
  await page.getByLabel(t('account:register.name')).fill(account.name)
  await page.getByLabel(t('account:register.email')).fill(account.email)
  await page.getByLabel(t('account:register.password')).fill(account.password)
  await page.getByRole('button', { name: t('account:register.submit') }).click()
}

/** Builds an account with a unique email address. */
export function buildAccount(name: string): NewAccount {
  return { name, email: `${crypto.randomUUID()}@example.org`, password: 'four quite unrelated words' }
}

/** Creates an account through the API. Returns its access token. */
export async function createAccount(request: APIRequestContext, account: NewAccount): Promise<string> {
  const answer = await request.post('/api/trpc/account.register', { data: { ...account, birth_year: 2000 } })
  expect(answer.status(), 'registration').toBe(200)
  const { result } = await answer.json()
  return result.data.access_token
}

/** Creates an account through the API and signs in to it, without opening a page of the app. */
export async function signInToNewAccount(page: Page, account: NewAccount) {
  await storeToken(page, await createAccount(page.request, account))
}

/** Creates an account through the API and opens its account page. */
export async function openNewAccount(page: Page, t: Texts, account: NewAccount) {
  await signInToNewAccount(page, account)
  await page.goto('/account')
  await expect(page.getByRole('heading', { level: 1, name: t('account:title'), exact: true })).toBeVisible()
}

/** Returns the stored access token, or null if the user is signed out. */
export function readStoredToken(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('access_token'))
}

/** Returns the response status for a token: 200, or 401 if it has expired. */
export async function fetchTokenStatus(request: APIRequestContext, token: string | null): Promise<number> {
  const answer = await request.get('/api/auth/me', { headers: { authorization: `Bearer ${token}` } })
  return answer.status()
}
