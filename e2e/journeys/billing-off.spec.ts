import { expect } from '@playwright/test'
import { test } from '../fixtures.ts'

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
