// @vitest-environment jsdom
import type { CommandList, CommandOutcome } from '@pathwise/api/ops/ops.schemas'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { stubApi } from '../../../test/api.ts'
import type { Answer, Call } from '../../../test/calls.ts'
import { renderApp } from '../../../test/render-app.tsx'
import { sampleUser } from '../../../test/sample-user.ts'
import { removeAccessToken, signInWith } from '../../lib/session/access-token.ts'

const commands: CommandList = [
  { id: 'nginx_reload', needs_sudo: true, available: true },
  { id: 'audit_mpc', needs_sudo: false, available: false, reason: 'setting_missing' },
  { id: 'audit_portal', needs_sudo: false, available: true },
]
const outcome: CommandOutcome = { ok: true, stdout: 'all is well', stderr: '', detail: 'It ended with 0.' }
const reauthenticate: Answer = { status: 403, message: 'again', reason: 'reauthenticate' }

beforeEach(() => {
  removeAccessToken()
  signInWith('token')
})

async function openDialog(answers: Record<string, (call: Call) => Answer | Promise<Answer>> = {}, language = 'en') {
  const calls = stubApi({
    'auth.me': () => ({ data: sampleUser({ role: 'admin' }) }),
    'ops.commands': () => ({ data: commands }),
    'ops.run': () => ({ data: outcome }),
    ...answers,
  })
  await renderApp('/portal', language === 'ko' ? 'ko' : 'en')
  await screen.findByRole('button', { name: /Mina Park/ })
  const opener = language === 'ko' ? '운영 작업 열기' : 'Open operations'
  await userEvent.click(await screen.findByRole('button', { name: opener }))
  const dialog = within(await screen.findByRole('dialog', { name: language === 'ko' ? '운영 작업' : 'Operations' }))
  const sent = (name = 'ops.run') => calls.filter(({ procedure }) => procedure === name).map(({ input }) => input)
  const run = async (name: string) => userEvent.click(await dialog.findByRole('button', { name: `Run: ${name}` }))
  return { dialog, sent, run }
}

