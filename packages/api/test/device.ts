import type { SavedPlansInput, SyncedPlans } from '../src/saved-plans/saved-plans.schemas.ts'

type Sync = (input: SavedPlansInput) => Promise<SyncedPlans>

interface Happening {
  readonly id: string
  readonly at: number
  readonly deleted: boolean
}

/** Builds a plan whose report contains the plan's id, so that tests can identify the report. */
function buildPlan(id: string, savedAt: number): SavedPlansInput['plans'][number] {
  const result = {
    summary: `Plan ${id}`,
    weaknesses: [],
    recommendedModules: [],
    recommendedProblems: [],
    nextWeekPlan: [],
  }
  return {
    id,
    saved_at: new Date(savedAt).toISOString(),
    result,
    context: { country: 'US', grade: 'G11', goal: 'SAT 1500' },
  }
}

/** Returns when each plan that is not deleted was last saved, by plan id. */
export function findExpectedPlans(history: readonly Happening[]): Map<string, number> {
  const saves = new Map<string, number>()
  for (const { id, at, deleted } of history) if (!deleted) saves.set(id, Math.max(at, saves.get(id) ?? at))
  for (const { id, at, deleted } of history) if (deleted && at >= (saves.get(id) ?? at)) saves.delete(id)
  return saves
}

/**
 * Simulates a browser whose clock may be wrong. It saves and deletes plans offline, and merges them with the account
 * when it syncs.
 */
export class Device {
  /** When each plan on the device was saved, by plan id. */
  readonly plans = new Map<string, number>()
  /** When each plan was deleted, by plan id, for deletions that have not been synced. */
  readonly deletions = new Map<string, number>()
  /** All saves and deletions on the device. */
  readonly history: Happening[] = []
  readonly #undoable: { id: string; at: number }[] = []
  readonly #clock: () => number

  constructor(clock: () => number) {
    this.#clock = clock
  }

  save(id: string): void {
    this.#keep(id, this.#clock())
  }

  /** Deletes one of the device's plans. The deletion is never dated before the plan's last save. */
  delete(position: number): void {
    const [id, savedAt] = [...this.plans][position % this.plans.size] ?? []
    if (id === undefined || savedAt === undefined) return
    const at = Math.max(this.#clock(), savedAt)
    this.plans.delete(id)
    this.deletions.set(id, at)
    this.#undoable.push({ id, at })
    this.history.push({ id, at, deleted: true })
  }

  /** Undoes the last deletion by saving the plan again with a timestamp later than the deletion's. */
  undo(): void {
    const last = this.#undoable.pop()
    if (last && !this.plans.has(last.id)) this.#keep(last.id, Math.max(this.#clock(), last.at + 1))
  }

  #keep(id: string, at: number): void {
    this.plans.set(id, at)
    this.history.push({ id, at, deleted: false })
  }

  /** Sends all plans on the device. */
  async syncAll(sync: Sync): Promise<void> {
    this.#take(
      await sync({ plans: [...this.plans].map(([id, savedAt]) => buildPlan(id, savedAt)), deleted: this.#told() }),
    )
  }

  /** Sends the ids of the device's plans, and then the plans that the account requests. */
  async syncByName(sync: Sync): Promise<void> {
    const { wanted, ...answer } = await sync({ plans: [], deleted: this.#told(), held: this.#held() })
    this.#take({ wanted, ...answer })
    const plans = [...this.plans].filter(([id]) => wanted.includes(id)).map(([id, savedAt]) => buildPlan(id, savedAt))
    if (plans.length > 0) this.#take(await sync({ plans, deleted: [], held: this.#held() }))
  }

  #held() {
    return [...this.plans].map(([id, savedAt]) => ({ id, saved_at: new Date(savedAt).toISOString() }))
  }

  #told() {
    return [...this.deletions].map(([id, deletedAt]) => ({ id, deleted_at: new Date(deletedAt).toISOString() }))
  }

  #take({ plans, deleted }: SyncedPlans): void {
    this.deletions.clear()
    for (const id of deleted) this.plans.delete(id)
    for (const { id, saved_at, result } of plans) {
      if (result.summary !== `Plan ${id}`) throw new Error(`Plan ${id} has come back with another's report`)
      this.plans.set(id, Date.parse(saved_at))
    }
  }
}
