import type { DatabaseTransaction } from '@pathwise/db/database'
import { parseIds } from '../parse-ids.ts'

/**
 * Trigram similarity, from 0 to 1, from which two texts count as duplicates. In the shipped bank the closest pair has
 * 0.39. Of 20 of its texts, 19 keep 0.95 or more with one letter removed, 0.88 with one word replaced, 0.79 with three
 * words replaced, and 0.77 with every digit changed (median 0.88).
 */
const duplicateSimilarity = 0.8

/**
 * Shorter texts must be equal: in them a single number or sign, which trigrams do not
 * cover, makes a different question.
 */
const shortestAlike = 60

/** Max duplicates stored per question. The pairs of many copies grow quadratically. */
const maxDuplicates = 20

/**
 * Recomputes the duplicates of questions.
 * @returns the ids of all questions that were or are now duplicates of one of them
 */
export async function replaceDuplicates(transaction: DatabaseTransaction, ids: readonly number[]): Promise<number[]> {
  const before = await transaction.$queryRaw`
    DELETE FROM question_twins WHERE one_id = ANY(${ids}::int[]) OR other_id = ANY(${ids}::int[])
    RETURNING CASE WHEN one_id = ANY(${ids}::int[]) THEN other_id ELSE one_id END AS id`
  const after = await transaction.$queryRaw`
    INSERT INTO question_twins (one_id, other_id)
    SELECT DISTINCT least(mine.question_id, duplicate.id), greatest(mine.question_id, duplicate.id)
    FROM question_lint mine
    JOIN questions own ON own.id = mine.question_id
    CROSS JOIN LATERAL (
      SELECT theirs.question_id AS id
      FROM question_lint theirs JOIN questions other ON other.id = theirs.question_id
      WHERE theirs.bands && mine.bands AND theirs.question_id <> mine.question_id
        AND (own.body_text = other.body_text OR (
          least(length(own.body_text), length(other.body_text)) >= ${shortestAlike}
          AND similarity(own.body_text, other.body_text) >= ${duplicateSimilarity}::float4
        ))
      LIMIT ${maxDuplicates}
    ) AS duplicate
    WHERE mine.question_id = ANY(${ids}::int[]) AND mine.bands <> '{}'
    RETURNING CASE WHEN one_id = ANY(${ids}::int[]) THEN other_id ELSE one_id END AS id`
  return [...parseIds(before), ...parseIds(after)]
}
