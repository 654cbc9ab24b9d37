import type { SavedPlansInput, SyncedPlans } from '../src/saved-plans/saved-plans.schemas.ts'

type Sync = (input: SavedPlansInput) => Promise<SyncedPlans>

interface Happening {
  readonly id: string
  readonly at: number
  readonly deleted: boolean
}

/** Builds a plan whose report contains the id of the plan, so that tests can identify it. */
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

/** Returns the expected plans: each plan saved after its last deletion, with the time of its last save. */
export function findExpectedPlans(history: readonly Happening[]): Map<string, number> {
  const saves = new Map<string, number>()
  for (const { id, at, deleted } of history) if (!deleted) saves.set(id, Math.max(at, saves.get(id) ?? at))
  for (const { id, at, deleted } of history) if (deleted && at >= (saves.get(id) ?? at)) saves.delete(id)
  return saves
}

/**
 * A simulated browser of the web app: it saves and deletes plans offline and merges them with the account when it
 * syncs. Its clock may be wrong.
 */
export class Device {
  /** Times at which the device's plans were saved, by plan id. */
  readonly plans = new Map<string, number>()
  /** Deletions not yet sent to the account. */
  readonly deletions = new Map<string, number>()
  /** All saves and deletions on this device. */
  readonly history: Happening[] = []
  readonly #undoable: { id: string; at: number }[] = []
  readonly #clock: () => number

  constructor(clock: () => number) {
    this.#clock = clock
  }

  save(id: string): void {
    this.#keep(id, this.#clock())
  }

  /** Deletes one of the device's plans. A deletion is never older than the save it deletes. */
  delete(position: number): void {
    const [id, savedAt] = [...this.plans][position % this.plans.size] ?? []
    if (id === undefined || savedAt === undefined) return
    const at = Math.max(this.#clock(), savedAt)
    this.plans.delete(id)
    this.deletions.set(id, at)
    this.#undoable.push({ id, at })
    this.history.push({ id, at, deleted: true })
  }

  /** Saves the most recently deleted plan again, with a later time than the deletion. */
  undo(): void {
    const last = this.#undoable.pop()
    if (last && !this.plans.has(last.id)) this.#keep(last.id, Math.max(this.#clock(), last.at + 1))
  }

  #keep(id: string, at: number): void {
    this.plans.set(id, at)
    this.history.push({ id, at, deleted: false })
  }

  /** Sends all plans of the device. */
  async syncAll(sync: Sync): Promise<void> {
    this.#take(
      await sync({ plans: [...this.plans].map(([id, savedAt]) => buildPlan(id, savedAt)), deleted: this.#told() }),
    )
  }

  /** Sends the ids of the device's plans, then the plans that the account requests. */
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
