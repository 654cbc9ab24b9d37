import type { DatabaseTransaction } from '@pathwise/db/database'
import { cleanBody } from '@pathwise/rich-text/body'
import type { ReviewedAnswer, RunState } from './assessments.schemas.ts'
import { findEffort, isRetryPending, listCountedAnswers, listFinalAnswers, updatePrior } from './evidence.ts'
import type { LockedRun } from './find-run.ts'
import { type ItemContent, presentItem, readContents } from './item-content.ts'
import { findSkill } from './item-curve.ts'
import { countItems, hasEnoughItems, type ItemPool } from './item-pool.ts'
import type { MeasuredDomain, MeasuredSubject } from './measured-subject.ts'
import { buildMeasurement } from './measurement.ts'
import type { StoredResponse, StoredRun } from './stored-run.ts'

type Tables = Pick<DatabaseTransaction, 'question' | 'questionRevision'>

/** Returns the answers with their solutions. Omits answers whose item version no longer exists. */
export async function reviewAnswers(
  tables: Tables,
  subject: MeasuredSubject,
  final: readonly StoredResponse[],
): Promise<ReviewedAnswer[]> {
  const contents = await readContents(
    tables,
    final.map(({ questionId, questionVersion }) => ({ questionId, version: questionVersion })),
  )
  return final.flatMap(({ questionId, position, answer, tried, outcome, rushed }) => {
    const item = contents.get(questionId ?? 0)
    if (!item) return []
    return [
      {
        ...presentItem(item),
        ...{ position, given: answer, tried, outcome, counts: !rushed, answer: item.answer },
        skill: findSkill(item, subject),
        explanation: cleanBody(item.explanation),
      },
    ]
  })
}

/** Returns the domains with enough items for a closer look, not counting items in `seen`. */
export function findCloserLookDomains(
  pool: ItemPool,
  seen: ReadonlySet<number>,
  fewest: number,
): ReadonlySet<MeasuredDomain> {
  const left = [...countItems(pool, seen)].filter(([domain, items]) => hasEnoughItems(pool, domain) && items >= fewest)
  return new Set(left.map(([domain]) => domain))
}

export function listAskedItemIds(responses: readonly Pick<StoredResponse, 'questionId'>[]): ReadonlySet<number> {
  return new Set(responses.flatMap(({ questionId }) => questionId ?? []))
}

async function presentResult(tables: Tables, pool: ItemPool, { run, responses }: LockedRun) {
  const seen = new Set([...run.context.closed, ...listAskedItemIds(responses)])
  const evidence = updatePrior(run, listCountedAnswers(run, responses))
  return {
    measurement: buildMeasurement({
      subject: run.subject,
      context: run.context,
      evidence,
      effort: findEffort(evidence),
      closer: findCloserLookDomains(pool, seen, run.policy.fewestItems),
    }),
    answers: await reviewAnswers(tables, run.subject, listFinalAnswers(run, responses)),
  }
}

function presentOpen(run: StoredRun, responses: readonly StoredResponse[], item: ItemContent) {
  return { ...presentItem(item), position: run.position, try_anyway: isRetryPending(run, responses) }
}

/**
 * Returns a run as the API presents it: an open run with its item, or a finished run with the measurement and all
 * solutions.
 * @param item the open item, or null when the run is finished
 */
export async function presentRun(
  tables: Tables,
  pool: ItemPool,
  { run, responses }: LockedRun,
  item: ItemContent | null,
): Promise<RunState> {
  const result = run.finishedAt ? await presentResult(tables, pool, { run, responses }) : null
  return {
    id: run.id,
    section: run.subject.section,
    domain: run.domain,
    started_at: run.startedAt.toISOString(),
    finished_at: run.finishedAt?.toISOString() ?? null,
    expires_at: run.expiresAt?.toISOString() ?? null,
    answered: listCountedAnswers(run, responses).length,
    at_most: run.policy.mostItems,
    rushed: responses.filter(({ rushed }) => rushed).length,
    stop_reason: run.stopReason,
    item: item && presentOpen(run, responses, item),
    measurement: result?.measurement ?? null,
    answers: result?.answers ?? [],
  }
}
