import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { OperatorError } from '@pathwise/db/errors'
import { z } from 'zod'
import { type CommandId, commandIdSchema } from './ops.schemas.ts'

/** The environment variables that a command can require. Every command receives all listed variables that are set. */
export const settingNames = ['AUDIT_MPC_SCRIPT'] as const
export type SettingName = (typeof settingNames)[number]

const argumentSchema = z.string().regex(/^[^\0]*$/, 'must be text without NUL')

const commandSchema = z.strictObject({
  /** The program and its arguments. No shell is involved. */
  argv: z.tuple([argumentSchema.min(1)], argumentSchema),
  needs_sudo: z.boolean().default(false),
  /** The time after which the command and all its child processes are killed. */
  timeout_seconds: z.number().int().min(1).max(3600),
  /** The command is unavailable unless all of these settings are set. */
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
  /** The folder of the commands file, which is the working directory of every command. */
  readonly directory: string
}

export class CommandsFileError extends OperatorError {
  override readonly name = 'CommandsFileError'
}

/**
 * Reads the commands that admins may run.
 * @throws CommandsFileError with a one-line message that names the file and its mistakes
 */
export async function readCommandsFile(path: string): Promise<CommandsFile> {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new CommandsFileError(`The commands file ${path} cannot be read`, { cause })
  })
  const parsed = fileSchema.safeParse(parseJson(text, path))
  if (!parsed.success) {
    const mistakes = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new CommandsFileError(`The commands file ${path} is wrong: ${mistakes.join('; ')}`)
  }
  const { sudo, commands } = parsed.data
  return { sudo, commands, directory: dirname(resolve(path)) }
}

function parseJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new CommandsFileError(`The commands file ${path} is not JSON`, { cause })
  }
}
