import { type FollowedPlan, followedPlanSchema } from '@pathwise/api/study-plan/plan.schemas'
import { z } from 'zod'
import { readJson, removeEntry, writeJson } from '../../../../lib/browser-storage.ts'
import { createDocumentStore } from '../../../../lib/stored-document.ts'
import { plannedWeeks } from './planned-weeks.ts'

const key = 'pathwise.followed-plan.1'
const beforeKey = 'pathwise.followed-plan-before.1'
const damagedKey = 'pathwise.followed-plan-damaged.1'

const count = z.int().min(0)

const replacedPlanSchema = z.object({
  plan: followedPlanSchema,
  /** The `changed_at` of the plan that replaced `plan`. Undo is possible only while that plan is still followed. */
  replacedBy: z.string(),
  /** How many open tasks the change moved, left in place, added and dropped. */
  moved: count,
  stay: count,
  added: count,
  dropped: count,
})
/** The plan before the last change, for undo. */
type ReplacedPlan = Readonly<z.infer<typeof replacedPlanSchema>>
export type ChangeCounts = Pick<ReplacedPlan, 'added' | 'dropped' | 'moved' | 'stay'>

export interface FollowedPlanState {
  readonly plan: FollowedPlan | undefined
  /** The plan that the last change replaced. Undefined if the last change cannot be undone. */
  readonly before: ReplacedPlan | undefined
}

/** Dates a change after the plan that it replaces, because this plan may be from a device whose clock was ahead. */
function dateAfter(old: FollowedPlan | undefined, plan: FollowedPlan): FollowedPlan {
  const earliest = old ? Date.parse(old.changed_at) + 1 : 0
  return Date.parse(plan.changed_at) >= earliest ? plan : { ...plan, changed_at: new Date(earliest).toISOString() }
}

/**
 * Creates the store of the followed plan. It stays in sync with other tabs, and keeps the plan in memory if storing it
 * fails.
 */
export function createFollowedPlanStore() {
  const store = createDocumentStore(key, damagedKey, followedPlanSchema, (plan): FollowedPlanState => {
    const before = readJson(beforeKey, (json) => replacedPlanSchema.safeParse(json).data)
    return { plan, before: before?.replacedBy === plan?.changed_at ? before : undefined }
  })
  const { latest, current, subscribe } = store

  function replace({ plan, before }: FollowedPlanState) {
    const now = new Date()
    for (const each of [latest().plan, plan]) if (each && plan) plannedWeeks.keep(each, now)
    if (before) writeJson(beforeKey, before)
    else removeEntry(beforeKey)
    store.replace(plan, { plan, before })
  }

  return {
    current,
    subscribe,

    /**
     * Follows a plan. If `counts` is given, also stores the previous plan, so that the student can undo the change
     * until the plan changes again.
     */
    follow: (next: FollowedPlan, counts?: ChangeCounts) => {
      const { plan: old } = latest()
      const plan = dateAfter(old, next)
      replace({ plan, before: old && counts && { plan: old, replacedBy: plan.changed_at, ...counts } })
    },

    /** Restores the plan that the last change replaced. */
    undo: (now: Date) => {
      const { plan, before } = latest()
      if (!before) return
      replace({ plan: dateAfter(plan, { ...before.plan, changed_at: now.toISOString() }), before: undefined })
    },

    /** Confirms the last change, after which it can no longer be undone. */
    keep: () => replace({ ...latest(), before: undefined }),

    /** Replaces this device's plan with the account's plan unless this device's plan is newer. */
    replaceIfNewer: (plan: FollowedPlan) => {
      const { plan: own } = latest()
      if (own && own.changed_at >= plan.changed_at) return
      replace({ plan, before: undefined })
    },

    remove: () => replace({ plan: undefined, before: undefined }),
  }
}

export const followedPlanStore = createFollowedPlanStore()
