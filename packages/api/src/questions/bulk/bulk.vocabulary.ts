/** The maximum number of questions to select, to change in bulk, or to export as a selection. */
export const mostSelected = 10_000

/** Why a selected question is not changed. */
export const bulkRefusals = [
  'archived',
  'gone',
  'not_reviewed',
  'own_change',
  'too_many_skills',
  'version_conflict',
] as const
export type BulkRefusal = (typeof bulkRefusals)[number]
