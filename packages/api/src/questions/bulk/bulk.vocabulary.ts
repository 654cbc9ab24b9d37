/** The maximum number of questions to select, to change in bulk, or to export as a selection. */
export const mostSelected = 10_000

/** The reasons for skipping a selected question in a bulk change. */
export const bulkRefusals = [
  'archived',
  'gone',
  'not_reviewed',
  'own_change',
  'too_many_skills',
  'version_conflict',
] as const
export type BulkRefusal = (typeof bulkRefusals)[number]
