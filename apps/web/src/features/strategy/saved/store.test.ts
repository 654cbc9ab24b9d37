// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { plainTextReport, structuredReport } from '../../../../test/sample-report.ts'
import { createSavedPlansStore } from './store.ts'

const noon = new Date('2026-11-21T12:00:00.000Z')
const later = new Date('2026-11-21T12:00:05.000Z')

beforeEach(() => localStorage.clear())

function stored(): unknown[] {
  return JSON.parse(localStorage.getItem('pathwise.saved-plans') ?? '[]')
}

function brokenWrites(name: string) {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', name)
  })
}

describe('createSavedPlansStore', () => {
  it('saves the report with a timestamp and a timestamp-based id', () => {
    const store = createSavedPlansStore()
    expect(store.save(structuredReport, noon)).toEqual({ ok: true })
    const plan = { id: String(noon.getTime()), ...structuredReport, savedAt: noon.toISOString() }
    expect(store.current().plans).toEqual([plan])
    expect(createSavedPlansStore().current().plans).toEqual([plan])
  })

  it('assigns unique ids to plans saved in the same millisecond', () => {
    const store = createSavedPlansStore()
    for (let turn = 0; turn < 3; turn += 1) store.save(plainTextReport, noon)
    expect(new Set(store.current().plans.map(({ id }) => id)).size).toBe(3)
  })

  it('returns plans newest first', () => {
    const store = createSavedPlansStore()
    store.save(plainTextReport, noon)
    store.save(plainTextReport, later)
    expect(store.current().plans.map(({ savedAt }) => savedAt)).toEqual([later.toISOString(), noon.toISOString()])
  })

  it('removes a plan from storage and restores it', () => {
    const store = createSavedPlansStore()
    store.save(plainTextReport, noon)
    store.save(plainTextReport, later)
    const before = store.current().plans
    const removal = store.remove(String(noon.getTime()), later)
    expect(store.current().plans).toHaveLength(1)
    expect(stored()).toHaveLength(1)
    if (!removal.ok) throw new Error('not removed')
    expect(removal.restore()).toEqual({ ok: true })
    expect(store.current().plans).toEqual(before)
  })

  it('notifies subscribers of changes in any tab', () => {
    const store = createSavedPlansStore()
    const other = createSavedPlansStore()
    const changed = vi.fn<() => void>()
    const stop = store.subscribe(changed)
    expect(store.current().plans).toEqual([])
    other.save(plainTextReport, noon)
    dispatchEvent(new StorageEvent('storage', { key: 'pathwise.saved-plans' }))
    expect(changed).toHaveBeenCalledTimes(1)
    expect(store.current().plans).toHaveLength(1)
    store.save(plainTextReport, later)
    expect(changed).toHaveBeenCalledTimes(2)
    stop()
    store.save(plainTextReport, later)
    expect(changed).toHaveBeenCalledTimes(2)
  })

  it('keeps both plans when two tabs each save a plan', () => {
    const one = createSavedPlansStore()
    const other = createSavedPlansStore()
    expect(one.current().plans).toEqual(other.current().plans)
    one.save(plainTextReport, noon)
    other.save(plainTextReport, later)
    expect(stored()).toHaveLength(2)
  })
})

describe('createSavedPlansStore with failing storage', () => {
  it.each([
    ['QuotaExceededError', 'full'],
    ['SecurityError', 'blocked'],
  ])('maps %s to the problem %s and keeps the list unchanged', (name, problem) => {
    const store = createSavedPlansStore()
    store.save(plainTextReport, noon)
    brokenWrites(name)
    expect(store.save(plainTextReport, later)).toEqual({ ok: false, problem })
    expect(store.remove(String(noon.getTime()), later)).toEqual({ ok: false, problem })
    expect(store.current().plans).toHaveLength(1)
  })

  it('reports blocked storage when storage cannot be read', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(createSavedPlansStore().current()).toEqual({ plans: [], damaged: 0, problem: 'blocked' })
  })
})

describe('createSavedPlansStore with damaged data', () => {
  const good = { id: '1', ...plainTextReport, savedAt: noon.toISOString(), note: 'of a later version' }

  it('moves only the damaged entries to the backup key', () => {
    const bad = { id: '2', savedAt: 'yesterday' }
    localStorage.setItem('pathwise.saved-plans', JSON.stringify([bad, good, null]))
    const store = createSavedPlansStore()
    expect(store.current().plans.map(({ id }) => id)).toEqual(['1'])
    expect(store.current().damaged).toBe(2)
    expect(stored()).toEqual([good])
    expect(localStorage.getItem('pathwise.saved-plans.damaged')).toBe(JSON.stringify([bad, null]))
  })

  it.each(['[{"id":', '{"id":"1"}', 'null'])('backs up the invalid text %s and can save again', (text) => {
    localStorage.setItem('pathwise.saved-plans', text)
    const store = createSavedPlansStore()
    expect(store.current()).toEqual({ plans: [], damaged: 1, problem: undefined })
    expect(localStorage.getItem('pathwise.saved-plans.damaged')).toBe(text)
    expect(store.save(plainTextReport, noon)).toEqual({ ok: true })
    expect(stored()).toHaveLength(1)
  })

  it('appends invalid text to an existing backup', () => {
    localStorage.setItem('pathwise.saved-plans.damaged', 'earlier')
    localStorage.setItem('pathwise.saved-plans', 'broken')
    createSavedPlansStore().current()
    expect(localStorage.getItem('pathwise.saved-plans.damaged')).toBe('earlier\nbroken')
  })

  it('keeps damaged entries in the list when they cannot be backed up', () => {
    localStorage.setItem('pathwise.saved-plans', JSON.stringify([good, 'damaged', { ...good, id: '3' }]))
    const store = createSavedPlansStore()
    const storage = localStorage
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => storage.getItem(key),
      setItem(key: string, text: string) {
        if (key === 'pathwise.saved-plans.damaged') throw new DOMException('full', 'QuotaExceededError')
        storage.setItem(key, text)
      },
    })
    expect(store.remove('3', later).ok).toBe(true)
    expect(stored()).toEqual([good, 'damaged'])
    expect(store.current()).toMatchObject({ damaged: 1, problem: undefined })
  })

  it('does not overwrite invalid text when it cannot be backed up', () => {
    localStorage.setItem('pathwise.saved-plans', 'broken')
    const store = createSavedPlansStore()
    brokenWrites('QuotaExceededError')
    expect(store.save(plainTextReport, noon)).toEqual({ ok: false, problem: 'full' })
    expect(localStorage.getItem('pathwise.saved-plans')).toBe('broken')
  })
})
