import { expect } from '@playwright/test'
import { test } from '../fixtures.ts'
import { inspectPage } from '../support/inspect-page.ts'
import { signInAs } from '../support/people.ts'

/** Both the title and the URL in it are wider than a small screen. */
const title = 'Closed: https://status.example.org/maintenance-on-sunday'

test('renders a saved announcement on the server with the same markup as the app', async ({ page, t, newVisitor }) => {
  await signInAs(page, t, 'admin', '/admin/settings')
  const place = page.getByLabel(t('admin:settings.place'))
  const words = page.getByRole('group', { name: 'English' })
  const save = async () => {
    await page.getByRole('button', { name: t('admin:settings.save'), exact: true }).click()
    await expect(page.getByText(t('admin:settings.saved'))).toBeVisible()
  }
  await place.selectOption('everywhere')
  await words.getByLabel(t('admin:settings.announcedTitle')).fill(title)
  await save()
  await inspectPage(page, { everyLanguage: true })

  const visitor = await (await newVisitor()).newPage()
  // Marks the banner sent by the server. If the client's markup differs, React replaces the banner and logs an error,
  // which fails the test.
  await visitor.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      const banner = document.querySelector('[data-banner] section')
      if (!banner) return
      observer.disconnect()
      Reflect.set(banner, 'sentByTheServer', true)
    }).observe(document, { childList: true, subtree: true })
  })
  for (const path of ['/', '/about']) {
    await visitor.goto(path)
    // The footer shows the build version once the app is running.
    await expect(visitor.getByRole('contentinfo').getByText(/\d+\.\d+\.\d+/)).toBeVisible()
    const banner = visitor.getByRole('region', { name: title })
    expect(await banner.evaluate((element) => Reflect.get(element, 'sentByTheServer')), path).toBe(true)
  }
  await inspectPage(visitor)

  // The other journeys of this worker share the server.
  await page.getByRole('button', { name: t('admin:settings.useBuiltIn') }).click()
  await place.selectOption('home')
  await save()
})
