import { type FollowedPlan, followedPlanSchema } from '@pathwise/api/study-plan/plan.schemas'
import { z } from 'zod'
import { readJson, removeEntry, writeJson } from '../../../../lib/browser-storage.ts'
import { readOrSetAside } from '../../../../lib/read-or-set-aside.ts'
import { createStoredSnapshot } from '../../../../lib/stored-snapshot.ts'
import { plannedWeeks } from './planned-weeks.ts'

const key = 'pathwise.followed-plan.1'
const beforeKey = 'pathwise.followed-plan-before.1'
const damagedKey = 'pathwise.followed-plan-damaged.1'

const count = z.int().min(0)

const replacedPlanSchema = z.object({
  plan: followedPlanSchema,
  /** `changed_at` of the plan that replaced it. */
  replacedBy: z.string(),
  /** What the change did with the open tasks. */
  moved: count,
  stay: count,
  added: count,
  dropped: count,
})
/** The plan before the last change, for undo. */
type ReplacedPlan = Readonly<z.infer<typeof replacedPlanSchema>>
export type ChangeCounts = Pick<ReplacedPlan, 'added' | 'dropped' | 'moved' | 'stay'>

export interface Followed {
  readonly plan: FollowedPlan | undefined
  /** Undefined where the last change cannot be taken back. */
  readonly before: ReplacedPlan | undefined
}

const readPlan = () => readOrSetAside(key, damagedKey, (json) => followedPlanSchema.safeParse(json).data)

/** Creates the store of the plan that the student follows, in sync with other tabs. A plan that could not be stored is kept in memory. */
export function createFollowedPlanStore() {
  let isStored = true

  const { latest, current, subscribe, set } = createStoredSnapshot<Followed>(key, (snapshot) => {
    const { value: plan, isWritable } = readPlan()
    if (!isStored && snapshot) return snapshot
    isStored = isWritable
    const before = readJson(beforeKey, (json) => replacedPlanSchema.safeParse(json).data)
    return { plan, before: before?.replacedBy === plan?.changed_at ? before : undefined }
  })

  function replace({ plan, before }: Followed) {
    const now = new Date()
    for (const each of [latest().plan, plan]) if (each && plan) plannedWeeks.keep(each, now)
    if (before) writeJson(beforeKey, before)
    else removeEntry(beforeKey)
    // Text that could not be moved aside stays where it is.
    const { isWritable } = readPlan()
    isStored = isWritable && (plan ? writeJson(key, plan) : removeEntry(key)).ok
    set({ plan, before })
  }

  return {
    current,
    subscribe,

    /** Follows a plan. With `counts`, the plan before can be brought back until the next change. */
    follow: (plan: FollowedPlan, counts?: ChangeCounts) => {
      const { plan: old } = latest()
      replace({ plan, before: old && counts && { plan: old, replacedBy: plan.changed_at, ...counts } })
    },

    /** Brings back the plan before the last change. */
    undo: (now: Date) => {
      const { before } = latest()
      if (before) replace({ plan: { ...before.plan, changed_at: now.toISOString() }, before: undefined })
    },

    /** Keeps the last change for good. */
    keep: () => replace({ ...latest(), before: undefined }),

    /** Takes over the account's plan if it was changed later than the plan of this device. */
    takeOver: (plan: FollowedPlan) => {
      const { plan: own } = latest()
      if (own && own.changed_at >= plan.changed_at) return
      replace({ plan, before: undefined })
    },

    /** Removes the plan. */
    remove: () => replace({ plan: undefined, before: undefined }),
  }
}

export const followedPlanStore = createFollowedPlanStore()
