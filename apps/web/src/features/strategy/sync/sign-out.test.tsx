// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { failRequest, stubApi } from '../../../../test/api.ts'
import type { Answer, Call } from '../../../../test/calls.ts'
import { fakeAccount } from '../../../../test/fake-account.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { rightReply, sampleAnswer } from '../../../../test/sample-problem.ts'
import { plainTextReport } from '../../../../test/sample-report.ts'
import { sampleUser } from '../../../../test/sample-user.ts'
import { noon } from '../../../../test/sync.ts'
import { clearDevice } from '../../../lib/browser-storage.ts'
import { getAccessToken, removeAccessToken, signInWith } from '../../../lib/session/access-token.ts'
import { savedPlansStore } from '../saved/store.ts'
import { rememberReport } from '../study-plan/model/last-report.ts'
import { progressStore } from '../study-plan/model/progress-store.ts'

const pending = sampleAnswer({ id: 7 })
const note = JSON.stringify([{ id: 7, text: 'Check the sign' }])
const otherDraft = 'pathwise.content-draft.user-2.new'

beforeEach(() => {
  clearDevice(() => false)
  removeAccessToken()
  signInWith('token')
})

/**
 * Stores an entry of every type that sign-out sends or clears. Also stores a theme and another user's draft, which
 * sign-out keeps.
 */
function fillDevice() {
  savedPlansStore.save(plainTextReport, noon)
  progressStore.reach('a', 'completed', noon)
  rememberReport(plainTextReport, noon)
  localStorage.setItem('pathwise.practice-set.1', JSON.stringify({ work: { 7: { hints: [], pending } } }))
  localStorage.setItem('pathwise.open-item.run', JSON.stringify({ position: 0, elapsedMs: 5 }))
  localStorage.setItem('pathwise.theme', 'dark')
  localStorage.setItem(otherDraft, '{}')
}

async function signOut(answers: Record<string, (call: Call) => Answer | Promise<Answer>> = {}) {
  const account = fakeAccount()
  const calls = stubApi({
    ...account.answers,
    'auth.me': () => ({ data: sampleUser() }),
    'auth.logout': () => ({ data: { ok: true } }),
    'practice.answer': () => ({ data: rightReply }),
    ...answers,
  })
  await renderApp('/about')
  await userEvent.click(await screen.findByRole('button', { name: 'Account menu Mina Park' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Logout' }))
  return { account, called: (name: string) => calls.filter(({ procedure }) => procedure === name) }
}

const isSignedOut = () => screen.findByRole('button', { name: 'Account menu (anon)' })

it('on sign-out, sends queued data, then keeps only preferences and other accounts’ drafts', async () => {
  fillDevice()
  const { account, called } = await signOut()
  await isSignedOut()
  expect(called('practice.answer').map(({ input }) => input)).toEqual([pending])
  expect([account.plans.size, account.progress()]).toMatchObject([1, [{ key: 'a' }]])
  expect(Object.keys(localStorage).toSorted()).toEqual([otherDraft, 'pathwise.language', 'pathwise.theme'])
  expect(savedPlansStore.current().plans).toEqual([])
  expect(progressStore.current()).toEqual([])
})

it('lists data that is not in the account, and keeps this data when the student cancels the sign-out', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  fillDevice()
  localStorage.setItem('pathwise.practice-notes.1', note)
  localStorage.setItem('pathwise.question-draft.user-1.new', '{}')
  const share = { id: 'made', deletionKey: 'secret', context: plainTextReport.context, madeAt: noon.toISOString() }
  localStorage.setItem('pathwise.made-shares', JSON.stringify([share, { ...share, id: 'mine', inAccount: true }]))
  const busy = (): Answer => ({ status: 503, message: 'busy' })
  const { called } = await signOut({ 'practice.answer': busy, 'savedPlans.sync': busy, 'share.claim': busy })
  const dialog = within(await screen.findByRole('dialog', { name: 'Log out and lose this?' }))
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1 answer',
    '1 saved report',
    'the latest changes to your study plan',
    '1 link to a report: you will no longer be able to delete this link',
    '1 unsaved draft',
    '1 note on a problem, stored only on this device',
  ])
  await userEvent.click(dialog.getByRole('button', { name: 'Stay Logged In' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect([called('auth.logout'), getAccessToken()]).toEqual([[], 'token'])
  expect(localStorage.getItem('pathwise.practice-notes.1')).toBe(note)
  expect(savedPlansStore.current().plans).toHaveLength(1)
})

it('removes data that is not in the account after the student confirms the sign-out', async () => {
  localStorage.setItem('pathwise.practice-notes.1', note)
  await signOut()
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Log Out Anyway' }))
  await isSignedOut()
  expect(Object.keys(localStorage)).toEqual(['pathwise.language'])
})

it('reports that the user is still logged in when the confirmed sign-out fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  localStorage.setItem('pathwise.practice-notes.1', note)
  await signOut({ 'auth.logout': () => ({ status: 503, message: 'down' }) })
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Log Out Anyway' }))
  expect((await screen.findByRole('alert')).textContent).toContain('you are still logged in')
  expect(localStorage.getItem('pathwise.practice-notes.1')).toBe(note)
})

it('closes the dialog without a logout request when another tab signs out', async () => {
  localStorage.setItem('pathwise.practice-notes.1', note)
  const { called } = await signOut()
  await screen.findByRole('dialog')
  localStorage.removeItem('access_token')
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'access_token' })))
  await isSignedOut()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(called('auth.logout')).toEqual([])
  expect(localStorage.getItem('pathwise.practice-notes.1')).toBe(note)
})

it('keeps all data on the device when signing out fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  fillDevice()
  await signOut({ 'auth.logout': () => ({ status: 503, message: 'down' }) })
  expect((await screen.findByRole('alert')).textContent).toContain('you are still logged in')
  expect(savedPlansStore.current().plans).toHaveLength(1)
})

it('keeps all data when the connection is lost during sign-out, and does not sign out after it returns', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => onlineManager.setOnline(true))
  fillDevice()
  const { called } = await signOut({
    'practice.answer': () => {
      onlineManager.setOnline(false)
      return { data: rightReply }
    },
    'auth.logout': () => failRequest('offline'),
  })
  expect((await screen.findByRole('alert')).textContent).toContain('you are still logged in')
  await act(async () => onlineManager.setOnline(true))
  expect([called('auth.logout').length, savedPlansStore.current().plans.length]).toEqual([1, 1])
})

it('clears local data first, then notifies other tabs, then removes the token', async () => {
  const written: (readonly [string, readonly string[]])[] = []
  const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key) => {
    if (key === 'pathwise.cleared') written.push([key, Object.keys(localStorage).toSorted()])
  })
  localStorage.setItem('pathwise.theme', 'dark')
  await signOut()
  await isSignedOut()
  set.mockRestore()
  expect(written).toEqual([['pathwise.cleared', ['access_token']]])
})
