import { z } from 'zod'
import type { Queries } from '../connection.ts'
import { buildRowExpression, quote, type Table } from './tables.ts'

/** Digests by table name: the row count and an order-independent sum of row hashes. */
export type Digests = Readonly<Record<string, string>>

/**
 * Returns a query for a table's digest. The digest does not depend on row order, which differs between databases, so
 * the query needs no sort.
 */
export function buildDigestQuery(table: Table): string {
  const half = (from: number) => `sum(('x' || substr(hash, ${from}, 15))::bit(60)::bigint::numeric)`
  return `SELECT count(*)::text || ':' || coalesce((${half(1)})::text || ':' || (${half(16)})::text, '') AS digest FROM (
    SELECT encode(sha256(convert_to(${buildRowExpression(table)}, 'UTF8')), 'hex') AS hash FROM ${quote(table.name)}) hashes`
}

/** Makes every server format values identically until the transaction ends, so that digests can be compared. */
export const textSettings = `SET LOCAL extra_float_digits = 1; SET LOCAL DateStyle = 'ISO, MDY';
  SET LOCAL IntervalStyle = 'postgres'; SET LOCAL bytea_output = 'hex'; SET LOCAL TimeZone = 'UTC'`

const digestSchema = z.tuple([z.object({ digest: z.string() })])

/**
 * Computes table digests. Requires `textSettings` in the transaction.
 * @throws the signal's reason before the next table once it is aborted
 */
export async function computeDigests(
  queries: Queries,
  tables: readonly Table[],
  signal?: AbortSignal,
): Promise<Digests> {
  const digests: Record<string, string> = {}
  for (const table of tables) {
    signal?.throwIfAborted()
    const [{ digest }] = digestSchema.parse((await queries.query(buildDigestQuery(table))).rows)
    digests[table.name] = digest
  }
  return digests
}

/** Returns the names of tables whose digests differ or that exist in only one of the databases. */
export function findDifferences(one: Digests, other: Digests): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].filter((name) => one[name] !== other[name]).toSorted()
}

export function countRows(digest: string): number {
  return Number(digest.split(':')[0])
}
