import { assessLoad, type Band, fewestAnswers, findBand, findReliability, leastEffort } from '@pathwise/measure/claims'
import { type Load, project } from '@pathwise/measure/gaussian'
import { findInformation } from '@pathwise/measure/information'
import { logistic } from '@pathwise/measure/item-curve'
import { buildDomainLoad, buildOverallLoad } from '@pathwise/measure/subject'
import { findAbility } from '@pathwise/planner/section-start'
import type { Measurement } from './assessments.schemas.ts'
import type { RunEvidence } from './evidence.ts'
import { findDomainOf, type MeasuredDomain, type MeasuredSubject } from './measured-subject.ts'
import type { StoredContext } from './stored-run.ts'

/**
 * Returns the fraction of our medium-difficulty questions (slope 1.1, difficulty 0) that a student of the given ability
 * can answer.
 */
export function predictMediumFraction(ability: number): number {
  return logistic(1.1 * ability)
}

/** Converts a band of abilities to fractions of our medium-difficulty questions. */
export function presentBand({ low, high }: Band) {
  return { low: predictMediumFraction(low), high: predictMediumFraction(high) }
}

/**
 * Returns whether more than half of the information comes from items whose parameters are only guesses based on the
 * author's level.
 */
function isProvisional({ responses, table, posterior }: RunEvidence, answers: readonly number[]): boolean {
  let all = 0
  let guessed = 0
  for (const answer of answers) {
    const item = table.items[answer]
    if (!item) throw new RangeError(`There is no answer ${answer}`)
    const information = findInformation(item, project(posterior, item.load).mean, posterior)
    all += information
    if (responses[answer]?.curve.guessed) guessed += information
  }
  return guessed > all / 2
}

export interface Measured {
  readonly subject: MeasuredSubject
  readonly context: Pick<StoredContext, 'benchmark' | 'target'>
  readonly evidence: RunEvidence
  /** The probability that the answers were genuine attempts, 0 to 1. */
  readonly effort: number
  /** The domains for which the student is offered a closer look. */
  readonly closer: ReadonlySet<MeasuredDomain>
}

/** Returns a student's measurement as users may see it: ranges and verdicts, but no point estimates. */
export function buildMeasurement({ subject, context, evidence, effort, closer }: Measured): Measurement {
  const { prior, posterior, answers, responses } = evidence
  // Without a score goal, students are compared with an on-track student in the same grade.
  const target = findAbility(subject.section, context.target ?? context.benchmark)
  const overall = buildOverallLoad(subject)
  const all = isProvisional(evidence, [...answers.keys()])
  // No answer directly measures a domain or skill with the verdict `inferred`, so it is provisional if the whole
  // measurement is provisional.
  const judge = (own: readonly number[]) => ({
    provisional: own.length > 0 ? isProvisional(evidence, own) : all,
    answers: own.flatMap((answer) => responses[answer]?.position ?? []),
  })
  const claim = (load: Load) => {
    const { verdict, answers: own, ...band } = assessLoad({ ...evidence, effort }, load, target)
    return { ...presentBand(band), verdict, ...judge(own) }
  }
  return {
    overall: { ...presentBand(findBand(posterior, overall)), provisional: all },
    target: context.target === null ? null : predictMediumFraction(target),
    reliability: Math.min(1, Math.max(0, findReliability(prior, posterior, overall))),
    few_answers: answers.length < fewestAnswers,
    low_effort: answers.length > 0 && effort < leastEffort,
    domains: subject.domains.map((domain, number) => ({
      domain,
      ...claim(buildDomainLoad(subject, number)),
      look_closer: closer.has(domain),
    })),
    skills: subject.skills.map((skill, number) => ({
      skill,
      domain: findDomainOf(subject, number),
      ...claim([[number, 1]]),
    })),
  }
}
