// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { stubApi } from '../../../../test/api.ts'
import type { Answer, Call } from '../../../../test/calls.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { sampleUser } from '../../../../test/sample-user.ts'
import { removeAccessToken, signInWith } from '../../../lib/session/access-token.ts'

beforeEach(() => {
  removeAccessToken()
  signInWith('token')
})

const earlier = '2026-11-24T10:00:00.000Z'
const later = '2026-11-24T10:05:00.000Z'
const health = {
  ...{ version: '1.2.3', node: 'v22.0.0', started_at: earlier, memory_bytes: 250_000_000 },
  database: { version: '17.5', bytes: 80_000_000, answer_ms: 0.4, migration: '20261125221000_audit_log' },
  waiting: { mails: 2, exports: 0, lint: 0, failed_events: 1 },
  jobs: [
    { name: 'send mail', every_seconds: 10, started_at: earlier, ended_at: later, failed: true },
    { name: 'lint questions', every_seconds: 60, started_at: later, ended_at: earlier, failed: false },
    { name: 'calibrate items', every_seconds: 3600, started_at: earlier, ended_at: later, failed: false },
    { name: 'delete expired rows', every_seconds: 3600, started_at: null, ended_at: null, failed: false },
  ],
}
const event = { id: 'evt_1', type: 'customer.subscription.updated', failed_at: earlier }

async function openSystem(answers: Record<string, (call: Call) => Answer> = {}) {
  stubApi({
    'auth.me': () => ({ data: sampleUser({ role: 'admin' }) }),
    'deployment.health': () => ({ data: health }),
    'deployment.failedEvents': () => ({ data: { items: [event], next: null } }),
    ...answers,
  })
  await renderApp('/admin/system')
  await screen.findByRole('button', { name: 'Retry evt_1' })
}

it('shows the database, the queue lengths and the state of each job', async () => {
  await openSystem()
  expect(screen.getByText('PostgreSQL 17.5')).toBeDefined()
  expect(screen.getByText('80 MB')).toBeDefined()
  expect(screen.queryByText('Newest backup')).toBeNull()
  expect(screen.getByText('Mail to send').nextSibling?.textContent).toBe('2')
  const rows = within(screen.getByRole('table', { name: /Recurring jobs/ })).getAllByRole('row')
  expect(rows.slice(1).map((row) => within(row).getAllByRole('cell').at(-1)?.textContent)).toEqual([
    ...['Failed', 'Running', 'OK', 'Not yet', 'None: BACKUP_DIR is not set'],
  ])
  expect(rows.slice(1).map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual([
    ...['Send mail', 'Check questions', 'Calibrate assessment items', 'Delete expired data', 'Back up'],
  ])
  expect(rows.slice(1).map((row) => within(row).getAllByRole('cell')[1]?.textContent)).toEqual([
    ...['10 s', '1\u00a0min', '1 h', '1 h', ''],
  ])
})

it.each([
  ['the time and size of the newest backup', { created_at: earlier, bytes: 12_000_000 }, /^Nov.*24.*12 MB$/],
  ['that there is no backup yet', null, /^None found$/],
])('shows %s', async (_, backup, text) => {
  await openSystem({ 'deployment.health': () => ({ data: { ...health, backup } }) })
  expect(screen.getByText('Newest backup').nextSibling?.textContent).toMatch(text)
})

it('does not warn about backups on a server that makes them, or that leaves them to another server', async () => {
  const job = { every_seconds: 600, started_at: earlier, ended_at: later, failed: false }
  const jobs = [
    { ...job, name: 'back up' },
    { ...job, name: 'job of a newer version' },
  ]
  await openSystem({ 'deployment.health': () => ({ data: { ...health, jobs } }) })
  expect(screen.getByText('job of a newer version')).toBeDefined()
  expect(screen.queryByText('None: BACKUP_DIR is not set')).toBeNull()
})

it('retries a failed event after confirmation, and shows an error when Stripe no longer has the event', async () => {
  const answers: Answer[] = [{ data: { ok: true } }, { status: 404, message: 'gone' }]
  await openSystem({ 'deployment.retryEvent': () => answers.pop() ?? { status: 400, message: 'too often' } })
  await userEvent.click(screen.getByRole('button', { name: 'Retry evt_1' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Retry this event?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Retry' }))
  expect(await dialog.findByText('This entry no longer exists. Reload the list.')).toBeDefined()
  await userEvent.click(dialog.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('The event was handled: evt_1')).toBeDefined()
})
