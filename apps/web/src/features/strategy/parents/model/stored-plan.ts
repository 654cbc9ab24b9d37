import { type FollowedPlan, followedPlanSchema } from '@pathwise/api/study-plan/plan.schemas'
import { onEntryChangedElsewhere, readText } from '../../../../lib/browser-storage.ts'

const storageKey = 'pathwise.followed-plan.1'

let known: { text: string | undefined; plan: FollowedPlan | undefined } = { text: undefined, plan: undefined }

function parse(text: string): FollowedPlan | undefined {
  try {
    return followedPlanSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** The plan that this device follows. Returns the same object until it changes. */
export const storedPlan = {
  current: (): FollowedPlan | undefined => {
    const text = readText(storageKey)
    if (text !== known.text) known = { text, plan: text === undefined ? undefined : parse(text) }
    return known.plan
  },
  subscribe: (changed: () => void) => onEntryChangedElsewhere(storageKey, changed),
}
