import type { Command, CommandsFile, SettingName } from './commands-file.ts'
import type { CommandId, CommandList, unavailableReasons } from './ops.schemas.ts'

interface Backups {
  readonly directory: string
  readonly everyHours: number
  /** Returns the newest complete backup, or null if there is none. */
  readonly findNewest: () => Promise<{ readonly createdAt: Date; readonly bytes: number } | null>
}

export interface Operations {
  readonly file: CommandsFile
  readonly settings: Readonly<Partial<Record<SettingName, string>>>
  /** The directory of the embedded database. The audit checks its disk and permissions. Null on PostgreSQL. */
  readonly dataDirectory: string | null
  /**
   * Whether commits to the embedded database wait for the disk. Null on PostgreSQL, whose settings are queried instead.
   */
  readonly syncs: boolean | null
  /** This deployment's backups, or null if this server has no backup directory. */
  readonly backups: Backups | null
  /** Whether the client's address is read from proxy headers. */
  readonly trustsProxy: boolean
  /** Whether other machines can reach this deployment. */
  readonly isPublic: boolean
  /** Aborts when the server stops. Running commands are then killed. */
  readonly stopping: AbortSignal
}

type Found =
  | { readonly available: true; readonly command: Command }
  | { readonly available: false; readonly reason: (typeof unavailableReasons)[number]; readonly detail: string }

/** Returns a command, or the reason why it is unavailable. */
export function findCommand({ file, settings }: Operations, id: CommandId): Found {
  const command = file.commands[id]
  if (!command) {
    const detail = `No command is configured for ${id}. Name a file that has one in OPS_COMMANDS_FILE.`
    return { available: false, reason: 'not_configured', detail }
  }
  const missing = command.requires.filter((name) => !settings[name])
  if (missing.length > 0) {
    return { available: false, reason: 'setting_missing', detail: `${id} runs once ${missing.join(', ')} is set.` }
  }
  return { available: true, command }
}

export function describeCommand(operations: Operations, id: CommandId): CommandList[number] {
  const found = findCommand(operations, id)
  return found.available
    ? { id, needs_sudo: found.command.needs_sudo, available: true }
    : { id, needs_sudo: operations.file.commands[id]?.needs_sudo ?? false, available: false, reason: found.reason }
}
