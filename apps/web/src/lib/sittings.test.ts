// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { buildDayId, buildRunId, countSeconds, readTaskKey, sittings } from './sittings.ts'

const now = new Date('2026-11-24T12:00:00.000Z')

beforeEach(() => {
  sittings.keepOnly(() => false)
  localStorage.clear()
})

it.each([
  [90_400, undefined, 90],
  [3_600_000, undefined, 600],
  [3_600_000, 2_700, 2_700],
])('counts %d ms with the limit %s as %d seconds', (elapsed, most, seconds) => {
  expect(countSeconds(elapsed, most)).toBe(seconds)
})

it.each([
  ['?kind=due&task=due.2026-11-23.1', 'due.2026-11-23.1'],
  ['?task=', null],
  ['?task=a%20b', null],
  ['', null],
])('reads the task in the query %s as %s', (search, key) => expect(readTaskKey(search)).toBe(key))

it('builds ids from a date or a hash, and never includes the id of a run', () => {
  expect(buildDayId(now)).toMatch(/^problems\.2026-11-2\d\.\w+$/)
  expect(buildRunId('AAAAAAAAAAAAAAAAAAAAAA')).toMatch(/^run\.\w{1,11}$/)
})

describe('sittings', () => {
  it('adds up a sitting’s time, and keeps the start, task and end that were recorded first', () => {
    sittings.add({ id: 'a', task: 'learn.x', seconds: 60 }, now)
    sittings.add({ id: 'a', seconds: 30 }, new Date('2026-11-24T12:05:00.000Z'))
    sittings.end('a', now)
    sittings.end('a', new Date('2026-11-24T13:00:00.000Z'))
    const moment = now.toISOString()
    expect(sittings.current()).toEqual([{ id: 'a', task: 'learn.x', seconds: 90, started_at: moment, done_at: moment }])
    expect(JSON.parse(localStorage.getItem('pathwise.sittings.1') ?? '')).toEqual(sittings.current())
  })

  it('sets the task of a sitting that was started without a task', () => {
    sittings.add({ id: 'a', seconds: 60 }, now)
    sittings.link('a', 'measure.sat.math', now)
    sittings.add({ id: 'a', seconds: 60 }, now)
    expect(sittings.find('a')).toMatchObject({ task: 'measure.sat.math', seconds: 120 })
  })

  it('ignores stored entries that are not sittings', () => {
    localStorage.setItem('pathwise.sittings.1', '[7, {"id": "a"}]')
    expect(sittings.find('a')).toBeUndefined()
  })
})
