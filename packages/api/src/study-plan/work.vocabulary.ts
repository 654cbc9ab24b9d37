/** What a student did in one sitting: a set, a timed module, a diagnostic or a sheet. */
export interface Work {
  /** The sitting's own id, the same on every device. */
  readonly id: string
  /** The key of the task that the sitting was opened from; null for none. */
  readonly task: string | null
  /** ISO 8601 in UTC, by the device's clock. */
  readonly started_at: string
  /** The time on its items. */
  readonly seconds: number
  /** When it ended and its task was marked; null before. */
  readonly done_at: string | null
}

/** The minutes that a plan had for a week, before missed tasks moved out of it. */
export interface PlannedWeek {
  /** The key that all plans for the same goal share. */
  readonly plan: string
  /** The Monday of the week, as 'YYYY-MM-DD'. */
  readonly week: string
  readonly minutes: number
}

export interface StudyRecord {
  readonly works: readonly Work[]
  readonly weeks: readonly PlannedWeek[]
}

/** About a year of three sittings a day, and of five plans. The newest are kept. */
export const studyRecordLimits = { works: 1_200, weeks: 300 } as const

const compareTexts = (one: string, other: string) => (one < other ? -1 : 1)

/** Merges what two devices know of one sitting. A sitting only goes on, so the larger value is the later one. */
function mergeWork(one: Work, other: Work): Work {
  return {
    id: one.id,
    task: [one, other].flatMap(({ task }) => task ?? []).toSorted(compareTexts)[0] ?? null,
    started_at: [one.started_at, other.started_at].toSorted(compareTexts)[0] ?? one.started_at,
    seconds: Math.max(one.seconds, other.seconds),
    done_at: [one, other].flatMap(({ done_at }) => done_at ?? []).toSorted(compareTexts)[0] ?? null,
  }
}

/** Converts times to the format of `toISOString`, in which string order is time order. */
function normalizeTimes(work: Work): Work {
  const { started_at, done_at } = work
  return {
    ...work,
    started_at: new Date(started_at).toISOString(),
    done_at: done_at && new Date(done_at).toISOString(),
  }
}

const nameWork = ({ started_at, id }: Work) => `${started_at} ${id}`

/** Merges two lists of sittings, oldest first. The result does not depend on the order or number of merges. */
export function mergeWorks(one: readonly Work[], other: readonly Work[]): Work[] {
  const merged = new Map<string, Work>()
  for (const work of [...one, ...other].map(normalizeTimes)) {
    const known = merged.get(work.id)
    merged.set(work.id, known ? mergeWork(known, work) : work)
  }
  return [...merged.values()]
    .toSorted((first, second) => compareTexts(nameWork(first), nameWork(second)))
    .slice(-studyRecordLimits.works)
}

const nameWeek = ({ week, plan }: PlannedWeek) => `${week} ${plan}`

/** Merges two lists of planned weeks, oldest first. Of each week, the most minutes count, because missed tasks leave it. */
export function mergeWeeks(one: readonly PlannedWeek[], other: readonly PlannedWeek[]): PlannedWeek[] {
  const merged = new Map<string, PlannedWeek>()
  for (const planned of [...one, ...other]) {
    const known = merged.get(nameWeek(planned))
    if (!known || known.minutes < planned.minutes) merged.set(nameWeek(planned), planned)
  }
  return [...merged.values()]
    .toSorted((first, second) => compareTexts(nameWeek(first), nameWeek(second)))
    .slice(-studyRecordLimits.weeks)
}
