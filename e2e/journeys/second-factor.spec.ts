import { expect } from '@playwright/test'
import { test } from '../fixtures.ts'
import { inspectPage } from '../support/inspect-page.ts'
import { buildAccount, locateUserMenu, openNewAccount, submitLogin } from '../support/people.ts'

test('lets a student add a passkey, save recovery codes, and log in with each method', async ({ page, t, guard }) => {
  // After the password, the server responds with 401 until it receives the second factor.
  guard.allow(/401 \(Unauthorized\)/)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const mina = buildAccount('Mina')
  await openNewAccount(page, t, mina)
  const setting = page.getByRole('region', { name: t('secondFactor:factors.title') })
  await setting.getByRole('button', { name: t('secondFactor:factors.addPasskey') }).click()
  await expect(setting.getByRole('heading', { name: t('secondFactor:codes.title') })).toBeFocused()
  await inspectPage(page)
  const recoveryCode =
    (await setting
      .getByText(/^\w{4}-\w{4}-\w{4}-\w{4}$/)
      .first()
      .textContent()) ?? ''
  await setting.getByRole('button', { name: t('secondFactor:codes.done') }).click()
  await expect(setting.getByText(t('secondFactor:factors.defaultPasskey'), { exact: true })).toBeVisible()

  await page.goto('/login')
  await expect(page.getByRole('button', { name: t('login:signedIn.logout') })).toBeVisible()
  await inspectPage(page)
  const logOutAndEnterPassword = async () => {
    await page.getByRole('button', { name: t('login:signedIn.logout') }).click()
    await submitLogin(page, t, mina.email, mina.password)
    await expect(page.getByRole('heading', { name: t('secondFactor:step.title') })).toBeVisible()
  }
  await logOutAndEnterPassword()
  await expect(page.getByLabel(t('secondFactor:step.code'))).toBeVisible()
  await inspectPage(page)
  await page.getByRole('button', { name: t('secondFactor:step.passkey') }).click()
  await expect(locateUserMenu(page, t, 'Mina')).toBeVisible()

  await page.goto('/login')
  await logOutAndEnterPassword()
  await page.getByLabel(t('secondFactor:step.code')).fill(recoveryCode)
  await page.getByRole('button', { name: t('secondFactor:step.submit') }).click()
  await expect(locateUserMenu(page, t, 'Mina')).toBeVisible()

  await page.goto('/account')
  await setting.getByRole('button', { name: t('secondFactor:factors.addTotp') }).click()
  await expect(setting.getByRole('img', { name: t('secondFactor:totp.qr') })).toBeVisible()
  await inspectPage(page)
})
