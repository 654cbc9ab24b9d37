import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import type { Command } from './commands-file.ts'
import type { CommandId } from './ops.schemas.ts'
import type { ProcessResult } from './run-process.ts'

/** A run whose server crashed counts as lost this long after its timeout. */
const lostAfterMs = 60_000

type Deps = Pick<Context, 'now' | 'prisma'>

/**
 * Records the start of a command. A command can run only once at a time across all servers.
 * @returns a function that closes the record when the command has ended
 * @throws AppError `conflict` with reason `already_running`
 */
export async function openRecord(
  { prisma, now }: Deps,
  { commandId, userId, command }: { readonly commandId: CommandId; readonly userId: string; readonly command: Command },
): Promise<(result: Pick<ProcessResult, 'ending' | 'exitCode'>) => Promise<void>> {
  const startedAt = now()
  const lostBefore = new Date(startedAt.getTime() - command.timeout_seconds * 1000 - lostAfterMs)
  await prisma.operationRun.updateMany({
    where: { runningKey: commandId, startedAt: { lt: lostBefore } },
    data: { runningKey: null, outcome: 'lost' },
  })
  const [run] = await prisma.operationRun.createManyAndReturn({
    data: [{ commandId, runningKey: commandId, userId, startedAt }],
    skipDuplicates: true,
    select: { id: true },
  })
  if (!run) throw new AppError('conflict', 'This command is already running', { reason: 'already_running' })
  return async ({ ending, exitCode }) => {
    await prisma.operationRun.updateMany({
      where: { id: run.id },
      data: { runningKey: null, endedAt: now(), outcome: ending, exitCode },
    })
  }
}
