// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stubApi } from '../../../../test/api.ts'
import type { Answer, Call } from '../../../../test/calls.ts'
import { fill } from '../../../../test/fill.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { sampleUser } from '../../../../test/sample-user.ts'
import * as download from '../../../lib/download-file.ts'
import { removeAccessToken, signInWith } from '../../../lib/session/access-token.ts'

beforeEach(() => {
  removeAccessToken()
  signInWith('token')
})

const at = '2026-11-24T10:00:00.000Z'
const mina = { id: 'mina', email: 'mina@study.example' }
const events = [
  {
    ...{ id: 4, at, action: 'role_changed', actor: mina, address: '192.0.2.1' },
    target: { kind: 'account', id: 'gone', email: null },
    details: { from: 'student', to: 'editor' },
  },
  { ...{ id: 3, at, action: 'sign_in_failed', actor: null, target: null, address: '192.0.2.9' }, details: {} },
  {
    ...{ id: 2, at, action: 'of_a_later_version', actor: null, address: null, details: {} },
    target: { kind: 'share', id: 'abc', email: null },
  },
]

async function openAudit(answers: Record<string, (call: Call) => Answer> = {}) {
  const calls = stubApi({
    'auth.me': () => ({ data: sampleUser({ role: 'admin' }) }),
    'audit.list': () => ({ data: { items: events, next: null, kept_days: 365, protection: 'trigger' } }),
    ...answers,
  })
  await renderApp('/admin/audit')
  await screen.findByRole('table', { name: 'Audit log' })
  return { sent: (name: string) => calls.filter(({ procedure }) => procedure === name).map(({ input }) => input) }
}

describe('audit page', () => {
  it('shows each event’s actor, action and target, and the id of a deleted account', async () => {
    await openAudit()
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent)
    expect(rows[1]).toContain('Role changedmina@study.exampleDeleted account gone192.0.2.1from: studentto: editor')
    expect(rows[2]).toContain('Login failedVisitor192.0.2.9')
    expect(rows[3]).toContain('of_a_later_versionOn the serverShared report abc')
  })

  it.each([
    ['trigger', /365 days\. A database trigger .* could remove that trigger/],
    ['grants', /365 days\. A database trigger .* is not allowed to make any/],
  ])('explains how the log is protected: %s', async (protection, text) => {
    await openAudit({ 'audit.list': () => ({ data: { items: [], next: null, kept_days: 365, protection } }) })
    expect(screen.getByText(text)).toBeDefined()
    expect(screen.getByText('No events match.')).toBeDefined()
  })

  it('filters events by type, account and date range, including the last day', async () => {
    const { sent } = await openAudit()
    await fill(screen.getByLabelText('Email or ID of an account'), ' mina@study.example ')
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-01' } })
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-02' } })
    await userEvent.selectOptions(screen.getByLabelText('Event'), 'Role changed')
    await screen.findByRole('table')
    expect(sent('audit.list').at(-1)).toEqual({
      ...{ action: 'role_changed', account: 'mina@study.example' },
      from: new Date(2026, 10, 1).toISOString(),
      to: new Date(2026, 10, 3).toISOString(),
      direction: 'forward',
    })
  })

  it('downloads the matching events as CSV, and warns when older events are missing', async () => {
    const save = vi.spyOn(download, 'downloadFile').mockImplementation(() => {})
    const { sent } = await openAudit({ 'audit.export': () => ({ data: { csv: 'id', complete: false } }) })
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }))
    expect(await screen.findByText(/contains the newest events only/)).toBeDefined()
    expect(sent('audit.export')).toEqual([{}])
    expect(save.mock.calls.map(([name]) => name)).toEqual(['audit.csv'])
  })

  it('offers to retry when the list fails to load', async () => {
    const answers: Answer[] = [
      { data: { items: events, next: null, kept_days: 30, protection: 'grants' } },
      { status: 403, message: 'not yours' },
    ]
    stubApi({
      'auth.me': () => ({ data: sampleUser({ role: 'admin' }) }),
      'audit.list': () => answers.pop() ?? { status: 404, message: 'none' },
    })
    await renderApp('/admin/audit')
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('row', { name: /Role changed/ })).toBeDefined()
  })
})
