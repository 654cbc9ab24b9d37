import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type StudyPlanItem, studyPlanStatuses } from './study-plan.schemas.ts'
import { mergeItems } from './study-plan.service.ts'

const noon = '2026-11-21T12:00:00.000Z'
const later = '2026-11-21T12:00:00.001Z'

const items = fc.array(
  fc.record({
    key: fc.constantFrom('a', 'b', 'c', 'd'),
    status: fc.constantFrom(...studyPlanStatuses),
    changed_at: fc.constantFrom(noon, later, '2026-11-21T12:00:00Z'),
    reopened: fc.constantFrom(undefined, 1, 2),
  }),
  { maxLength: 8 },
)

describe('mergeItems', () => {
  it.each<[StudyPlanItem['status'], StudyPlanItem['status'], StudyPlanItem['status']]>([
    ['pending', 'in_progress', 'in_progress'],
    ['in_progress', 'completed', 'completed'],
    ['pending', 'completed', 'completed'],
  ])('merges the statuses %s and %s into %s, even when the first one is newer', (behind, ahead, merged) => {
    const one = [{ key: 'a', status: behind, changed_at: later }]
    const other = [{ key: 'a', status: ahead, changed_at: noon }]
    expect(mergeItems(one, other)).toEqual([{ key: 'a', status: merged, changed_at: noon }])
  })

  it('prefers a reopened item to its completed copy', () => {
    const done: StudyPlanItem[] = [{ key: 'a', status: 'completed', changed_at: later }]
    const open: StudyPlanItem[] = [{ key: 'a', status: 'in_progress', changed_at: noon, reopened: 1 }]
    const doneAgain: StudyPlanItem[] = [{ key: 'a', status: 'completed', changed_at: later, reopened: 1 }]
    expect(mergeItems(done, open)).toEqual(open)
    expect(mergeItems(open, done)).toEqual(open)
    expect(mergeItems(open, doneAgain)).toEqual(doneAgain)
  })

  it('merges the items of both lists, and keeps the earlier time when an item has the same status in both', () => {
    const one: StudyPlanItem[] = [
      { key: 'b', status: 'in_progress', changed_at: later },
      { key: 'a', status: 'completed', changed_at: later },
    ]
    const other: StudyPlanItem[] = [{ key: 'a', status: 'completed', changed_at: '2026-11-21T12:00:00Z' }]
    expect(mergeItems(one, other)).toEqual([
      { key: 'a', status: 'completed', changed_at: noon },
      { key: 'b', status: 'in_progress', changed_at: later },
    ])
  })

  it('returns the same items regardless of the order, grouping and repetition of merges', () => {
    fc.assert(
      fc.property(items, items, items, (one, other, third) => {
        const merged = mergeItems(one, other)
        expect(mergeItems(other, one)).toEqual(merged)
        expect(mergeItems(merged, other)).toEqual(merged)
        expect(mergeItems(merged, third)).toEqual(mergeItems(one, mergeItems(other, third)))
      }),
    )
  })

  it('moves an item back to an earlier status only when the item was reopened', () => {
    fc.assert(
      fc.property(items, items, (one, other) => {
        const merged = new Map(
          mergeItems(one, other).map(({ key, status, reopened = 0 }) => [
            key,
            reopened * studyPlanStatuses.length + studyPlanStatuses.indexOf(status),
          ]),
        )
        for (const { key, status, reopened = 0 } of [...one, ...other]) {
          const reached = reopened * studyPlanStatuses.length + studyPlanStatuses.indexOf(status)
          expect(merged.get(key)).toBeGreaterThanOrEqual(reached)
        }
      }),
    )
  })
})
