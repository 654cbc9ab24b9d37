// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { fakeAccount } from '../../../../test/fake-account.ts'
import { settled, startTestSync, stopAndDispatch, stubAccountApi, syncEachTest } from '../../../../test/sync.ts'
import { sittings } from '../../../lib/sittings.ts'
import { plannedWeeks } from '../study-plan/model/planned-weeks.ts'

syncEachTest()

const now = new Date('2026-11-24T12:00:00.000Z')
const work = { id: 'set.1', task: 'practise.a.1', started_at: now.toISOString(), seconds: 60, done_at: null }
const other = { ...work, id: 'set.2', started_at: '2026-11-24T13:00:00.000Z' }
const week = { plan: 'US/G11/SAT/plan', week: '2026-11-23', minutes: 120 }
const later = { ...week, week: '2026-11-30' }

describe('startSync with sittings and planned weeks', () => {
  it('merges the sittings and planned weeks of the device and the account', async () => {
    const account = fakeAccount()
    account.study({ works: [{ ...work, seconds: 90 }, other], weeks: [later] })
    stubAccountApi(account)
    sittings.add(work, now)
    plannedWeeks.merge([week])
    startTestSync()
    await settled()
    const merged = { works: [{ ...work, seconds: 90 }, other], weeks: [week, later] }
    expect(account.record()).toEqual(merged)
    expect({ works: sittings.current(), weeks: plannedWeeks.current() }).toEqual(merged)
  })

  it('uploads a sitting when it ends, not after each answer', async () => {
    const account = fakeAccount()
    stubAccountApi(account)
    startTestSync()
    await settled()
    sittings.add(work, now)
    sittings.add(work, now)
    expect(account.record().works).toEqual([])
    sittings.end('set.1', now)
    await vi.waitFor(() => expect(account.record().works).toMatchObject([{ id: 'set.1', seconds: 120 }]))
    await settled()
  })

  it('removes the previous user’s sittings and weeks, but keeps sittings added after that user’s sync', async () => {
    const mina = fakeAccount()
    stubAccountApi(mina)
    sittings.add(work, now)
    plannedWeeks.merge([week])
    startTestSync('mina')
    await settled()
    await stopAndDispatch()
    sittings.add(other, now)
    const jun = fakeAccount()
    stubAccountApi(jun)
    startTestSync('jun')
    await settled()
    expect(jun.record()).toMatchObject({ works: [{ id: 'set.2' }], weeks: [] })
    expect(sittings.current()).toMatchObject([{ id: 'set.2' }])
  })
})
