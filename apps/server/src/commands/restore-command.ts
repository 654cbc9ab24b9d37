import { parseArgs } from 'node:util'
import { restoreBackup } from '../backup/restore-backup.ts'
import type { Environment } from '../env/environment.ts'
import { CommandError } from './run-command.ts'

const usage = `Usage: npm run restore FILE
       npm run restore -- FILE --replace
Restores a backup into an empty database; --replace removes first what the database has. Stop the server before.`

interface RestoreCommand {
  readonly file: string
  readonly replaces: boolean
}

/** @throws CommandError with the usage text if the arguments are invalid */
export function parseRestoreCommand(args: readonly string[]): RestoreCommand {
  try {
    const options = { replace: { type: 'boolean', default: false } } as const
    const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options })
    const [file] = positionals
    if (file !== undefined && positionals.length === 1) return { file, replaces: values.replace }
  } catch (cause) {
    throw new CommandError(usage, { cause })
  }
  throw new CommandError(usage)
}

/** @returns a one-line summary */
export async function runRestoreCommand(
  { file, replaces }: RestoreCommand,
  { backups, databaseTarget: target }: Pick<Environment, 'backups' | 'databaseTarget'>,
): Promise<string[]> {
  const backup = { file, identityFile: backups.identityFile }
  return [`Restored ${await restoreBackup(backup, { target, replaces })}, all equal to the backup.`]
}
