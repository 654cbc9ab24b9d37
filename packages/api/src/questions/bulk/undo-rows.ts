import { z } from 'zod'
import type { Planned } from './bulk-rows.ts'
import type { BulkRow, Decision } from './change-row.ts'

/** The data for undoing a bulk change. It is stored until the user's next bulk change. */
export const undoRowsSchema = z.array(
  z.object({
    id: z.int(),
    after: z.object({
      ...{ version: z.int(), reviewState: z.string(), reviewVersion: z.int() },
      archived: z.boolean(),
    }),
    before: z.object({
      ...{ subject: z.string(), course: z.string(), gradeCode: z.string(), educationLevel: z.string() },
      ...{ difficultyLevel: z.string(), difficultyScore: z.number(), skillTags: z.array(z.string()) },
      ...{ reviewState: z.string(), reviewVersion: z.int(), deletedAt: z.iso.datetime().nullable() },
    }),
  }),
)
export type UndoRow = z.infer<typeof undoRowsSchema>[number]

export function buildUndoRow({ before, after }: Planned): UndoRow {
  const { subject, course, gradeCode, educationLevel, difficultyLevel, difficultyScore, skillTags } = before
  const { reviewState, reviewVersion, deletedAt } = before
  return {
    id: after.id,
    after: pickState(after),
    before: {
      ...{ subject, course, gradeCode, educationLevel, difficultyLevel, difficultyScore, skillTags },
      ...{ reviewState, reviewVersion, deletedAt: deletedAt?.toISOString() ?? null },
    },
  }
}

function pickState({ version, reviewState, reviewVersion, deletedAt }: BulkRow) {
  return { version, reviewState, reviewVersion, archived: deletedAt !== null }
}

/** Decides how to restore a question. Refuses if the question has changed since the bulk change. */
export function decideUndo(row: BulkRow, { after, before }: UndoRow): Decision {
  const now = pickState(row)
  const same =
    now.version === after.version &&
    now.reviewState === after.reviewState &&
    now.reviewVersion === after.reviewVersion &&
    now.archived === after.archived
  if (!same) return { kind: 'refused', reason: 'version_conflict' }
  const deletedAt = before.deletedAt === null ? null : new Date(before.deletedAt)
  return { kind: 'change', columns: { ...before, deletedAt } }
}
