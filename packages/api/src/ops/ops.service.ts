import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import type { CommandId, CommandList, CommandOutcome } from './ops.schemas.ts'

export async function listCommands(_ctx: Context): Promise<CommandList> {
  return []
}
export async function runCommand(_ctx: Context, _input: { command_id: CommandId }): Promise<CommandOutcome> {
  throw new AppError('not_found', 'No commands are configured')
}
