import { isDeepStrictEqual } from 'node:util'
import { fewestAnswers, findBand, hasChanged, leastEffort } from '@pathwise/measure/claims'
import { project } from '@pathwise/measure/gaussian'
import { buildDomainLoad, buildOverallLoad } from '@pathwise/measure/subject'
import { hasFeature } from '../billing/entitlements.ts'
import type { SignedInContext } from '../context.ts'
import type { Estimates } from './assessments.schemas.ts'
import { findEffort, listCountedAnswers, listFinalAnswers, type RunEvidence, updatePrior } from './evidence.ts'
import { estimateOverTime } from './evidence-over-time.ts'
import type { LockedRun } from './find-run.ts'
import { readPool } from './item-pool.ts'
import type { MeasuredSection } from './measured-subject.ts'
import { buildMeasurement, presentBand } from './measurement.ts'
import { readPracticeEvidence, splitSittings } from './practice-evidence.ts'
import { findCloserLookDomains, listAskedItemIds, reviewAnswers } from './run-state.ts'
import { parseResponses, parseRun, responseOrder, type StoredResponse } from './stored-run.ts'

type Deps = Pick<SignedInContext, 'billing' | 'caller' | 'now' | 'prisma'>

/** The maximum number of runs to read. Runs are deleted after two years, and students take fewer in that time. */
const mostRuns = 100
const longestHistory = 12

interface FinishedRun extends LockedRun {
  readonly finishedAt: Date
}

/** A finished run with the evidence from its own answers. */
interface WeighedRun extends FinishedRun {
  readonly evidence: RunEvidence
  readonly effort: number
  /** Whether the run is conclusive: it has enough answers, and they are genuine attempts. */
  readonly decides: boolean
}

/** Returns the caller's finished runs that have answers, newest first. */
async function readFinished({ prisma, caller }: Deps, section: MeasuredSection): Promise<FinishedRun[]> {
  const rows = await prisma.assessmentRun.findMany({
    where: { userId: caller.id, section, finishedAt: { not: null }, responses: { some: {} } },
    include: { responses: { orderBy: [...responseOrder] } },
    orderBy: [{ finishedAt: 'desc' }, { id: 'asc' }],
    take: mostRuns,
  })
  return rows.map(({ responses, ...row }) => {
    const run = parseRun(row)
    return { run, responses: parseResponses(responses), finishedAt: run.finishedAt ?? run.startedAt }
  })
}

/** Computes what a run's answers reveal about the student. Takes about 20 ms, because it predicts each answer. */
function weigh(finished: FinishedRun): WeighedRun {
  const evidence = updatePrior(finished.run, listCountedAnswers(finished.run, finished.responses))
  const effort = findEffort(evidence)
  const decides = evidence.answers.length >= fewestAnswers && effort >= leastEffort
  return { ...finished, evidence, effort, decides }
}

/**
 * Returns the last conclusive overview, or the last one if none is conclusive. A run that was stopped early does not
 * replace a conclusive one.
 */
function findLast(overviews: readonly FinishedRun[]): WeighedRun | null {
  let newest: WeighedRun | null = null
  for (const overview of overviews) {
    const weighed = weigh(overview)
    if (weighed.decides) return weighed
    newest ??= weighed
  }
  return newest
}

/** Combines an overview with later closer looks and practice. Returns the estimates at `now`. */
function combine(
  overview: WeighedRun,
  closer: readonly WeighedRun[],
  practiced: readonly StoredResponse[],
  now: Date,
): WeighedRun {
  const inRuns = [overview, ...closer].map(({ run, responses, finishedAt }) => ({
    at: finishedAt,
    responses: listFinalAnswers(run, responses),
  }))
  const inPractice = splitSittings(practiced).map((responses) => ({
    at: responses.at(-1)?.answeredAt ?? overview.finishedAt,
    responses,
  }))
  // Number the positions consecutively: first the runs in chronological order, then practice.
  let position = 0
  const sittings = [...inRuns, ...inPractice].map(({ at, responses }) => ({
    at,
    responses: responses.map((response) => ({ ...response, position: position++ })),
  }))
  const counted = sittings.map(({ at, responses }) => ({ at, responses: responses.filter(({ rushed }) => !rushed) }))
  const finishedAt = closer.at(-1)?.finishedAt ?? overview.finishedAt
  const responses = sittings.flatMap((sitting) => sitting.responses)
  return { ...overview, responses, finishedAt, evidence: estimateOverTime(overview.run, counted, now) }
}

/**
 * Returns `up` or `down` if a domain has changed beyond chance since an earlier overview, otherwise `same`. Returns
 * null if either overview is inconclusive.
 */
function findChange(before: WeighedRun, after: WeighedRun, domain: number) {
  if (!before.decides || !after.decides) return null
  const load = buildDomainLoad(after.run.subject, domain)
  const [first, second] = [before.evidence.posterior, after.evidence.posterior]
  if (!hasChanged(first, second, load)) return 'same'
  return project(second, load).mean > project(first, load).mean ? 'up' : 'down'
}

function presentEarlier(earlier: WeighedRun, latest: WeighedRun): NonNullable<Estimates['history']>[number] {
  const { run, evidence, finishedAt } = earlier
  const { subject } = run
  return {
    id: run.id,
    finished_at: finishedAt.toISOString(),
    overall: presentBand(findBand(evidence.posterior, buildOverallLoad(subject))),
    domains: subject.domains.map((domain, number) => ({
      domain,
      ...presentBand(findBand(evidence.posterior, buildDomainLoad(subject, number))),
      changed: findChange(earlier, latest, number),
    })),
  }
}

/**
 * Returns the caller's current estimates for a section: the last overview combined with later closer looks and
 * practice. Includes the history if the caller's plan has that feature.
 */
export async function estimateSkills(deps: Deps, section: MeasuredSection): Promise<Estimates> {
  const { prisma } = deps
  const hasHistory = await hasFeature(prisma, deps, 'history')
  const runs = await readFinished(deps, section)
  const overviews = runs.filter(({ run }) => run.domain === null)
  const last = findLast(overviews)
  if (!last) {
    const nothing = { measured_at: null, measurement: null, answers: [], runs: [], practiced: 0 }
    return { ...nothing, history: hasHistory ? [] : null }
  }
  const { subject, context, policy } = last.run
  const closer = runs
    .filter(({ run, finishedAt }) => run.domain !== null && finishedAt > last.finishedAt)
    .filter(({ run }) => isDeepStrictEqual(run.subject.skills, subject.skills))
    .map(weigh)
    .filter(({ decides }) => decides)
    .toReversed()
  const practiced = await readPracticeEvidence(prisma, {
    run: last.run,
    userId: deps.caller.id,
    since: last.finishedAt,
  })
  const latest = combine(last, closer, practiced, deps.now())
  const { evidence, effort, responses, finishedAt } = latest
  const seen = new Set(runs.slice(0, 2).flatMap((run) => [...listAskedItemIds(run.responses)]))
  const open = findCloserLookDomains(await readPool(prisma, section), seen, policy.fewestItems)
  const earlier = overviews.filter((overview) => overview.finishedAt < last.finishedAt).slice(0, longestHistory)
  return {
    measured_at: finishedAt.toISOString(),
    measurement: buildMeasurement({ subject, context, evidence, effort, closer: open }),
    answers: await reviewAnswers(prisma, subject, responses),
    runs: [last, ...closer].map(({ run }) => run.id),
    practiced: practiced.length,
    history: hasHistory ? earlier.map((overview) => presentEarlier(weigh(overview), latest)) : null,
  }
}
