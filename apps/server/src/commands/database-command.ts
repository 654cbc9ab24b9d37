import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import type { Database } from '@pathwise/db/database'
import { migrationsFolder } from '../migrations-folder.ts'
import { CommandError } from './run-command.ts'

const usage = `Usage: npm run db -- resolve MIGRATION [--applied]
       npm run db -- sql FILE|-
resolve: the next start retries a failed migration; --applied marks it as applied.
sql: runs a script from a file or the standard input, and prints the rows it returns, one JSON object a line.`

export type DatabaseCommand =
  | { readonly kind: 'resolve'; readonly migration: string; readonly resolution: 'applied' | 'retry' }
  | { readonly kind: 'sql'; readonly script: string }

/**
 * Parses the arguments after `npm run db --`. For `sql`, also reads the script.
 * @param input where to read a script named `-`
 * @throws CommandError if the arguments are invalid, or the file cannot be read
 */
export async function parseDatabaseCommand(
  args: readonly string[],
  input: NodeJS.ReadableStream,
): Promise<DatabaseCommand> {
  const [kind, operand, applied] = parse(args)
  if (kind === 'resolve') return { kind, migration: operand, resolution: applied ? 'applied' : 'retry' }
  if (kind !== 'sql' || applied) throw new CommandError(usage)
  return { kind, script: operand === '-' ? await text(input) : await readScript(operand) }
}

function parse(args: readonly string[]): [kind: string, operand: string, applied: boolean] {
  try {
    const options = { applied: { type: 'boolean', default: false } } as const
    const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options })
    const [kind, operand] = positionals
    if (kind !== undefined && operand !== undefined && positionals.length === 2) return [kind, operand, values.applied]
  } catch (cause) {
    throw new CommandError(usage, { cause })
  }
  throw new CommandError(usage)
}

async function readScript(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (cause) {
    throw new CommandError(`Cannot read ${file}: ${String(cause)}`, { cause })
  }
}

/**
 * The database may have pending migrations.
 * @returns the lines to print
 * @throws CommandError if the script fails; MigrationError if there is nothing to resolve
 */
export async function runDatabaseCommand(database: Database, command: DatabaseCommand): Promise<string[]> {
  if (command.kind === 'resolve') {
    const { migration, resolution } = command
    await database.resolveMigration(migration, resolution, migrationsFolder)
    return [resolution === 'applied' ? `${migration} is marked as applied.` : `The next start retries ${migration}.`]
  }
  const rows = await database.execute(command.script).catch((cause: unknown) => {
    throw new CommandError(`The script failed: ${String(cause)}`, { cause })
  })
  return rows.map((row) => JSON.stringify(row, (_key, value) => (typeof value === 'bigint' ? String(value) : value)))
}
