/** The most questions that one change, one selection or one export of a selection can name. */
export const mostSelected = 10_000

/** Why a question of a selection is not changed. */
export const bulkRefusals = [
  'archived',
  'gone',
  'not_reviewed',
  'own_change',
  'too_many_skills',
  'version_conflict',
] as const
export type BulkRefusal = (typeof bulkRefusals)[number]
