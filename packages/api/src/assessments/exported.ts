import type { ExportSource } from '../export-source.ts'
import { exportedAnswerSchema } from './assessments.schemas.ts'
import { parseRun } from './stored-run.ts'

export const exportRuns: ExportSource<'assessment_runs'> = async ({ prisma }, { id: userId }) => {
  const rows = await prisma.assessmentRun.findMany({
    where: { userId },
    orderBy: [{ startedAt: 'asc' }, { id: 'asc' }],
  })
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

export const exportAnswers: ExportSource<'answers'> = async ({ prisma }, { id: userId }) => {
  const rows = await prisma.response.findMany({ where: { userId }, orderBy: { id: 'asc' } })
  return rows.map(({ runId, purpose, questionId, position, attempt, hints, answer, outcome, rushed, ...times }) =>
    exportedAnswerSchema.parse({
      ...{ run: runId, purpose, question: purpose === 'assessment' ? null : questionId, position, attempt, hints },
      ...{ answer, outcome, counts: !rushed, elapsed_ms: times.elapsedMs },
      answered_at: times.answeredAt.toISOString(),
      recorded_at: times.recordedAt.toISOString(),
    }),
  )
}
