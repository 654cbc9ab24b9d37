import type { DatabaseClient } from '@pathwise/db/database'
import { type ExportedAnswer, type ExportedRun, exportedAnswerSchema } from './assessments.schemas.ts'
import { parseRun } from './stored-run.ts'

export async function exportRuns({ assessmentRun }: DatabaseClient, userId: string): Promise<ExportedRun[]> {
  const rows = await assessmentRun.findMany({ where: { userId }, orderBy: [{ startedAt: 'asc' }, { id: 'asc' }] })
  return rows.map((row) => {
    const { id, subject, domain, context, startedAt, finishedAt, stopReason } = parseRun(row)
    const { country, grade, goal } = context
    return {
      ...{ id, section: subject.section, domain, country, grade, goal, stop_reason: stopReason },
      started_at: startedAt.toISOString(),
      finished_at: finishedAt?.toISOString() ?? null,
    }
  })
}

export async function exportAnswers({ response }: DatabaseClient, userId: string): Promise<ExportedAnswer[]> {
  const rows = await response.findMany({ where: { userId }, orderBy: { id: 'asc' } })
  return rows.map(({ runId, purpose, questionId, position, attempt, hints, answer, outcome, rushed, ...times }) =>
    exportedAnswerSchema.parse({
      ...{ run: runId, purpose, question: purpose === 'assessment' ? null : questionId, position, attempt, hints },
      ...{ answer, outcome, counts: !rushed, elapsed_ms: times.elapsedMs },
      answered_at: times.answeredAt.toISOString(),
      recorded_at: times.recordedAt.toISOString(),
    }),
  )
}
