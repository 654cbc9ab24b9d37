import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures.ts'
import { endAuditMpc, sudoPassword } from '../support/harmless-commands.ts'
import { inspectPage } from '../support/inspect-page.ts'
import { demoPassword, signInAs } from '../support/people.ts'
import type { Texts } from '../support/texts.ts'

const runCall = /ops\.run/

/** The server's response when the last sign-in is too old. */
const reauthenticate = {
  status: 403,
  json: [
    { error: { message: 'x', code: -32_003, data: { code: 'FORBIDDEN', httpStatus: 403, reason: 'reauthenticate' } } },
  ],
}

type Command = 'audit_mpc' | 'audit_portal' | 'nginx_reload'

async function openDialog(page: Page, t: Texts) {
  await signInAs(page, t, 'admin', '/portal')
  await page.getByRole('button', { name: t('operations:open') }).click()
  const dialog = page.getByRole('dialog', { name: t('operations:title') })
  const findName = (command: Command) => t(`operations:commands.${command}.name`)
  const button = (command: Command) =>
    dialog.getByRole('button', { name: t('operations:runNamed', { name: findName(command) }) })
  return { dialog, findName, button }
}

// The test stubs the first rejection instead of waiting until the sign-in is too old. The real server handles the
// password confirmation and the command.
test('runs one command at a time, and asks for the sudo password and for a password when the sign-in is too old', async ({
  page,
  t,
  server,
  guard,
}) => {
  const { dialog, findName, button } = await openDialog(page, t)
  await expect(dialog.getByRole('listitem')).toHaveCount(3)
  await expect(dialog.getByRole('figure')).toHaveCount(0)
  await button('audit_portal').click()
  await expect(dialog.getByText(t('operations:endedBadly', { name: findName('audit_portal') }))).toBeVisible()
  await expect(dialog.getByRole('figure')).toHaveText(['stderrtwo is wrong\n', 'stdoutchecked one\n'])
  await inspectPage(page)

  await button('audit_mpc').click()
  await expect(button('audit_mpc')).toHaveText(t('operations:running'))
  for (const command of ['nginx_reload', 'audit_mpc', 'audit_portal'] as const)
    await expect(button(command)).toBeDisabled()
  await endAuditMpc(server.dataDirectory)
  await expect(dialog.getByText(t('operations:endedWell', { name: findName('audit_mpc') }))).toBeVisible()
  await expect(dialog.getByText(t('operations:noOutput'))).toBeVisible()
  await expect(button('audit_mpc')).toBeEnabled()

  guard.expect(/Failed to load resource.*422/)
  await button('nginx_reload').click()
  await expect(dialog.getByRole('alert')).toHaveText(t('operations:refused.sudo_password_needed'))
  await inspectPage(page)

  guard.expect(/Failed to load resource.*403/)
  await page.route(runCall, (route) => route.fulfill(reauthenticate), { times: 1 })
  await dialog.getByLabel(t('operations:password'), { exact: true }).fill(sudoPassword)
  await button('nginx_reload').click()
  const field = dialog.getByLabel(t('secondFactor:confirm.password'))
  await expect(field).toBeFocused()
  await field.fill('not my password')
  await field.press('Enter')
  await expect(dialog.getByText(t('secondFactor:confirm.wrong'))).toBeVisible()
  await inspectPage(page)
  await field.fill(demoPassword)
  await dialog.getByRole('button', { name: t('operations:confirm.submit') }).click()
  await expect(dialog.getByText(t('operations:endedWell', { name: findName('nginx_reload') }))).toBeVisible()
  await expect(dialog.getByRole('figure')).toHaveText('stdoutreloaded\n')
  await expect(field).toHaveCount(0)
})
