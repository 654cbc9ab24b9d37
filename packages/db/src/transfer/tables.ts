import { z } from 'zod'
import type { Queries } from '../connection.ts'

/** A table, with its stored columns sorted by name. */
export interface Table {
  readonly name: string
  readonly columns: readonly Column[]
}

interface Column {
  readonly name: string
  /** The type in SQL notation, such as `timestamp(3) with time zone`. */
  readonly type: string
}

const tablesSchema = z.array(
  z.object({
    name: z.string(),
    columns: z.array(z.object({ name: z.string(), type: z.string() })),
    references: z.array(z.string()),
  }),
)

/**
 * Lists all tables, without their generated columns. Each table comes after the tables that it references.
 * @throws Error if references form a cycle
 */
export async function listTables(queries: Queries): Promise<Table[]> {
  const { rows } = await queries.query(`
    SELECT class.relname::text AS name,
      (SELECT coalesce(json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod))
          ORDER BY attname COLLATE "C"), '[]') FROM pg_attribute
        WHERE attrelid = class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns,
      (SELECT coalesce(json_agg(target.relname ORDER BY target.relname), '[]') FROM pg_constraint
        JOIN pg_class target ON target.oid = confrelid
        WHERE conrelid = class.oid AND contype = 'f' AND confrelid <> conrelid) AS references
    FROM pg_class class
    WHERE class.relnamespace = current_schema()::regnamespace AND class.relkind = 'r'
    ORDER BY class.relname COLLATE "C"`)
  return sortByReferences(tablesSchema.parse(rows))
}

function sortByReferences(tables: z.infer<typeof tablesSchema>): Table[] {
  const sorted: Table[] = []
  const done = new Set<string>()
  let rest = tables
  while (rest.length > 0) {
    const ready = rest.filter(({ references }) => references.every((name) => done.has(name)))
    if (ready.length === 0) throw new Error(`Tables reference each other: ${rest.map(({ name }) => name).join(', ')}`)
    for (const { name, columns } of ready) {
      sorted.push({ name, columns })
      done.add(name)
    }
    rest = rest.filter(({ name }) => !done.has(name))
  }
  return sorted
}

export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/** Returns an SQL expression that converts a row to a JSON array of strings. PostgreSQL can parse each string back. */
export function buildRowExpression({ columns }: Pick<Table, 'columns'>): string {
  return `json_build_array(${columns.map(({ name }) => `${quote(name)}::text`).join(', ')})::text`
}

const sequenceSchema = z.array(z.object({ name: z.string(), value: z.string().nullable() }))

/** `value` is the last number that the sequence returned, or null if it has returned none. */
export type Sequence = z.infer<typeof sequenceSchema>[number]

export async function listSequences(queries: Queries): Promise<Sequence[]> {
  const { rows } = await queries.query(`
    SELECT sequencename::text AS name, last_value::text AS value FROM pg_sequences
    WHERE schemaname = current_schema() ORDER BY sequencename COLLATE "C"`)
  return sequenceSchema.parse(rows)
}
