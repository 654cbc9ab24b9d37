/** One sitting, in which a student works on a set, a timed module, a diagnostic or a study sheet. */
export interface Work {
  /** The sitting's id, which is the same on every device. */
  readonly id: string
  /** The task from which the sitting was opened, if any. */
  readonly task: string | null
  /** When the sitting started, by the device's clock, as ISO 8601 in UTC. */
  readonly started_at: string
  /** The time spent on the items. */
  readonly seconds: number
  /** When the student finished the sitting and its task was marked as done. Null until then. */
  readonly done_at: string | null
}

/** The minutes that a plan scheduled for a week, before missed tasks were moved to other weeks. */
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

/**
 * The maximum number of sittings and of planned weeks. Only the newest are kept. A student who studies three times a
 * day has 1,100 sittings per year. A student with five plans has 260 planned weeks per year.
 */
export const studyRecordLimits = { works: 1_200, weeks: 300 } as const

const compareTexts = (one: string, other: string) => (one < other ? -1 : 1)

/** Merges two records of the same sitting. The recorded seconds only increase, so the higher value is newer. */
function mergeWork(one: Work, other: Work): Work {
  return {
    id: one.id,
    task: [one, other].flatMap(({ task }) => task ?? []).toSorted(compareTexts)[0] ?? null,
    started_at: [one.started_at, other.started_at].toSorted(compareTexts)[0] ?? one.started_at,
    seconds: Math.max(one.seconds, other.seconds),
    done_at: [one, other].flatMap(({ done_at }) => done_at ?? []).toSorted(compareTexts)[0] ?? null,
  }
}

/** Converts the times to ISO 8601 in UTC, so that they sort as strings. */
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

/**
 * Merges two lists of planned weeks, oldest first. If both lists have a week, keeps the higher number of minutes,
 * because moving missed tasks to another week lowers the number.
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
