// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { buildSampleFollowedPlan } from '../../../../../test/sample-study-plan.ts'
import { createFollowedPlanStore } from './followed-plan-store.ts'

const key = 'pathwise.followed-plan.1'
const damagedKey = 'pathwise.followed-plan-damaged.1'
const plan = buildSampleFollowedPlan()
const later = { ...plan, time_zone: 'Asia/Seoul', changed_at: '2026-11-24T10:00:00.000Z' }
const counts = { moved: 3, stay: 18, added: 0, dropped: 1 }

beforeEach(() => localStorage.clear())

describe('createFollowedPlanStore', () => {
  it('keeps the followed plan in local storage', () => {
    createFollowedPlanStore().follow(plan)
    expect(createFollowedPlanStore().current()).toEqual({ plan, before: undefined })
  })

  it('restores the previous plan on undo, and sets its `changed_at` to the current time', () => {
    const store = createFollowedPlanStore()
    store.follow(plan)
    store.follow(later, counts)
    expect(createFollowedPlanStore().current().before).toMatchObject({ plan, ...counts })
    const now = new Date('2026-11-24T11:00:00.000Z')
    store.undo(now)
    expect(store.current()).toEqual({ plan: { ...plan, changed_at: now.toISOString() }, before: undefined })
    store.undo(now)
    expect(store.current().plan?.time_zone).toBe('UTC')
  })

  it('offers no undo once the student keeps the change or makes another change', () => {
    const store = createFollowedPlanStore()
    store.follow(plan)
    store.follow(later, counts)
    store.keep()
    expect(store.current()).toEqual({ plan: later, before: undefined })
    store.follow(plan, counts)
    store.follow(later)
    expect(createFollowedPlanStore().current().before).toBeUndefined()
  })

  it('replaces the device’s plan with the account’s plan unless the device’s plan is newer', () => {
    const store = createFollowedPlanStore()
    store.follow(plan)
    store.replaceIfNewer(later)
    expect(store.current().plan).toEqual(later)
    store.replaceIfNewer(plan)
    expect(store.current().plan).toEqual(later)
  })

  it('dates each change after the plan that it replaces when the clock was ahead earlier', () => {
    const ahead = { ...plan, changed_at: '2027-11-24T10:00:00.000Z' }
    const store = createFollowedPlanStore()
    store.follow(ahead)
    store.follow(later, counts)
    store.replaceIfNewer(ahead)
    expect(store.current()).toEqual({
      plan: { ...later, changed_at: '2027-11-24T10:00:00.001Z' },
      before: { plan: ahead, replacedBy: '2027-11-24T10:00:00.001Z', ...counts },
    })
    store.undo(new Date('2026-11-24T11:00:00.000Z'))
    expect(store.current().plan).toEqual({ ...plan, changed_at: '2027-11-24T10:00:00.002Z' })
  })

  it('notifies subscribers when another tab changes the plan', () => {
    const store = createFollowedPlanStore()
    const changed = vi.fn<() => void>()
    const stop = store.subscribe(changed)
    createFollowedPlanStore().follow(plan)
    dispatchEvent(new StorageEvent('storage', { key }))
    expect(changed).toHaveBeenCalledOnce()
    expect(store.current().plan).toEqual(plan)
    stop()
  })

  it.each(['{"cut', '{"version":1}', JSON.stringify({ ...plan, version: 2 })])(
    'backs up invalid stored text under another key: %.20s',
    (text) => {
      localStorage.setItem(key, text)
      expect(createFollowedPlanStore().current().plan).toBeUndefined()
      expect(localStorage.getItem(key)).toBeNull()
      expect(localStorage.getItem(damagedKey)).toBe(text)
    },
  )

  it('keeps the plan in memory when storage is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const store = createFollowedPlanStore()
    store.follow(plan)
    expect(store.current().plan).toEqual(plan)
    vi.restoreAllMocks()
    expect(localStorage.getItem(key)).toBeNull()
  })

  it('leaves invalid stored text unchanged when it cannot be backed up', () => {
    localStorage.setItem(key, '{"cut')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const store = createFollowedPlanStore()
    store.follow(plan)
    vi.restoreAllMocks()
    expect(localStorage.getItem(key)).toBe('{"cut')
    expect(store.current().plan).toEqual(plan)
  })
})
