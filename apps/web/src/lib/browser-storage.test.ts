// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  clearDevice,
  countDeviceClears,
  onDeviceCleared,
  onEntryChangedInOtherTab,
  readJson,
  readText,
  removeEntry,
  tryReadText,
  writeJson,
  writeText,
} from './browser-storage.ts'

const key = 'pathwise.preferences'
const asNumber = (json: unknown) => (typeof json === 'number' ? json : undefined)

beforeEach(() => localStorage.clear())

/** Stubs localStorage so that its methods throw a DOMException with this name. */
function brokenStorage(name: string) {
  const refuse = () => {
    throw new DOMException('refused', name)
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
}

describe('browser storage', () => {
  it('returns a stored value until its entry is removed', () => {
    expect(writeJson(key, 7)).toEqual({ ok: true })
    expect(readJson(key, asNumber)).toBe(7)
    expect(removeEntry(key)).toEqual({ ok: true })
    expect(readText(key)).toBeUndefined()
  })

  it.each(['"seven"', '{', ''])('returns undefined when the stored text %j is not a number', (text) => {
    localStorage.setItem(key, text)
    expect(readJson(key, asNumber)).toBeUndefined()
  })

  it('reports full storage when the quota is exceeded', () => {
    brokenStorage('QuotaExceededError')
    expect(writeText(key, 'x')).toEqual({ ok: false, problem: 'full' })
  })

  it('reports blocked storage when access is denied', () => {
    brokenStorage('SecurityError')
    expect(writeText(key, 'x')).toEqual({ ok: false, problem: 'blocked' })
    expect(removeEntry(key)).toEqual({ ok: false, problem: 'blocked' })
    expect(tryReadText(key)).toEqual({ ok: false, problem: 'blocked' })
    expect(readText(key)).toBeUndefined()
  })

  it('reports blocked storage when localStorage does not exist', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(readText(key)).toBeUndefined()
    expect(writeText(key, 'x')).toEqual({ ok: false, problem: 'blocked' })
  })

  it.each([
    ['removed the entry', () => removeEntry(key)],
    ['cleared the device', () => clearDevice(() => false)],
  ])('treats an entry as stored by another tab when this tab stored the same text earlier and then %s', (_, remove) => {
    writeText(key, 'same')
    remove()
    localStorage.setItem(key, 'same')
    const isKept = vi.fn<(key: string, isOurs: boolean) => boolean>((_, isOurs) => !isOurs)
    clearDevice(isKept)
    expect(isKept.mock.calls).toEqual([[key, false]])
  })

  it('treats an entry as stored by this tab until another tab changes it', () => {
    writeText(key, 'ours')
    writeText('pathwise.theme', 'light')
    localStorage.setItem('pathwise.theme', 'dark')
    clearDevice((_, isOurs) => !isOurs)
    expect(Object.keys(localStorage)).toEqual(['pathwise.theme'])
  })

  it('notifies a subscriber when the device is cleared, until the subscriber unsubscribes', () => {
    const clearCount = countDeviceClears()
    const changed = vi.fn<() => void>()
    const stop = onDeviceCleared(changed)
    clearDevice(() => false)
    stop()
    clearDevice(() => false)
    expect([changed.mock.calls.length, countDeviceClears() - clearCount]).toEqual([1, 2])
  })

  it('notifies a subscriber of changes in other tabs until it unsubscribes', () => {
    const changed = vi.fn<() => void>()
    const stop = onEntryChangedInOtherTab(key, changed)
    dispatchEvent(new StorageEvent('storage', { key: 'pathwise.theme' }))
    expect(changed).not.toHaveBeenCalled()
    dispatchEvent(new StorageEvent('storage', { key }))
    dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(changed).toHaveBeenCalledTimes(2)
    stop()
    dispatchEvent(new StorageEvent('storage', { key }))
    expect(changed).toHaveBeenCalledTimes(2)
  })
})
