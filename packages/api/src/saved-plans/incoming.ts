import type { SharedReport } from '../reports/reports.schemas.ts'
import type { SavedPlansInput } from './saved-plans.schemas.ts'

/** The latest change to a plan on a device or in the account. */
export interface PlanState {
  readonly deleted: boolean
  /** When the plan was changed, in ms since 1970, by the device's clock. */
  readonly at: number
}

/** Returns whether one state replaces another. The later state wins. At equal times, a deletion wins over a save. */
export function supersedes(one: PlanState, other: PlanState | undefined): boolean {
  if (!other) return true
  return one.at === other.at ? one.deleted && !other.deleted : one.at > other.at
}

/** A change to a plan sent by a device. The report is null for a deletion. */
export interface PlanChange extends PlanState {
  readonly id: string
  readonly report: SharedReport | null
}

/** Returns the latest change to each plan that a device sent. */
export function findLatestChanges({ plans, deleted }: Pick<SavedPlansInput, 'deleted' | 'plans'>): PlanChange[] {
  const changes: PlanChange[] = [
    ...plans.map(({ id, saved_at, result, context }) => ({
      id,
      deleted: false,
      at: Date.parse(saved_at),
      report: { result, context },
    })),
    ...deleted.map(({ id, deleted_at }) => ({ id, deleted: true, at: Date.parse(deleted_at), report: null })),
  ]
  const latest = new Map<string, PlanChange>()
  for (const change of changes) if (supersedes(change, latest.get(change.id))) latest.set(change.id, change)
  return [...latest.values()]
}
