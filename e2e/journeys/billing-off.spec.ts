import { expect } from '@playwright/test'
import { test } from '../fixtures.ts'
import { signInAs, userMenu } from '../support/people.ts'
import { planSetting } from '../support/shop.ts'

test('when billing is off, disables the paid plans without overflowing the cards', async ({ page, t }) => {
  await page.goto('/pricing')
  await expect(page.getByText(t('pricing:status.off'))).toBeVisible()
  await expect(page.getByText(t('pricing:comingSoon'), { exact: true })).toHaveCount(2)
  for (const plan of ['pro', 'premium_student'] as const) {
    const name = t('pricing:choose', { plan: t(`billing:planName.${plan}`) })
    await expect(page.getByRole('button', { name })).toBeDisabled()
  }
  const card = page.getByRole('listitem').filter({ has: page.getByRole('radio') })
  await expect(card.getByRole('radio')).toHaveCount(2)
  for (const width of [768, 800]) {
    await page.setViewportSize({ width, height: 900 })
    const overflow = await card.evaluate((element) => {
      const { right } = element.getBoundingClientRect()
      return [...element.querySelectorAll('*')].filter((part) => part.getBoundingClientRect().right > right).length
    })
    expect(overflow, `${width} px`).toBe(0)
  }
  await page.getByRole('link', { name: t('pricing:startFree') }).click()
  await expect(page).toHaveURL('/#quick-start')
})

test('links the plan comparison and pricing pages to each other', async ({ page, t }) => {
  await page.goto('/plans')
  await expect(page.getByRole('table', { name: t('pricing:comparison.caption') })).toBeVisible()
  await page.getByRole('link', { name: t('pricing:comparison.toPricing') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('pricing:title') })).toBeVisible()
  await page.getByRole('link', { name: t('pricing:compare') }).click()
  await expect(page).toHaveURL('/plans')
})

test('disables payment on the checkout page when billing is off', async ({ page, t }) => {
  await page.goto('/checkout?plan=gold')
  await expect(page.getByText(t('checkout:unknownPlan', { plan: t('billing:planName.pro') }))).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText('Billing is not enabled in this environment.')
  await expect(page.getByRole('button', { name: t('checkout:pay', { price: '$25' }) })).toBeDisabled()
  await page.getByRole('combobox', { name: t('checkout:plan') }).selectOption('premium_student')
  await expect(page).toHaveURL('/checkout?plan=premium_student')
  await expect(page.getByRole('button', { name: t('checkout:pay', { price: '$99' }) })).toBeDisabled()
  await page.getByRole('link', { name: t('checkout:back') }).click()
  await expect(page).toHaveURL('/')
})

test('shows the free plan to a signed-in user when billing is off', async ({ page, t }) => {
  await signInAs(page, t, 'student', '/account')
  await expect(planSetting(page, t)).toContainText(t('subscription:free'))
  await expect(planSetting(page, t).getByRole('button')).toHaveCount(0)
  await userMenu(page, t, 'Demo student').click()
  await expect(page.getByText(t('billing:planLine', { plan: t('billing:planName.free') }))).toBeVisible()
})
