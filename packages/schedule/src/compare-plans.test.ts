import { describe, expect, it } from 'vitest'
import { comparePlans } from './compare-plans.ts'

const sitting = (day: number, minutes: number, task = 'algebra') => ({ task, day, minutes })

describe('comparePlans', () => {
  it('reports a sitting as kept when its task, day and length have not changed', () => {
    const geometry = sitting(2, 20, 'geometry')
    expect(comparePlans([sitting(1, 20), geometry], [sitting(1, 20), sitting(3, 20, 'geometry')])).toEqual({
      kept: [sitting(1, 20)],
      moved: [{ from: geometry, to: sitting(3, 20, 'geometry') }],
      dropped: [],
      added: [],
    })
  })

  it('pairs the old and new sittings of a task in day order when some have moved', () => {
    const before = [sitting(1, 20), sitting(2, 20), sitting(4, 25)]
    expect(comparePlans(before, [sitting(2, 20), sitting(5, 20), sitting(6, 25)]).moved).toEqual([
      { from: sitting(1, 20), to: sitting(5, 20) },
      { from: sitting(4, 25), to: sitting(6, 25) },
    ])
  })

  it('reports two sittings as moved when one longer sitting replaces them', () => {
    expect(comparePlans([sitting(1, 20), sitting(2, 20)], [sitting(3, 40)])).toEqual({
      kept: [],
      moved: [
        { from: sitting(1, 20), to: sitting(3, 40) },
        { from: sitting(2, 20), to: sitting(3, 40) },
      ],
      dropped: [],
      added: [],
    })
  })

  it('reports a sitting as dropped when its minutes are missing from the new plan', () => {
    const { moved, dropped } = comparePlans([sitting(1, 20), sitting(2, 20)], [sitting(3, 20)])
    expect(moved).toEqual([{ from: sitting(1, 20), to: sitting(3, 20) }])
    expect(dropped).toEqual([sitting(2, 20)])
  })

  it('reports a sitting as added when it does not replace an earlier one', () => {
    expect(comparePlans([sitting(1, 20)], [sitting(1, 20), sitting(2, 20)]).added).toEqual([sitting(2, 20)])
    expect(comparePlans([sitting(1, 45)], [sitting(1, 20), sitting(2, 25)])).toMatchObject({
      moved: [{ from: sitting(1, 45), to: sitting(1, 20) }],
      added: [sitting(2, 25)],
    })
  })
})
