import { dirname } from 'node:path'
import { buildCallerSource, recordAudit } from '../audit/record-audit.ts'
import { assertRecentPassword } from '../auth/confirmed-password.ts'
import type { Context, SignedInContext } from '../context.ts'
import { AppError } from '../errors.ts'
import type { Command } from './commands-file.ts'
import { collectDeploymentFacts } from './deployment-facts.ts'
import { describeCommand, findCommand } from './operations.ts'
import {
  type CommandId,
  type CommandList,
  type CommandOutcome,
  commandIds,
  type RunCommandInput,
} from './ops.schemas.ts'
import { type ProcessResult, runProcess } from './run-process.ts'

/** The PATH that commands receive: Node's folder and the system folders. */
const searchPath = `${dirname(process.execPath)}:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin`

export async function listCommands({ operations }: Pick<Context, 'operations'>): Promise<CommandList> {
  return commandIds.map((id) => describeCommand(operations, id))
}

/**
 * Runs a configured command and returns its outcome. The user, times and outcome are stored, but not the password or
 * output.
 * @throws AppError `forbidden` with reason `reauthenticate`, `conflict` with reason `already_running`, `bad_input` with
 * reason `sudo_password_needed`
 */
export async function runCommand(
  ctx: SignedInContext,
  { command_id, sudo_password }: RunCommandInput,
): Promise<CommandOutcome> {
  assertRecentPassword(ctx, ctx.caller)
  const found = findCommand(ctx.operations, command_id)
  if (!found.available) return { ok: false, stdout: '', stderr: '', detail: found.detail }
  const closeRecord = await openRecord(ctx, command_id, found.command)
  let result: Pick<ProcessResult, 'ending' | 'exitCode'> = { ending: 'not_started', exitCode: null }
  try {
    const ended = await start(ctx, found.command, sudo_password)
    result = ended
    if (asksForPassword(ended, found.command, sudo_password)) {
      throw new AppError('bad_input', 'This command needs the sudo password', { reason: 'sudo_password_needed' })
    }
    return present(ended, found.command)
  } finally {
    await closeRecord(result)
  }
}

async function start(ctx: Context, command: Command, password: string | undefined): Promise<ProcessResult> {
  const { file, settings, stopping } = ctx.operations
  return runProcess({
    argv: command.needs_sudo ? sudo(file.sudo, command.argv, password) : command.argv,
    directory: file.directory,
    environment: {
      PATH: searchPath,
      LANG: 'C.UTF-8',
      PATHWISE_DEPLOYMENT: JSON.stringify(await collectDeploymentFacts(ctx)),
      ...settings,
    },
    secretInput: command.needs_sudo ? password : undefined,
    timeoutSeconds: command.timeout_seconds,
    stopping,
  })
}

/**
 * Builds the sudo command. `-k` ignores cached credentials. `-S` reads the password from standard input, which keeps it
 * out of the process list.
 */
function sudo(program: string, argv: readonly string[], password: string | undefined): string[] {
  return [program, '-k', ...(password === undefined ? ['-n'] : ['-S', '-p', '']), '--', ...argv]
}

/**
 * Returns whether sudo failed because it needs a password. Without a password, sudo runs only commands that its rules
 * allow.
 */
function asksForPassword({ exitCode, stderr }: ProcessResult, command: Command, password: string | undefined): boolean {
  const refused = /^sudo(-rs)?: .*(a password is required|authentication (is )?required)/m
  return command.needs_sudo && password === undefined && exitCode !== 0 && refused.test(stderr)
}

function present(
  { ending, exitCode, stdout, stderr, leftOthers, outOfReach }: ProcessResult,
  command: Command,
): CommandOutcome {
  const endings = {
    exited: exitCode === 0 ? 'It succeeded.' : `It failed${exitCode === null ? '' : ` with exit code ${exitCode}`}.`,
    flooded: 'It printed more than 64 kB and was ended.',
    not_started: 'It could not be started: check its line in the commands file.',
    stopped: 'The server was stopping, so it was ended.',
    timed_out: `It did not end within ${command.timeout_seconds} seconds and was ended.`,
  } as const satisfies Record<ProcessResult['ending'], string>
  const sentences = [
    endings[ending],
    leftOthers && 'It left other processes running, which were ended.',
    outOfReach && 'Some of it runs as another user and may still be running.',
  ]
  return { ok: ending === 'exited' && exitCode === 0, stdout, stderr, detail: sentences.filter(Boolean).join(' ') }
}

/**
 * An open record counts as lost when this much time has passed since the command's timeout, because its server must
 * have crashed.
 */
const lostAfterMs = 60_000

/**
 * Records the start of a command. Only one run of each command can be in progress across all servers.
 * @returns a function that closes the record when the command ends
 * @throws AppError `conflict` with reason `already_running`
 */
async function openRecord(
  ctx: SignedInContext,
  commandId: CommandId,
  command: Command,
): Promise<(result: Pick<ProcessResult, 'ending' | 'exitCode'>) => Promise<void>> {
  const { prisma, now, caller } = ctx
  const target = { kind: 'command', id: commandId } as const
  const startedAt = now()
  const lostBefore = new Date(startedAt.getTime() - command.timeout_seconds * 1000 - lostAfterMs)
  await prisma.operationRun.updateMany({
    where: { runningKey: commandId, startedAt: { lt: lostBefore } },
    data: { runningKey: null, outcome: 'lost' },
  })
  const run = await prisma.$transaction(async (transaction) => {
    const [opened] = await transaction.operationRun.createManyAndReturn({
      data: [{ commandId, runningKey: commandId, userId: caller.id, startedAt }],
      skipDuplicates: true,
      select: { id: true },
    })
    if (!opened) throw new AppError('conflict', 'This command is already running', { reason: 'already_running' })
    await recordAudit(transaction, buildCallerSource(ctx), { action: 'operation_started', target })
    return opened
  })
  return async ({ ending, exitCode }) => {
    await prisma.$transaction(async (transaction) => {
      await transaction.operationRun.updateMany({
        where: { id: run.id },
        data: { runningKey: null, endedAt: now(), outcome: ending, exitCode },
      })
      const details = { outcome: ending, exit_code: exitCode }
      await recordAudit(transaction, buildCallerSource(ctx), { action: 'operation_ended', target, details })
    })
  }
}
