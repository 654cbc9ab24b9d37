import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { OperatorError } from '@pathwise/db/errors'
import { z } from 'zod'
import { type CommandId, commandIdSchema } from './ops.schemas.ts'

/** Settings that a command may need and be handed, by the name of their environment variable. */
export const settingNames = ['AUDIT_MPC_SCRIPT'] as const
export type SettingName = (typeof settingNames)[number]

const argumentSchema = z.string().regex(/^[^\0]*$/, 'must be text without NUL')

const commandSchema = z.strictObject({
  /** The program and its arguments, as the system gets them: no shell reads them. */
  argv: z.tuple([argumentSchema.min(1)], argumentSchema),
  needs_sudo: z.boolean().default(false),
  /** After so long it is ended, with all that it has started. */
  timeout_seconds: z.number().int().min(1).max(3600),
  /** It is refused until these are set. */
  requires: z.array(z.enum(settingNames)).default([]),
})
export type Command = z.infer<typeof commandSchema>

const fileSchema = z.strictObject({
  sudo: z.string().startsWith('/', 'must be an absolute path').default('/usr/bin/sudo'),
  commands: z.partialRecord(commandIdSchema, commandSchema),
})

export interface CommandsFile {
  readonly sudo: string
  readonly commands: Partial<Record<CommandId, Command>>
  /** Where the file stands: the working directory of every command. */
  readonly directory: string
}

export class CommandsFileError extends OperatorError {
  override readonly name = 'CommandsFileError'
}

/**
 * Reads the commands that an admin may run.
 * @throws CommandsFileError with one line that names the file and what is wrong with it
 */
export async function readCommandsFile(path: string): Promise<CommandsFile> {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new CommandsFileError(`The commands file ${path} cannot be read`, { cause })
  })
  const parsed = fileSchema.safeParse(jsonOf(text, path))
  if (!parsed.success) {
    const mistakes = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new CommandsFileError(`The commands file ${path} is wrong: ${mistakes.join('; ')}`)
  }
  const { sudo, commands } = parsed.data
  return { sudo, commands, directory: dirname(resolve(path)) }
}

function jsonOf(text: string, path: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new CommandsFileError(`The commands file ${path} is not JSON`, { cause })
  }
}
