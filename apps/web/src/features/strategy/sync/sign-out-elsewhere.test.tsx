// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stubApi } from '../../../../test/api.ts'
import { fakeAccount } from '../../../../test/fake-account.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { plainTextReport } from '../../../../test/sample-report.ts'
import { sampleUser } from '../../../../test/sample-user.ts'
import { noon } from '../../../../test/sync.ts'
import { clearDevice, countDeviceClears, writeText } from '../../../lib/browser-storage.ts'
import { removeAccessToken, signInWith } from '../../../lib/session/access-token.ts'
import { progressStore } from '../study-plan/model/progress-store.ts'

const note = JSON.stringify([{ id: 7, text: 'Check the sign' }])

beforeEach(() => {
  clearDevice(() => false)
  removeAccessToken()
  signInWith('token')
})

describe('a sign-out in another tab', () => {
  /** Opens the report page with a report in the navigation state, and waits for the first sync. */
  async function openReport() {
    const account = fakeAccount()
    stubApi({ ...account.answers, 'auth.me': () => ({ data: sampleUser() }) })
    const app = await renderApp('/plan', 'en', plainTextReport)
    await screen.findByText(/Start with algebra/)
    // Wait for the sync to end before the test clears storage.
    await waitFor(() => expect(localStorage.getItem('pathwise.account-copy')).not.toBeNull())
    return app
  }

  function clearStorage() {
    for (const key of Object.keys(localStorage)) if (key !== 'pathwise.language') localStorage.removeItem(key)
  }

  /** Simulates the Back button after a visit to another site. */
  const restore = () => act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))

  /** Simulates a sign-out in another tab, during which this tab stores a note. */
  function signOutInOtherTab() {
    clearStorage()
    writeText('pathwise.practice-notes.1', note)
    writeText('pathwise.content-draft.user-1.new', '{}')
    notifyOfSignOut()
  }

  function notifyOfSignOut({ times = 1 } = {}) {
    const send = (event: StorageEventInit) => dispatchEvent(new StorageEvent('storage', event))
    act(() => {
      for (let sent = 0; sent < times; sent += 1) send({ key: 'pathwise.cleared', newValue: 'user-1' })
      send({ key: 'pathwise.cleared', oldValue: 'user-1', newValue: null })
      send({ key: 'access_token', newValue: null })
    })
  }

  const storedTexts = () => Object.fromEntries(Object.keys(localStorage).map((key) => [key, localStorage.getItem(key)]))

  const nextNote = JSON.stringify([{ id: 8, text: 'Factor first' }])

  /** Simulates another visitor who uses this device after the sign-out, while this tab is frozen. */
  function giveDeviceTo(entries: Record<string, string>) {
    clearStorage()
    for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text)
  }

  it('replaces the open page and its history entry with the login page', async () => {
    const { place } = await openReport()
    signOutInOtherTab()
    expect(screen.queryByText(/Start with algebra/)).toBeNull()
    expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeDefined()
    expect((await screen.findByRole('status')).textContent).toContain('You logged out in another tab')
    expect(place.current).toEqual({
      ...{ pathname: '/login', search: '', navigation: 'REPLACE' },
      state: { signedOutElsewhere: true },
    })
  })

  it('removes data that this tab stored or holds in memory', async () => {
    await openReport()
    progressStore.reach('b', 'completed', noon)
    signOutInOtherTab()
    await waitFor(() => expect(Object.keys(localStorage)).toEqual(['pathwise.language']))
    expect(progressStore.current()).toEqual([])
  })

  it('replaces a page restored from bfcache with the login page, and clears student data from memory', async () => {
    const { place } = await openReport()
    progressStore.reach('b', 'completed', noon)
    clearStorage()
    restore()
    expect(screen.queryByText(/Start with algebra/)).toBeNull()
    expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeDefined()
    expect(place.current).toMatchObject({ pathname: '/login', navigation: 'REPLACE' })
    await waitFor(() => expect(progressStore.current()).toEqual([]))
  })

  it('keeps the data of the next visitor, who has no account, when a frozen tab resumes', async () => {
    await openReport()
    writeText('pathwise.practice-notes.1', note)
    const entries = { 'pathwise.practice-notes.1': nextNote, 'pathwise.preferences': '{}' }
    giveDeviceTo(entries)
    const clearCount = countDeviceClears()
    notifyOfSignOut()
    expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeDefined()
    await waitFor(() => expect(countDeviceClears()).toBeGreaterThan(clearCount))
    expect(storedTexts()).toMatchObject(entries)
  })

  it.each([sampleUser({ id: 'user-2', name: 'Ben Lee' }), sampleUser()])(
    'shows $name, who has signed in since, and keeps the data when a frozen tab resumes',
    async (user) => {
      await openReport()
      progressStore.reach('b', 'completed', noon)
      const entries = {
        access_token: 'next-token',
        'pathwise.practice-notes.1': nextNote,
        [`pathwise.question-draft.${user.id}.new`]: '{}',
      }
      giveDeviceTo(entries)
      const next = fakeAccount()
      stubApi({ ...next.answers, 'auth.me': () => ({ data: user }) })
      notifyOfSignOut()
      expect(screen.queryByText(/Start with algebra/)).toBeNull()
      expect(await screen.findByRole('button', { name: `Account menu ${user.name}` })).toBeDefined()
      await waitFor(() => expect(localStorage.getItem('pathwise.account-copy')).toContain(user.id))
      expect(storedTexts()).toMatchObject(entries)
      expect([progressStore.current(), next.progress()]).toEqual([[], []])
    },
  )

  it('replaces a page restored from bfcache and keeps the data of another user who has synced', async () => {
    await openReport()
    const copy = { userId: 'user-2', at: noon.toISOString(), planIds: [], progress: [] }
    const entries = {
      access_token: 'next-token',
      'pathwise.account-copy': JSON.stringify(copy),
      'pathwise.practice-notes.1': nextNote,
    }
    giveDeviceTo(entries)
    stubApi({ ...fakeAccount().answers, 'auth.me': () => ({ data: sampleUser({ id: 'user-2', name: 'Ben Lee' }) }) })
    restore()
    expect(screen.queryByText(/Start with algebra/)).toBeNull()
    expect(await screen.findByRole('button', { name: 'Account menu Ben Lee' })).toBeDefined()
    expect(storedTexts()).toMatchObject({ 'pathwise.practice-notes.1': nextNote })
  })

  it('keeps a page restored from bfcache when the session expired but the account copy still exists', async () => {
    await openReport()
    const key = 'pathwise.account-copy'
    const kept = localStorage.getItem(key) ?? ''
    clearStorage()
    localStorage.setItem(key, kept)
    restore()
    expect(screen.getByText(/Start with algebra/)).toBeDefined()
  })

  it('replaces a page restored from bfcache when another user has signed in but not synced yet', async () => {
    await openReport()
    giveDeviceTo({ access_token: 'next-token' })
    stubApi({ ...fakeAccount().answers, 'auth.me': () => ({ data: sampleUser({ id: 'user-2', name: 'Ben Lee' }) }) })
    restore()
    expect(screen.queryByText(/Start with algebra/)).toBeNull()
    expect(await screen.findByRole('button', { name: 'Account menu Ben Lee' })).toBeDefined()
  })

  it('leaves no listeners behind when the sign-out event arrives twice', async () => {
    await openReport()
    const added = vi.spyOn(globalThis, 'addEventListener')
    const removed = vi.spyOn(globalThis, 'removeEventListener')
    notifyOfSignOut({ times: 2 })
    cleanup()
    const onAuthChanged = ({ mock }: typeof added | typeof removed) =>
      mock.calls.flatMap(([type, listener]) => (type === 'auth-changed' ? [listener] : []))
    expect(onAuthChanged(added)).not.toEqual([])
    expect(onAuthChanged(added).filter((one) => !onAuthChanged(removed).includes(one))).toEqual([])
  })

  it('leaves the page unchanged after a sign-out in another tab when the visitor has no account', async () => {
    removeAccessToken()
    stubApi({})
    await renderApp('/plan', 'en', plainTextReport)
    await screen.findByText(/Start with algebra/)
    signOutInOtherTab()
    expect(screen.getByText(/Start with algebra/)).toBeDefined()
    expect(localStorage.getItem('pathwise.practice-notes.1')).toBe(note)
  })
})
