import { type FollowedPlan, followedPlanSchema } from '@pathwise/api/study-plan/plan.schemas'
import { z } from 'zod'
import {
  onEntryChangedElsewhere,
  readJson,
  readText,
  removeEntry,
  tryReadText,
  writeJson,
  writeText,
} from '../../../../lib/browser-storage.ts'

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

/** Reads the plan. Moves text that is no plan to the backup entry, as far as there is space for it. */
function readPlan(): { plan: FollowedPlan | undefined; isWritable: boolean } {
  const outcome = tryReadText(key)
  if (!outcome.ok) return { plan: undefined, isWritable: false }
  if (outcome.text === undefined) return { plan: undefined, isWritable: true }
  const plan = readJson(key, (json) => followedPlanSchema.safeParse(json).data)
  if (plan) return { plan, isWritable: true }
  const known = readText(damagedKey)
  const aside = writeText(damagedKey, known === undefined ? outcome.text : `${known}\n${outcome.text}`)
  if (aside.ok) removeEntry(key)
  return { plan: undefined, isWritable: aside.ok }
}

/** Creates the store of the plan that the student follows, in sync with other tabs. A plan that could not be stored is kept in memory. */
export function createFollowedPlanStore() {
  const listeners = new Set<() => void>()
  let snapshot: Followed | undefined
  let isStored = true

  function latest(): Followed {
    const { plan, isWritable } = readPlan()
    if (!isStored && snapshot) return snapshot
    isStored = isWritable
    const before = readJson(beforeKey, (json) => replacedPlanSchema.safeParse(json).data)
    return { plan, before: before?.replacedBy === plan?.changed_at ? before : undefined }
  }

  function replace({ plan, before }: Followed) {
    if (before) writeJson(beforeKey, before)
    else removeEntry(beforeKey)
    // Text that could not be moved aside stays where it is.
    const { isWritable } = readPlan()
    isStored = isWritable && (plan ? writeJson(key, plan) : removeEntry(key)).ok
    snapshot = { plan, before }
    for (const listener of listeners) listener()
  }

  const current = (): Followed => {
    snapshot ??= latest()
    return snapshot
  }

  return {
    /** Returns the same object until the plan changes. */
    current,

    /** Calls `changed` after every change in any tab. Returns an unsubscribe function. */
    subscribe: (changed: () => void): (() => void) => {
      // Without a listener, the changes of other tabs were missed.
      if (listeners.size === 0) snapshot = latest()
      listeners.add(changed)
      const stop = onEntryChangedElsewhere(key, () => {
        snapshot = latest()
        changed()
      })
      return () => {
        listeners.delete(changed)
        stop()
      }
    },

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
