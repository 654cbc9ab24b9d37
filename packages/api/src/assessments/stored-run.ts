import type { AssessmentRun, Response } from '@pathwise/db/prisma'
import type { Gaussian } from '@pathwise/measure/gaussian'
import { createDomainPolicy, overviewPolicy, type RunPolicy } from '@pathwise/measure/run-policy'
import { countries, grades } from '@pathwise/planner/context'
import { domainRows } from '@pathwise/planner/data/exams'
import { type SkillId, skillIds } from '@pathwise/planner/data/skills'
import { z } from 'zod'
import { stopReasons } from './assessments.schemas.ts'
import { measuredSections } from './assessments.vocabulary.ts'
import { buildSubject, findDomainNumber, type MeasuredDomain, type MeasuredSubject } from './measured-subject.ts'

const skillSchema = z.enum(skillIds)
const domainSchema = z.enum(domainRows.map(({ id }) => id))

const contextSchema = z.object({
  country: z.enum(countries),
  grade: z.enum(grades),
  goal: z.string().nullable(),
  /**
   * `target` is the section score that the goal requires. `benchmark` is the section score of an on-track student in
   * the same grade.
   */
  target: z.number().nullable(),
  benchmark: z.number(),
  /** The questions that the run must not ask, because the student has seen their solutions. */
  closed: z.array(z.int()),
})
export type StoredContext = z.infer<typeof contextSchema>

const vectorSchema = z.array(z.number()).transform((values) => Float64Array.from(values))

/** The abilities expected before the first answer. `covariance` is skills × skills, in row-major order. */
export const priorSchema = z.object({
  skills: z.array(skillSchema).min(1),
  mean: vectorSchema,
  covariance: vectorSchema,
})

const policySchema = z.object({
  fewestItems: z.int(),
  mostItems: z.int(),
  precision: z.number(),
  smallestGain: z.number(),
  candidates: z.int(),
  mostUse: z.number(),
})

/** The item's parameters as estimated when the item was asked. */
const curveSchema = z.object({
  slope: z.number(),
  difficulty: z.number(),
  slopeDoubt: z.number(),
  difficultyDoubt: z.number(),
  guess: z.number(),
  load: z.array(z.tuple([skillSchema, z.number()])),
  /** Whether the parameters were guessed from the author's difficulty level, without any answers. */
  guessed: z.boolean(),
})
export type StoredCurve = z.infer<typeof curveSchema>

const answerSchema = z.union([z.object({ choice: z.string() }), z.object({ text: z.string() })]).nullable()

export const responseSchema = z.object({
  clientKey: z.string(),
  questionId: z.int().nullable(),
  questionVersion: z.int(),
  position: z.int(),
  attempt: z.int(),
  answer: answerSchema,
  tried: z.boolean(),
  outcome: z.enum(['right', 'wrong', 'unknown']),
  elapsedMs: z.int(),
  rushed: z.boolean(),
  curve: curveSchema,
  answeredAt: z.date(),
})
export type StoredResponse = z.infer<typeof responseSchema>

export interface StoredRun {
  readonly id: string
  readonly userId: string | null
  readonly subject: MeasuredSubject
  readonly domain: MeasuredDomain | null
  readonly context: StoredContext
  readonly prior: Gaussian
  readonly policy: RunPolicy
  readonly seed: string
  readonly pending: { readonly questionId: number; readonly version: number } | null
  readonly position: number
  readonly startedAt: Date
  readonly finishedAt: Date | null
  readonly stopReason: (typeof stopReasons)[number] | null
  readonly expiresAt: Date | null
}

export function parseRun(row: AssessmentRun): StoredRun {
  const prior = priorSchema.parse(row.prior)
  const subject = buildSubject(z.enum(measuredSections).parse(row.section), prior.skills)
  const domain = domainSchema.nullable().parse(row.domain)
  const { id, userId, seed, position, startedAt, finishedAt, expiresAt, pendingQuestionId, pendingVersion } = row
  const isPending = pendingQuestionId !== null && pendingVersion !== null
  return {
    ...{ id, userId, seed, position, startedAt, finishedAt, expiresAt, subject, domain },
    context: contextSchema.parse(row.context),
    prior: { mean: prior.mean, covariance: prior.covariance },
    policy: { ...policySchema.parse(row.policy), domain: findDomainNumber(subject, domain) },
    pending: isPending ? { questionId: pendingQuestionId, version: pendingVersion } : null,
    stopReason: z.enum(stopReasons).nullable().parse(row.stopReason),
  }
}

/** Parses the responses of a run, which must be sorted by position and attempt. */
export function parseResponses(rows: readonly Response[]): StoredResponse[] {
  return z.array(responseSchema).parse(rows)
}

export const responseOrder = [{ position: 'asc' }, { attempt: 'asc' }] as const satisfies object[]

export function choosePolicy(subject: MeasuredSubject, domain: MeasuredDomain | null): RunPolicy {
  const number = findDomainNumber(subject, domain)
  return number === null ? overviewPolicy : createDomainPolicy(number)
}

/** Builds the JSON columns of a new run. */
export function storeRun(context: StoredContext, skills: readonly SkillId[], prior: Gaussian, policy: RunPolicy) {
  return {
    context,
    prior: { skills: [...skills], mean: [...prior.mean], covariance: [...prior.covariance] },
    policy: policySchema.parse(policy),
  }
}
