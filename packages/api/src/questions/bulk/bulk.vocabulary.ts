/** The maximum number of questions in one change, one selection or one export of a selection. */
export const mostSelected = 10_000

/** The reasons why a question in a selection is not changed. */
export const bulkRefusals = [
  'archived',
  'gone',
  'not_reviewed',
  'own_change',
  'too_many_skills',
  'version_conflict',
] as const
export type BulkRefusal = (typeof bulkRefusals)[number]
