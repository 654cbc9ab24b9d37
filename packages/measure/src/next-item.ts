import type { Posterior } from './estimate-abilities.ts'
import { findGains, findTargets, type Target } from './expected-gain.ts'
import { at, computeWeightedSum, covariancesWith } from './gaussian.ts'
import type { CurveTable } from './item-curve.ts'
import type { RunPolicy, StopReason } from './run-policy.ts'
import { buildDomainLoad, buildOverallLoad, type Subject } from './subject.ts'

export interface RunState {
  readonly subject: Subject
  readonly table: CurveTable
  readonly policy: RunPolicy
  readonly posterior: Posterior
  /** The items asked so far, in order. */
  readonly asked: readonly number[]
  /** 1 for each item that may be asked, otherwise 0. */
  readonly open: Uint8Array
  /** For each item, the fraction of runs in which it was used. */
  readonly use: Float32Array
  readonly seed: string
}

export type NextStep = { readonly item: number } | { readonly stop: StopReason }

/**
 * Returns a weight for each domain, above 1 if the domain's share of the run so far is smaller than its share of the
 * exam.
 */
function balanceDomains({ subject, table, asked }: RunState): number[] {
  const counts = subject.domainShares.map(() => 0)
  for (const item of asked) {
    const domain = findDomain(subject, table, item)
    counts[domain] = at(counts, domain) + 1
  }
  return subject.domainShares.map(
    (share, domain) => 1 + 0.5 * Math.tanh(share * (asked.length + 1) - at(counts, domain)),
  )
}

function findDomain({ domainOfSkill }: Subject, { items }: CurveTable, item: number): number {
  return at(domainOfSkill, items[item]?.load[0]?.[0] ?? Number.NaN)
}

/** The fraction by which an item's score is reduced at the usage limit. */
const mostSparing = 0.7

/**
 * Returns a score factor for an item: 1 if unused, and less as the item approaches its usage limit. Without this
 * factor, the first students would use up the best items.
 */
function spareItem(use: number, mostUse: number): number {
  const used = (use / mostUse) ** 2
  return mostUse < 1 ? 1 - mostSparing * used * used : 1
}

interface Candidate {
  readonly item: number
  readonly gain: number
  readonly score: number
}

/** Returns the top-scoring items, best first. */
function findCandidates(state: RunState, targets: readonly Target[]): Candidate[] {
  const { subject, table, policy, posterior, open, use } = state
  const gains = findGains(table, posterior, targets, open)
  const balance = balanceDomains(state)
  const domainOfPattern = table.patterns.map(({ load }) => at(subject.domainOfSkill, load[0]?.[0] ?? Number.NaN))
  const best: Candidate[] = []
  // Lower than any score, so that every item is accepted until the list of candidates is full.
  let lowest = -1
  for (let item = 0; item < table.items.length; item++) {
    const used = use[item] ?? 0
    if (open[item] !== 1 || used > policy.mostUse) continue
    const domain = domainOfPattern[table.patternOfItem[item] ?? 0] ?? 0
    if (policy.domain !== null && policy.domain !== domain) continue
    const gain = gains[item] ?? 0
    const balanced = gain * (policy.domain === null ? (balance[domain] ?? 1) : 1)
    // If the score is already too low, skip the item, because the usage factor can only lower the score.
    if (balanced <= lowest) continue
    const score = balanced * spareItem(used, policy.mostUse)
    if (score <= lowest) continue
    const place = best.findIndex((other) => score > other.score)
    best.splice(place === -1 ? best.length : place, 0, { item, gain, score })
    if (best.length > policy.candidates) best.pop()
    if (best.length === policy.candidates) lowest = best.at(-1)?.score ?? -1
  }
  return best
}

function isPrecise({ subject, policy, posterior }: RunState): boolean {
  const overall = policy.domain === null ? buildOverallLoad(subject) : buildDomainLoad(subject, policy.domain)
  return computeWeightedSum(overall, covariancesWith(posterior, overall)) <= policy.precision ** 2
}

/**
 * Returns the next item of a run, or the reason why the run ends. The seed picks one of the best candidates, so that
 * students get different items.
 */
export function chooseNextItem(state: RunState): NextStep {
  const { subject, policy, posterior, asked, seed } = state
  if (asked.length >= policy.mostItems) return { stop: 'longest' }
  const mayStop = asked.length >= policy.fewestItems
  if (mayStop && isPrecise(state)) return { stop: 'precise' }
  const targets = findTargets(subject, policy, posterior)
  const candidates = findCandidates(state, targets)
  const chosen = candidates[hashText(`${seed}:${asked.length}`) % Math.max(1, candidates.length)]
  if (!chosen) return { stop: 'no_gain' }
  if (!mayStop) return { item: chosen.item }
  let remaining = 0
  for (const { load, weight } of targets)
    remaining += weight * computeWeightedSum(load, covariancesWith(posterior, load))
  if ((candidates[0]?.gain ?? 0) < policy.smallestGain * remaining) return { stop: 'no_gain' }
  return { item: chosen.item }
}

/** Returns the 32-bit FNV-1a hash (Fowler, Noll and Vo), finalized like MurmurHash3 to mix the bits. */
function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
