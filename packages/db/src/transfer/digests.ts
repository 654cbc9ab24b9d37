import { z } from 'zod'
import type { Queries } from '../connection.ts'
import { quote, rowExpression, type Table } from './tables.ts'

/** The digest of each table's content, by table name: the row count and an order-independent sum of the row hashes. */
export type Digests = Readonly<Record<string, string>>

/**
 * Returns a query for the digest of a table. The digest ignores the row order, which differs between databases, so the
 * table is read once without sorting.
 */
export function digestQuery(table: Table): string {
  const half = (from: number) => `sum(('x' || substr(hash, ${from}, 15))::bit(60)::bigint::numeric)`
  return `SELECT count(*)::text || ':' || coalesce((${half(1)})::text || ':' || (${half(16)})::text, '') AS digest FROM (
    SELECT encode(sha256(convert_to(${rowExpression(table)}, 'UTF8')), 'hex') AS hash FROM ${quote(table.name)}) hashes`
}

/** The settings that determine how values are converted to text. They apply until the end of the transaction. */
export const textSettings = `SET LOCAL extra_float_digits = 1; SET LOCAL DateStyle = 'ISO, MDY';
  SET LOCAL IntervalStyle = 'postgres'; SET LOCAL bytea_output = 'hex'; SET LOCAL TimeZone = 'UTC'`

const digestSchema = z.tuple([z.object({ digest: z.string() })])

/** Computes the digests of tables. The transaction must use `textSettings`. */
export async function computeDigests(queries: Queries, tables: readonly Table[]): Promise<Digests> {
  const digests: Record<string, string> = {}
  for (const table of tables) {
    const [{ digest }] = digestSchema.parse((await queries.query(digestQuery(table))).rows)
    digests[table.name] = digest
  }
  return digests
}

/** Returns the names of tables whose digests differ or that exist on only one side. */
export function findDifferences(one: Digests, other: Digests): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].filter((name) => one[name] !== other[name]).toSorted()
}

/** Returns the number of rows from a digest. */
export function countRows(digest: string): number {
  return Number(digest.split(':')[0])
}
