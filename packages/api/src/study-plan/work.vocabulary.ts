/** A student's work in one sitting: a set, a timed module, a diagnostic or a sheet. */
export interface Work {
  /** The id of the sitting, which is the same on every device. */
  readonly id: string
  /** The key of the task from which the sitting was opened, or null if there was none. */
  readonly task: string | null
  /** ISO 8601 in UTC, by the device's clock. */
  readonly started_at: string
  /** The time spent on the sitting's items. */
  readonly seconds: number
  /** The time at which the sitting ended and its task was marked as done, or null if it has not ended. */
  readonly done_at: string | null
}

/** The minutes that a plan scheduled for a week, before missed tasks were moved out of the week. */
export interface PlannedWeek {
  /** The key shared by all plans for the same goal. */
  readonly plan: string
  /** The Monday of the week, as 'YYYY-MM-DD'. */
  readonly week: string
  readonly minutes: number
}

export interface StudyRecord {
  readonly works: readonly Work[]
  readonly weeks: readonly PlannedWeek[]
}

/**
 * The maximum number of sittings (about a year with three sittings a day) and of planned weeks (about a year with five
 * plans). The newest entries are kept.
 */
export const studyRecordLimits = { works: 1_200, weeks: 300 } as const

const compareTexts = (one: string, other: string) => (one < other ? -1 : 1)

/**
 * Merges two devices' records of one sitting. The time of a sitting only increases, so the larger value is the later
 * one.
 */
function mergeWork(one: Work, other: Work): Work {
  return {
    id: one.id,
    task: [one, other].flatMap(({ task }) => task ?? []).toSorted(compareTexts)[0] ?? null,
    started_at: [one.started_at, other.started_at].toSorted(compareTexts)[0] ?? one.started_at,
    seconds: Math.max(one.seconds, other.seconds),
    done_at: [one, other].flatMap(({ done_at }) => done_at ?? []).toSorted(compareTexts)[0] ?? null,
  }
}

/** Converts times to the format of `toISOString`, in which string order equals time order. */
function normalizeTimes(work: Work): Work {
  const { started_at, done_at } = work
  return {
    ...work,
    started_at: new Date(started_at).toISOString(),
    done_at: done_at && new Date(done_at).toISOString(),
  }
}

const nameWork = ({ started_at, id }: Work) => `${started_at} ${id}`

/** Merges two lists of sittings into one, oldest first. The result does not depend on the order or number of merges. */
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

/**
 * Merges two lists of planned weeks into one, oldest first. For each week, the larger number of minutes is kept,
 * because moving missed tasks out of a week lowers its minutes.
 */
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
