import { type StudyPlanItem, studyPlanStatuses } from './study-plan.schemas.ts'

/** The further status; where both are as far, the one reached first. */
function further(one: StudyPlanItem, other: StudyPlanItem): StudyPlanItem {
  const ahead = studyPlanStatuses.indexOf(one.status) - studyPlanStatuses.indexOf(other.status)
  if (ahead !== 0) return ahead > 0 ? one : other
  return one.changed_at <= other.changed_at ? one : other
}

/** `toISOString`'s form, in which texts compare as the times do. */
function inOneForm(item: StudyPlanItem): StudyPlanItem {
  return { ...item, changed_at: new Date(item.changed_at).toISOString() }
}

/**
 * The progress of two sides, or of one that names a key twice, so that neither loses any: ordered by key, and the same
 * whichever side comes first and however often it is merged.
 */
export function mergeItems(one: readonly StudyPlanItem[], other: readonly StudyPlanItem[]): StudyPlanItem[] {
  const merged = new Map<string, StudyPlanItem>()
  for (const item of [...one, ...other].map(inOneForm)) {
    const known = merged.get(item.key)
    merged.set(item.key, known ? further(known, item) : item)
  }
  return [...merged.values()].toSorted((first, second) => (first.key < second.key ? -1 : 1))
}
