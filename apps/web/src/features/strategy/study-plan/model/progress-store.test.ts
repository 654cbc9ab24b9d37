// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { createProgressStore } from './progress-store.ts'

const key = 'pathwise.study-progress'
const now = new Date('2026-11-21T12:00:00.000Z')
const later = new Date('2026-11-21T13:00:00.000Z')
const changedAt = now.toISOString()

describe('createProgressStore', () => {
  it('persists progress in local storage', () => {
    createProgressStore().reach('a', 'in_progress', now)
    expect(createProgressStore().current()).toEqual([{ key: 'a', status: 'in_progress', changedAt }])
  })

  it('ignores a status that is less advanced than the stored one', () => {
    const store = createProgressStore()
    store.reach('a', 'completed', now)
    store.reach('a', 'in_progress', later)
    expect(store.current()).toEqual([{ key: 'a', status: 'completed', changedAt }])
  })

  it('reopens a completed item, which can then be completed again', () => {
    const store = createProgressStore()
    store.reach('a', 'completed', now)
    store.reopen('a', later)
    expect(createProgressStore().current()).toMatchObject([{ key: 'a', status: 'in_progress', reopened: 1 }])
    store.merge([{ key: 'a', status: 'completed', changedAt }])
    expect(store.current()).toMatchObject([{ status: 'in_progress' }])
    store.reach('a', 'completed', later)
    expect(createProgressStore().current()).toMatchObject([{ key: 'a', status: 'completed', reopened: 1 }])
  })

  it('notifies subscribers only when merging changes the stored progress', () => {
    const store = createProgressStore()
    store.reach('a', 'in_progress', now)
    const changed = vi.fn<() => void>()
    const stop = store.subscribe(changed)
    store.merge([{ key: 'a', status: 'completed', changedAt }])
    store.merge([{ key: 'a', status: 'completed', changedAt }])
    expect(changed).toHaveBeenCalledTimes(1)
    expect(store.current()).toMatchObject([{ status: 'completed' }])
    stop()
  })

  it('keeps the progress of both tabs when two tabs store progress', () => {
    const one = createProgressStore()
    const other = createProgressStore()
    expect([one.current(), other.current()]).toEqual([[], []])
    one.reach('a', 'in_progress', now)
    other.reach('b', 'in_progress', now)
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toHaveLength(2)
  })

  it('returns progress that another tab has stored', () => {
    const store = createProgressStore()
    expect(store.current()).toEqual([])
    const changed = vi.fn<() => void>()
    const stop = store.subscribe(changed)
    localStorage.setItem(key, JSON.stringify([{ key: 'a', status: 'completed', changedAt }]))
    dispatchEvent(new StorageEvent('storage', { key }))
    expect(changed).toHaveBeenCalledOnce()
    expect(store.current()).toMatchObject([{ key: 'a' }])
    stop()
  })

  it('returns progress that another tab stored before the first subscription', () => {
    const store = createProgressStore()
    store.reach('a', 'in_progress', now)
    localStorage.setItem(key, JSON.stringify([{ key: 'b', status: 'completed', changedAt }]))
    const stop = store.subscribe(() => {})
    expect(store.current()).toMatchObject([{ key: 'b' }])
    store.reach('c', 'in_progress', now)
    expect(store.current()).toMatchObject([{ key: 'b' }, { key: 'c' }])
    stop()
  })

  it('keeps progress in memory when storage is unavailable', () => {
    vi.stubGlobal('localStorage', undefined)
    const store = createProgressStore()
    store.reach('a', 'in_progress', now)
    store.reach('b', 'in_progress', now)
    const stop = store.subscribe(() => {})
    expect(store.current()).toHaveLength(2)
    stop()
  })

  it.each(['{', '7', '[null, {"key": "a"}, {"key": "a", "status": "done", "changedAt": "2026-11-21T12:00:00.000Z"}]'])(
    'returns an empty list when storage contains %s',
    (text) => {
      localStorage.setItem(key, text)
      expect(createProgressStore().current()).toEqual([])
    },
  )
})
