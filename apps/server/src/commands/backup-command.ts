import { join } from 'node:path'
import { isPostgresUrl } from '@pathwise/db/client'
import { createBackup, writeNewFile } from '../backup/create-backup.ts'
import { encryptBytes } from '../backup/encryption.ts'
import { requestBackup } from '../backup/operator-socket.ts'
import { verifyBackup } from '../backup/restore-backup.ts'
import { buildBackupName } from '../backup/scheduled-backups.ts'
import type { Environment } from '../env/environment.ts'
import { version } from '../version.ts'
import { CommandError, withDatabase } from './run-command.ts'

const usage = `Usage: npm run backup [FILE]
       npm run backup -- verify FILE
Backs up the database into a new file, by default in BACKUP_DIR or here; a server may be running.
verify: restores the file into an empty database that is thrown away, and compares all tables.`

type BackupCommand =
  | { readonly kind: 'create'; readonly file: string | undefined }
  | { readonly kind: 'verify'; readonly file: string }

/** @throws CommandError with the usage text if the arguments are invalid */
export function parseBackupCommand(args: readonly string[]): BackupCommand {
  const [first, second] = args
  if (args.some((arg) => arg.startsWith('-'))) throw new CommandError(usage)
  if (first === 'verify' && second !== undefined && args.length === 2) return { kind: 'verify', file: second }
  if (first === 'verify' || args.length > 1) throw new CommandError(usage)
  return { kind: 'create', file: first }
}

type Settings = Pick<Environment, 'backups' | 'database' | 'databaseTarget'>

/** @returns a one-line summary of the result */
export async function runBackupCommand(command: BackupCommand, settings: Settings): Promise<string[]> {
  const { backups, databaseTarget: target } = settings
  if (command.kind === 'verify') {
    const url = isPostgresUrl(target) ? target : undefined
    const backup = { file: command.file, identityFile: backups.identityFile }
    return [`${command.file} can be restored: ${await verifyBackup(backup, url)}.`]
  }
  const file = command.file ?? join(backups.directory ?? '.', buildBackupName(new Date()))
  const served = isPostgresUrl(target) ? undefined : await requestBackup(target)
  if (served) {
    await writeNewFile(file, encryptBytes(served.bytes, backups.recipients))
    return [`${file} has ${served.content}.`]
  }
  return withDatabase(settings, async (database) => [
    `${file} has ${await createBackup({ database, target, version }, file, backups.recipients)}.`,
  ])
}
