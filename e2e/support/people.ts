import { expect, type Page } from '@playwright/test'
import type { Texts } from './texts.ts'

/** The accounts of a demonstration server, which the README names too. */
export const demoPassword = 'pathwise-demo'

export const roles = ['student', 'editor', 'admin'] as const
export type Role = (typeof roles)[number]

export const demoEmail = (role: Role) => `${role}@pathwise.example`

/** The user menu's button, which says who is here. */
export function userMenu(page: Page, t: Texts, name: string) {
  return page.getByRole('button', { name: `${t('shell:user.menu')} ${name}`, exact: true })
}

/** The form's fields and button, which the portal shows too. */
export async function submitLogin(page: Page, t: Texts, email: string, password: string) {
  const main = page.getByRole('main')
  await main.getByLabel(t('login:email'), { exact: true }).fill(email)
  await main.getByLabel(t('login:password'), { exact: true }).fill(password)
  await main.getByRole('button', { name: t('login:submit'), exact: true }).click()
}

/** Signs in with a demo account as a person does, and goes on to `next`. */
export async function signInAs(page: Page, t: Texts, role: Role, next = '/saved') {
  await page.goto(`/login?next=${encodeURIComponent(next)}`)
  await submitLogin(page, t, demoEmail(role), demoPassword)
  await expect(userMenu(page, t, `Demo ${role}`)).toBeVisible()
  await expect(page).toHaveURL(next)
  // The address changes first; an open menu would close when the page follows.
  await expect(page.getByRole('heading', { level: 1, name: t('login:title'), exact: true })).toHaveCount(0)
}

export interface NewAccount {
  name: string
  email: string
  password: string
}

/** Fills in the register page and sends it. */
export async function submitRegistration(page: Page, t: Texts, account: NewAccount, birthYear: number) {
  await page.getByLabel(t('account:register.birthYear')).selectOption(String(birthYear))
  await page.getByLabel(t('account:register.name')).fill(account.name)
  await page.getByLabel(t('account:register.email')).fill(account.email)
  await page.getByLabel(t('account:register.password')).fill(account.password)
  await page.getByRole('button', { name: t('account:register.submit') }).click()
}

/** An account that nobody else has. */
export function somebody(name: string): NewAccount {
  return { name, email: `${crypto.randomUUID()}@example.org`, password: 'four quite unrelated words' }
}

/** Makes an account, which is signed in from then on, and goes to its page. */
export async function openNewAccount(page: Page, t: Texts, account: NewAccount) {
  await page.goto('/register?next=/account')
  await submitRegistration(page, t, account, 2000)
  await expect(page.getByRole('heading', { level: 1, name: t('account:title'), exact: true })).toBeVisible()
}

/** The token that this browser keeps; null when nobody is signed in. */
export function keptToken(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('access_token'))
}