describe('OperationsDialog', () => {
  it('shows a notice and sends no request when the user is not an admin', async () => {
    const { dialog, sent } = await openDialog({ 'auth.me': () => ({ data: sampleUser({ role: 'editor' }) }) })
    expect(dialog.getByText(/Operations are for administrators/)).toBeDefined()
    expect(dialog.queryByLabelText('Sudo password')).toBeNull()
    expect(sent('ops.commands')).toEqual([])
  })

  it('shows visitors a notice that operations are for administrators', async () => {
    removeAccessToken()
    stubApi({})
    await renderApp('/portal')
    await userEvent.click(await screen.findByRole('button', { name: 'Open operations' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Operations' }))
    expect(dialog.getByText(/Operations are for administrators/)).toBeDefined()
    expect(dialog.queryByLabelText('Sudo password')).toBeNull()
  })

  it('discards the password and the output when the dialog is closed', async () => {
    const { dialog, run } = await openDialog()
    await userEvent.type(dialog.getByLabelText('Sudo password'), 'open sesame')
    await run('Audit portal')
    expect(await dialog.findByText('all is well')).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await userEvent.click(screen.getByRole('button', { name: 'Open operations' }))
    expect(dialog.getByLabelText('Sudo password')).toHaveProperty('value', '')
    expect(dialog.queryByText('all is well')).toBeNull()
  })

  it('disables an unavailable command and shows the reason', async () => {
    const { dialog } = await openDialog()
    const rows = await dialog.findAllByRole('listitem')
    expect(rows.map((row) => within(row).getByRole('button').getAttribute('aria-label'))).toEqual([
      'Run: Reload nginx',
      'Run: Audit MPC',
      'Run: Audit portal',
    ])
    expect(rows.map((row) => within(row).getByRole('button').hasAttribute('disabled'))).toEqual([false, true, false])
    expect(dialog.getByText('A setting that this action needs is missing on this server.')).toBeDefined()
  })

  it('shows the dialog in Korean when the language is Korean', async () => {
    const { dialog } = await openDialog({}, 'ko')
    expect(dialog.getByLabelText('sudo 비밀번호')).toBeDefined()
    for (const name of ['nginx 다시 불러오기 실행', 'MPC 점검 실행', '포털 점검 실행'])
      expect(await dialog.findByRole('button', { name })).toBeDefined()
  })

  it('omits the sudo password when the field is empty', async () => {
    const { dialog, sent, run } = await openDialog()
    await run('Audit portal')
    expect(await dialog.findByText('Audit portal: done')).toBeDefined()
    await userEvent.type(dialog.getByLabelText('Sudo password'), 'open sesame')
    await run('Reload nginx')
    expect(await dialog.findByText('Reload nginx: done')).toBeDefined()
    expect(sent()).toEqual([
      { command_id: 'audit_portal' },
      { command_id: 'nginx_reload', sudo_password: 'open sesame' },
    ])
  })

  it('runs only one command at a time', async () => {
    let finish: (answer: Answer) => void = () => {}
    const { dialog, run, sent } = await openDialog({
      'ops.run': () =>
        new Promise<Answer>((resolve) => {
          finish = resolve
        }),
    })
    await run('Audit portal')
    const buttons = await dialog.findAllByRole('button', { name: /^Run: / })
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Run', 'Run', 'Running…'])
    for (const button of buttons) await userEvent.click(button)
    expect(sent()).toHaveLength(1)
    finish({ data: outcome })
    expect(await dialog.findByText('all is well')).toBeDefined()
  })

  it.each<[Partial<CommandOutcome>, string[]]>([
    [{}, ['all is well']],
    [{ stderr: 'one warning' }, ['all is well', 'one warning']],
    [{ ok: false, stderr: 'no such unit' }, ['no such unit', 'all is well']],
    [{ ok: false, stdout: '', detail: 'It ran out of time.' }, ['It ran out of time.']],
    [{ ok: false, stdout: '', detail: '' }, ['failed']],
    [{ stdout: '' }, []],
  ])('shows the status and output for the outcome %j', async (change, texts) => {
    const { dialog, run } = await openDialog({ 'ops.run': () => ({ data: { ...outcome, ...change } }) })
    await run('Audit portal')
    const ended = change.ok === false ? 'Audit portal: failed' : 'Audit portal: done'
    expect(await dialog.findByText(ended)).toBeDefined()
    const outputs = dialog.queryAllByRole('figure').map((figure) => figure.querySelector('pre')?.textContent)
    expect(outputs).toEqual(texts)
    expect(dialog.queryByText('There was no output.') !== null).toBe(texts.length === 0)
  })

  it.each<[Answer | Error, RegExp]>([
    [{ status: 500, message: 'the disk is full' }, /^the disk is full$/],
    [{ status: 500, message: '' }, /^error$/],
    [new TypeError('Failed to fetch'), /^Failed to fetch$/],
    [{ status: 409, message: 'x', reason: 'already_running' }, /^This action is already running/],
    [{ status: 422, message: 'x', reason: 'sudo_password_needed' }, /^This action needs the sudo password/],
    [{ status: 429, message: 'x', reason: 'throttled', retryAfterSeconds: 60 }, /^Too many attempts\. .+ after /],
  ])('explains why the command did not run: %j', async (answer, text) => {
    const { dialog, run } = await openDialog({
      'ops.run': () => (answer instanceof Error ? Promise.reject(answer) : answer),
    })
    await run('Audit portal')
    expect((await dialog.findByRole('alert')).textContent).toMatch(text)
    expect(dialog.getByRole('button', { name: 'Run: Audit portal' })).toHaveProperty('disabled', false)
  })

  it('shows an error when the commands cannot be loaded', async () => {
    const { dialog } = await openDialog({ 'ops.commands': () => ({ status: 403, message: 'no' }) })
    expect((await dialog.findByRole('alert')).textContent).toContain('The actions could not be loaded')
  })
})

describe('OperationsDialog when the last sign-in is too old', () => {
  it('asks for the account password again, then runs the command', async () => {
    const answers: Answer[] = [reauthenticate, { data: outcome }]
    const { dialog, sent, run } = await openDialog({
      'ops.run': () => answers.shift() ?? reauthenticate,
      'auth.confirmPassword': () => ({ data: { ok: true } }),
    })
    await userEvent.type(dialog.getByLabelText('Sudo password'), 'open sesame')
    await run('Reload nginx')
    const field = await dialog.findByLabelText('Your account password')
    expect(document.activeElement).toBe(field)
    await userEvent.type(field, 'four unrelated words{Enter}')
    expect(await dialog.findByText('Reload nginx: done')).toBeDefined()
    expect(sent('auth.confirmPassword')).toEqual([{ password: 'four unrelated words' }])
    expect(sent()).toEqual([
      { command_id: 'nginx_reload', sudo_password: 'open sesame' },
      { command_id: 'nginx_reload', sudo_password: 'open sesame' },
    ])
    expect(dialog.queryByLabelText('Your account password')).toBeNull()
  })

  it.each<[Answer, RegExp]>([
    [{ status: 403, message: 'x', reason: 'wrong_password' }, /^That password is incorrect\.$/],
    [{ status: 429, message: 'x', reason: 'throttled', retryAfterSeconds: 60 }, /^Too many attempts\./],
    [{ status: 500, message: 'x' }, /^That did not work\. Please try again in a moment\.$/],
  ])('does not run the command when the password confirmation returns %j', async (answer, text) => {
    const { dialog, sent, run } = await openDialog({
      'ops.run': () => reauthenticate,
      'auth.confirmPassword': () => answer,
    })
    await run('Audit portal')
    await userEvent.type(await dialog.findByLabelText('Your account password'), 'a guess{Enter}')
    expect(await dialog.findByText(text)).toBeDefined()
    expect(sent()).toHaveLength(1)
  })
})
