import { z } from 'zod'
import { lockAccount } from '../account/lock-account.ts'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { newId } from '../secrets.ts'
import { silenceSeconds } from './job.ts'
import { type ExportFaults, type RunningExport, runningExport } from './running-export.ts'

/** Each running export holds a connection and part of the renderers. */
const mostExportsAtOnce = 2

const countSchema = z.tuple([z.object({ running: z.int() })])

/**
 * Records the start of an export, so that its owner can follow it from any server.
 * @throws AppError `throttled` when the account has too many running exports
 */
export async function startExport(
  { prisma }: Pick<Context, 'prisma'>,
  { userId, total }: { readonly userId: string; readonly total: number },
  faults: ExportFaults,
): Promise<RunningExport> {
  const id = newId()
  await prisma.$transaction(async (transaction) => {
    await lockAccount(transaction, userId)
    const [{ running }] = countSchema.parse(
      await transaction.$queryRaw`
        SELECT count(*)::int AS running FROM export_jobs
        WHERE user_id = ${userId} AND state = 'running'
          AND seen_at > now() - ${silenceSeconds}::int * interval '1 second'`,
    )
    if (running >= mostExportsAtOnce) {
      throw new AppError('throttled', `${mostExportsAtOnce} of your exports are still running. Please wait for one.`)
    }
    await transaction.$executeRaw`INSERT INTO export_jobs (id, user_id, total) VALUES (${id}, ${userId}, ${total})`
  })
  return runningExport(prisma, { id, total }, faults)
}

const day = 24 * 3600 * 1000

/** Deletes exports that started more than a day ago. Run hourly. */
export async function forgetOldExports({ prisma, now }: Pick<Context, 'now' | 'prisma'>): Promise<void> {
  await prisma.exportJob.deleteMany({ where: { startedAt: { lt: new Date(now().getTime() - day) } } })
}
