import type { SavedPlan } from '@pathwise/api/saved-plans/saved-plans.schemas'
import { syncSavedPlansInputSchema } from '@pathwise/api/saved-plans/saved-plans.schemas'
import { type FollowedPlan, syncFollowedPlanInputSchema } from '@pathwise/api/study-plan/plan.schemas'
import type { StudyPlanItem } from '@pathwise/api/study-plan/study-plan.schemas'
import { mergeStudyPlanInputSchema } from '@pathwise/api/study-plan/study-plan.schemas'
import { mergeStudyRecordInputSchema } from '@pathwise/api/study-plan/work.schemas'
import { mergeWeeks, mergeWorks, type StudyRecord } from '@pathwise/api/study-plan/work.vocabulary'
import { mergeProgress } from '../src/features/strategy/study-plan/model/progress.ts'
import type { Answer, Call } from './calls.ts'

/** Fakes an account that stores plans and progress as the server does. */
export function fakeAccount() {
  const plans = new Map<string, SavedPlan>()
  const deleted = new Set<string>()
  let progress: StudyPlanItem[] = []
  let followedPlan: FollowedPlan | null = null
  let record: StudyRecord = { works: [], weeks: [] }

  function sync({ input }: Call): Answer {
    const { plans: sent, deleted: deletions, held = [] } = syncSavedPlansInputSchema.parse(input)
    for (const { id } of deletions) {
      plans.delete(id)
      deleted.add(id)
    }
    for (const plan of sent) if (!deleted.has(plan.id)) plans.set(plan.id, plan)
    const known = new Set(held.map(({ id }) => id))
    return {
      data: {
        plans: [...plans.values()].filter(({ id }) => !known.has(id)),
        deleted: [...deleted],
        wanted: [...known].filter((id) => !plans.has(id) && !deleted.has(id)),
      },
    }
  }

  function merge({ input }: Call): Answer {
    const ours = (items: readonly StudyPlanItem[]) =>
      items.map(({ changed_at, ...item }) => ({ ...item, changedAt: changed_at }))
    const { items } = mergeStudyPlanInputSchema.parse(input)
    progress = mergeProgress(ours(progress), ours(items)).map(({ changedAt, ...item }) => ({
      ...item,
      changed_at: changedAt,
    }))
    return { data: { items: progress } }
  }

  function syncPlan({ input }: Call): Answer {
    const { plan } = syncFollowedPlanInputSchema.parse(input)
    if (plan && (!followedPlan || plan.changed_at > followedPlan.changed_at)) followedPlan = plan
    return { data: { plan: followedPlan } }
  }

  function mergeRecord({ input }: Call): Answer {
    const { works, weeks } = mergeStudyRecordInputSchema.parse(input)
    record = { works: mergeWorks(record.works, works), weeks: mergeWeeks(record.weeks, weeks) }
    return { data: record }
  }

  return {
    answers: {
      'savedPlans.sync': sync,
      'studyPlan.merge': merge,
      'studyPlan.mergeRecord': mergeRecord,
      'studyPlan.syncPlan': syncPlan,
    },
    record: () => record,
    /** Simulates work recorded on another device. */
    study: (studied: StudyRecord) => {
      record = studied
    },
    followedPlan: () => followedPlan,
    /** Simulates following a plan on another device. */
    follow: (plan: FollowedPlan) => {
      followedPlan = plan
    },
    plans,
    deleted,
    progress: () => progress,
    /** Simulates progress on another device. */
    reach: (item: StudyPlanItem) => {
      progress = [...progress, item]
    },
    remove: (id: string) => {
      plans.delete(id)
      deleted.add(id)
    },
  }
}
