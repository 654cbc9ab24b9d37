import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeWeeks, mergeWorks, studyRecordLimits, type Work } from './work.vocabulary.ts'

const noon = '2026-11-21T12:00:00.000Z'
const later = '2026-11-21T12:30:00.000Z'
const work = (changes: Partial<Work> = {}): Work => ({
  ...{ id: 'a', task: null, started_at: noon, seconds: 60, done_at: null },
  ...changes,
})

const works = fc.array(
  fc.record({
    id: fc.constantFrom('a', 'b', 'c'),
    task: fc.constantFrom(null, 'learn.x', 'practise.x.1'),
    started_at: fc.constantFrom(noon, later, '2026-11-21T12:00:00Z'),
    seconds: fc.integer({ min: 0, max: 3 }),
    done_at: fc.constantFrom(null, noon, later),
  }),
  { maxLength: 6 },
)
const weeks = fc.array(
  fc.record({
    plan: fc.constantFrom('one/plan', 'other/plan'),
    week: fc.constantFrom('2026-11-16', '2026-11-23'),
    minutes: fc.integer({ min: 0, max: 3 }),
  }),
  { maxLength: 6 },
)

describe('mergeWorks', () => {
  it('merges two records of the same sitting into one, in either order', () => {
    const begun = work({ task: 'learn.x', seconds: 90 })
    const ended = work({ started_at: later, done_at: '2026-11-21T12:40:00Z' })
    const merged = [work({ task: 'learn.x', seconds: 90, done_at: '2026-11-21T12:40:00.000Z' })]
    expect(mergeWorks([begun], [ended])).toEqual(merged)
    expect(mergeWorks([ended], [begun])).toEqual(merged)
  })

  it('returns the same sittings regardless of the order, grouping and repetition of merges', () => {
    fc.assert(
      fc.property(works, works, works, (one, other, third) => {
        const merged = mergeWorks(one, other)
        expect(mergeWorks(other, one)).toEqual(merged)
        expect(mergeWorks(merged, other)).toEqual(merged)
        expect(mergeWorks(merged, third)).toEqual(mergeWorks(one, mergeWorks(other, third)))
      }),
    )
  })

  it('drops the oldest sittings when there are more than the maximum', () => {
    const many = Array.from({ length: studyRecordLimits.works + 1 }, (_, index) =>
      work({ id: `${index}`, started_at: new Date(Date.parse(noon) + index).toISOString() }),
    )
    const merged = mergeWorks(many, [])
    expect(merged).toHaveLength(studyRecordLimits.works)
    expect(merged[0]?.id).toBe('1')
  })
})

describe('mergeWeeks', () => {
  it('keeps the higher number of minutes for each plan and week', () => {
    const few = { plan: 'one/plan', week: '2026-11-16', minutes: 60 }
    const other = { ...few, plan: 'other/plan' }
    expect(mergeWeeks([few, other], [{ ...few, minutes: 90 }])).toEqual([{ ...few, minutes: 90 }, other])
  })

  it('returns the same weeks regardless of the order, grouping and repetition of merges', () => {
    fc.assert(
      fc.property(weeks, weeks, weeks, (one, other, third) => {
        const merged = mergeWeeks(one, other)
        expect(mergeWeeks(other, one)).toEqual(merged)
        expect(mergeWeeks(merged, other)).toEqual(merged)
        expect(mergeWeeks(merged, third)).toEqual(mergeWeeks(one, mergeWeeks(other, third)))
      }),
    )
  })
})
