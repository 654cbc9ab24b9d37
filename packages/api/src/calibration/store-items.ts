import type { DatabaseTransaction } from '@pathwise/db/database'
import { type ItemState, writeItem } from './item-state.ts'

interface ItemToStore {
  readonly questionId: number
  readonly state: ItemState
  /**
   * `through` is the highest ID among the item's responses, and `lastRun` is the number of the last run that included
   * the item. A value of 0 does not overwrite the stored value.
   */
  readonly through: bigint
  readonly lastRun: bigint
}

/**
 * Stores updated items. Prisma rounds floating-point numbers to 16 digits on write, and grids must be stored exactly,
 * so this uses raw SQL.
 */
export async function storeItems(
  transaction: DatabaseTransaction,
  items: readonly ItemToStore[],
  updatedAt: Date,
): Promise<void> {
  const rows = items.map(({ questionId, state, through, lastRun }) => ({
    questionId,
    ...writeItem(state),
    through: String(through),
    lastRun: String(lastRun),
  }))
  await transaction.$executeRaw`
    INSERT INTO item_parameters (
      question_id, question_version, grid, reference_grid, slope, difficulty, slope_doubt, difficulty_doubt, answers,
      misfit, fit_squares, fit_expected, fit_variance, leak, choice_counts, through, last_run, status, updated_at,
      grid_difficulty, anchor
    )
    SELECT
      "questionId", "questionVersion", grid, "referenceGrid", slope, difficulty, "slopeDoubt", "difficultyDoubt", answers,
      misfit, "fitSquares", "fitExpected", "fitVariance", leak, "choiceCounts", through, "lastRun", status, ${updatedAt},
      "gridDifficulty", anchor
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS item (
      "questionId" int, "questionVersion" int, grid float8[], "referenceGrid" float8[], slope float8, difficulty float8,
      "slopeDoubt" float8, "difficultyDoubt" float8, answers int, misfit float8, "fitSquares" float8,
      "fitExpected" float8, "fitVariance" float8, leak float8, "choiceCounts" jsonb, through int8, "lastRun" int8,
      status text, "gridDifficulty" float8, anchor float8
    )
    ORDER BY "questionId"
    ON CONFLICT (question_id) DO UPDATE SET
      question_version = excluded.question_version, grid = excluded.grid, reference_grid = excluded.reference_grid,
      slope = excluded.slope, difficulty = excluded.difficulty, slope_doubt = excluded.slope_doubt,
      difficulty_doubt = excluded.difficulty_doubt, answers = excluded.answers, misfit = excluded.misfit,
      fit_squares = excluded.fit_squares, fit_expected = excluded.fit_expected, fit_variance = excluded.fit_variance,
      leak = excluded.leak, choice_counts = excluded.choice_counts, status = excluded.status,
      updated_at = excluded.updated_at, grid_difficulty = excluded.grid_difficulty, anchor = excluded.anchor,
      through = greatest(item_parameters.through, excluded.through),
      last_run = greatest(item_parameters.last_run, excluded.last_run),
      -- Another text takes another time.
      usual_ms = CASE WHEN item_parameters.question_version = excluded.question_version
        THEN item_parameters.usual_ms END`
}
