import { type StudyPlanItem, studyPlanStatuses } from './study-plan.schemas.ts'

/** Returns the item with the more advanced status; at equal statuses, the one that reached it first. */
function further(one: StudyPlanItem, other: StudyPlanItem): StudyPlanItem {
  const ahead = studyPlanStatuses.indexOf(one.status) - studyPlanStatuses.indexOf(other.status)
  if (ahead !== 0) return ahead > 0 ? one : other
  return one.changed_at <= other.changed_at ? one : other
}

/** Converts the time to the format of `toISOString`, in which string order is time order. */
function inOneForm(item: StudyPlanItem): StudyPlanItem {
  return { ...item, changed_at: new Date(item.changed_at).toISOString() }
}

/**
 * Merges two lists of progress, either of which may repeat a key, without losing any. The result is ordered by key and
 * does not depend on the order or number of merges.
 */
export function mergeItems(one: readonly StudyPlanItem[], other: readonly StudyPlanItem[]): StudyPlanItem[] {
  const merged = new Map<string, StudyPlanItem>()
  for (const item of [...one, ...other].map(inOneForm)) {
    const known = merged.get(item.key)
    merged.set(item.key, known ? further(known, item) : item)
  }
  return [...merged.values()].toSorted((first, second) => (first.key < second.key ? -1 : 1))
}
