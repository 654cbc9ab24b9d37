// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  onEntryChangedElsewhere,
  readJson,
  readText,
  removeEntry,
  storageKeys,
  tryReadText,
  writeJson,
  writeText,
} from './browser-storage.ts'

const key = storageKeys.preferences
const asNumber = (json: unknown) => (typeof json === 'number' ? json : undefined)

beforeEach(() => localStorage.clear())

/** A storage whose every method throws what a browser throws. */
function brokenStorage(name: string) {
  const refuse = () => {
    throw new DOMException('refused', name)
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
}

describe('browser storage', () => {
  it('gives back what was written', () => {
    expect(writeJson(key, 7)).toEqual({ ok: true })
    expect(readJson(key, asNumber)).toBe(7)
    expect(removeEntry(key)).toEqual({ ok: true })
    expect(readText(key)).toBeUndefined()
  })

  it.each(['"seven"', '{', ''])('reads %j as nothing where a number is asked for', (text) => {
    localStorage.setItem(key, text)
    expect(readJson(key, asNumber)).toBeUndefined()
  })

  it('says that it is full', () => {
    brokenStorage('QuotaExceededError')
    expect(writeText(key, 'x')).toEqual({ ok: false, problem: 'full' })
  })

  it('says that it is blocked, and reads nothing', () => {
    brokenStorage('SecurityError')
    expect(writeText(key, 'x')).toEqual({ ok: false, problem: 'blocked' })
    expect(removeEntry(key)).toEqual({ ok: false, problem: 'blocked' })
    expect(tryReadText(key)).toEqual({ ok: false, problem: 'blocked' })
    expect(readText(key)).toBeUndefined()
  })

  it('is blocked where there is no storage at all', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(readText(key)).toBeUndefined()
    expect(writeText(key, 'x')).toEqual({ ok: false, problem: 'blocked' })
  })

  it('tells of changes in other tabs, of this entry or of everything, until stopped', () => {
    const changed = vi.fn<() => void>()
    const stop = onEntryChangedElsewhere(key, changed)
    dispatchEvent(new StorageEvent('storage', { key: storageKeys.theme }))
    expect(changed).not.toHaveBeenCalled()
    dispatchEvent(new StorageEvent('storage', { key }))
    dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(changed).toHaveBeenCalledTimes(2)
    stop()
    dispatchEvent(new StorageEvent('storage', { key }))
    expect(changed).toHaveBeenCalledTimes(2)
  })
})
