import type { DatabaseTransaction } from '@pathwise/db/database'
import { type Anchor, findDrift } from '@pathwise/measure/anchor'
import { describeGrid } from '@pathwise/measure/item-grid'
import { z } from 'zod'
import { measuredSections } from '../assessments/assessments.vocabulary.ts'
import { buildSubject, type MeasuredSection } from '../assessments/measured-subject.ts'
import { fewestProvisional, type ItemState } from './item-state.ts'

/** The anchors of a section, updated during a calibration. */
export interface Scale {
  /** Returns how far the section's grids have drifted, in logits. */
  findDrift: () => number
  /** Records an item's new state if the item is an anchor. */
  note: (questionId: number, item: Pick<ItemState, 'anchor' | 'grid'>) => void
}

const anchorsSchema = z.array(z.object({ id: z.int(), learned: z.number(), calibrated: z.number() }))
const sectionSchema = z.enum(measuredSections)

/** Reads a section's anchors: the calibrated items that measure one of its skills. */
async function readScale(transaction: DatabaseTransaction, section: MeasuredSection): Promise<Scale> {
  const rows = anchorsSchema.parse(
    await transaction.$queryRaw`
      SELECT item.question_id AS id, item.grid_difficulty AS learned, item.anchor AS calibrated
      FROM item_parameters AS item JOIN questions AS question ON question.id = item.question_id
      WHERE item.anchor IS NOT NULL AND item.grid_difficulty IS NOT NULL
        AND question.version = item.question_version AND question.skill_tags && ${[...buildSubject(section).skills]}::text[]`,
  )
  const anchors = new Map<number, Anchor>(rows.map(({ id, ...anchor }) => [id, anchor]))
  let drift: number | undefined
  return {
    findDrift: () => {
      drift ??= findDrift(anchors.values())
      return drift
    },
    note: (questionId, { anchor, grid }) => {
      if (anchor === undefined) return
      anchors.set(questionId, { learned: describeGrid(grid).difficulty, calibrated: anchor })
      drift = undefined
    },
  }
}

/** Reads the scale of each section in the given runs. Omits sections that are no longer measured. */
export async function readScales(
  transaction: DatabaseTransaction,
  runs: readonly { readonly section: string }[],
): Promise<ReadonlyMap<string, Scale>> {
  const sections = new Set(runs.flatMap(({ section }) => sectionSchema.safeParse(section).data ?? []))
  const scales = new Map<string, Scale>()
  for (const section of sections) scales.set(section, await readScale(transaction, section))
  return scales
}

/**
 * Shifts the difficulties of a section's items back to the scale of its anchors. Grids are not shifted, because a shift
 * by less than a grid step would blur them. Items with status `guessed` keep the author's level.
 */
export async function recenter(transaction: DatabaseTransaction, section: string, drift: number): Promise<void> {
  const measured = sectionSchema.safeParse(section).data
  if (!measured) return
  await transaction.$executeRaw`
    UPDATE item_parameters AS item SET difficulty = grid_difficulty - ${drift}::float8
    FROM questions AS question
    WHERE question.id = item.question_id AND question.skill_tags && ${[...buildSubject(measured).skills]}::text[]
      AND item.answers >= ${fewestProvisional} AND item.grid_difficulty IS NOT NULL
      AND item.difficulty <> grid_difficulty - ${drift}::float8`
}
