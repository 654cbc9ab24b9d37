import type { Prisma } from '@pathwise/db/prisma'
import { buildReadableRunFilter, buildRunNotFoundError, identifyReader } from '../assessments/find-run.ts'
import { buildCallerSource, recordAudit } from '../audit/record-audit.ts'
import type { Caller } from '../auth/caller.ts'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { practicable } from '../practice/practice-question.ts'
import { buildProblemNotFoundError } from '../practice/problems.service.ts'
import { throttleCaller } from '../throttle/throttle-caller.ts'
import {
  type ProblemReport,
  problemReportSchema,
  type ReportItemInput,
  type ReportProblemInput,
  type SetReportStateInput,
} from './problem-reports.schemas.ts'
import { reportLimits } from './problem-reports.vocabulary.ts'

type ReportDeps = Pick<Context, 'identify' | 'now' | 'prisma' | 'request' | 'throttle'>

/**
 * Stores a report about an error in a practice problem. The reporter's account is not recorded. A report is stored once
 * per key.
 * @throws AppError `throttled`, `not_found`; `conflict` with reason `version_conflict`
 */
export async function reportProblem(
  deps: ReportDeps,
  { id, version, client_key, kind, note }: ReportProblemInput,
): Promise<{ received: true }> {
  const { now, prisma } = deps
  await throttleCaller(deps, 'problemReport')
  const question = await prisma.question.findFirst({ where: { id, ...practicable }, select: { version: true } })
  if (!question) throw buildProblemNotFoundError()
  if (version > question.version) {
    throw new AppError('conflict', 'The problem has no such version', { reason: 'version_conflict' })
  }
  await prisma.problemReport.createMany({
    data: [{ clientKey: client_key, questionId: id, questionVersion: version, kind, note, createdAt: now() }],
    skipDuplicates: true,
  })
  return { received: true }
}

/**
 * Stores a report about an error in an item of a finished run. The run and account are not recorded. Students cannot
 * see item ids, so the item is identified by its position.
 * @throws AppError `throttled`, `not_found`; `conflict` while the run is open
 */
export async function reportItem(
  deps: ReportDeps,
  { id, position, client_key, kind, note }: ReportItemInput,
): Promise<{ received: true }> {
  const { now, prisma } = deps
  await throttleCaller(deps, 'problemReport')
  const reader = await identifyReader(deps, id)
  const run = await prisma.assessmentRun.findFirst({
    where: { id, ...buildReadableRunFilter(reader) },
    select: { finishedAt: true },
  })
  if (!run) throw buildRunNotFoundError()
  if (!run.finishedAt) throw new AppError('conflict', 'The run is not finished')
  const answer = await prisma.response.findFirst({
    where: { runId: id, position, questionId: { not: null } },
    select: { questionId: true, questionVersion: true },
  })
  if (!answer || answer.questionId === null) throw new AppError('not_found', 'The run has no such item')
  const { questionId, questionVersion } = answer
  await prisma.problemReport.createMany({
    data: [{ clientKey: client_key, questionId, questionVersion, kind, note, createdAt: now() }],
    skipDuplicates: true,
  })
  return { received: true }
}

const columns = {
  ...{ id: true, kind: true, note: true, state: true, questionVersion: true, createdAt: true, reviewedAt: true },
  ...{ reviewedBy: { select: { name: true } }, reviewedById: true },
} as const

function presentReport(row: Prisma.ProblemReportGetPayload<{ select: typeof columns }>): ProblemReport {
  const { id, kind, note, state, questionVersion, createdAt, reviewedAt, reviewedBy, reviewedById } = row
  return problemReportSchema.parse({
    ...{ id, kind, note, state, question_version: questionVersion, created_at: createdAt.toISOString() },
    reviewed: reviewedAt && { at: reviewedAt.toISOString(), by: reviewedBy?.name ?? reviewedById },
  })
}

/** Returns a question's reports, open ones first. */
export async function listReports({ prisma }: Pick<Context, 'prisma'>, questionId: number): Promise<ProblemReport[]> {
  const rows = await prisma.problemReport.findMany({
    where: { questionId },
    select: columns,
    orderBy: [{ reviewedAt: { sort: 'desc', nulls: 'first' } }, { id: 'desc' }],
    take: reportLimits.listed,
  })
  return rows.map(presentReport)
}

/**
 * Closes or reopens a report. Does nothing if it is already in the requested state.
 * @throws AppError `not_found`
 */
export async function setReportState(
  ctx: Pick<Context, 'now' | 'prisma' | 'request'> & { readonly caller: Pick<Caller, 'id'> },
  { id, report, state }: SetReportStateInput,
): Promise<ProblemReport[]> {
  const { caller, now, prisma } = ctx
  const where = { id: report, questionId: id }
  const reviewed = state === 'open' ? null : { at: now(), by: caller.id }
  const count = await prisma.$transaction(async (transaction) => {
    const changed = await transaction.problemReport.updateMany({
      where: { ...where, state: { not: state } },
      data: { state, reviewedAt: reviewed?.at ?? null, reviewedById: reviewed?.by ?? null },
    })
    if (changed.count > 0) {
      const target = { kind: 'question', id: String(id) } as const
      await recordAudit(transaction, buildCallerSource(ctx), {
        action: 'report_reviewed',
        target,
        details: { report, state },
      })
    }
    return changed.count
  })
  if (count === 0 && !(await prisma.problemReport.findFirst({ where, select: { id: true } }))) {
    throw new AppError('not_found', 'The question has no such report')
  }
  return listReports({ prisma }, id)
}
