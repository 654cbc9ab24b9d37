import {
  type AnswerPracticeInput,
  gradedModuleSchema,
  type PracticeModule,
  practiceModuleSchema,
} from '@pathwise/api/practice/practice.schemas'
import { practiceLimits } from '@pathwise/api/practice/practice.vocabulary'
import { z } from 'zod'
import { onEntryChangedInOtherTab, readJson, removeEntry, writeJson } from '../../../lib/browser-storage.ts'
import { toAnswer } from '../set/draft.ts'

const workSchema = z.object({
  chosen: z.array(z.string()),
  text: z.string(),
  crossed: z.array(z.string()),
  flagged: z.boolean(),
  // Earlier versions could store a duration that the API rejects, when the device slept or its clock was set back.
  elapsedMs: z.number().transform((ms) => Math.min(practiceLimits.elapsedMs, Math.max(0, ms))),
  /** The idempotency key of the answer, so that the server stores a resubmitted answer only once. */
  key: z.uuid(),
  /** The time of the last change to the answer, by this device's clock. Undefined until the first change. */
  answeredAt: z.string().optional(),
})
export type ModuleWork = z.infer<typeof workSchema>

const playedModuleSchema = practiceModuleSchema.extend({
  /** The server's clock minus this device's clock, in milliseconds. */
  ahead: z.number(),
  /** The index of the current problem, or the number of problems on the review page, which follows the last problem. */
  at: z.int().min(0),
  work: z.array(workSchema),
  /** The key of the study task that opened the module, if any. */
  task: z.string().optional(),
  /** Whether the student has submitted the module or its time has run out. */
  isOver: z.boolean(),
  /** The graded answers. Undefined until the server responds. */
  replies: gradedModuleSchema.shape.replies.optional(),
})
export type PlayedModule = z.infer<typeof playedModuleSchema>

const key = 'pathwise.practice-module.1'

export function readModule(): PlayedModule | undefined {
  return readJson(key, (json) => playedModuleSchema.safeParse(json).data)
}

export function storeModule(module: PlayedModule) {
  writeJson(key, module)
}

/** Returns the stored module if it has not been graded. */
export function readOpenModule(): PlayedModule | undefined {
  const module = readModule()
  return module?.replies ? undefined : module
}

/** Calls `changed` when another tab stores or removes a module. Returns a function that unsubscribes. */
export function onModuleChangedInOtherTab(changed: () => void): () => void {
  return onEntryChangedInOtherTab(key, changed)
}

/** Removes the stored module if it is the given one. Otherwise, another tab has started it and needs it. */
export function removeModule(module: PlayedModule) {
  const stored = readModule()
  if (stored && findSittingId(stored) === findSittingId(module)) removeEntry(key)
}

export function createModuleState(module: PracticeModule, now: number, task: string | null = null): PlayedModule {
  return {
    ...module,
    ...(task !== null && { task }),
    ahead: Date.parse(module.started_at) - now,
    at: 0,
    isOver: false,
    work: module.problems.map(() => ({
      ...{ chosen: [], text: '', crossed: [], flagged: false, elapsedMs: 0 },
      key: crypto.randomUUID(),
    })),
  }
}

/** Returns the remaining time in milliseconds. */
export function findTimeLeft({ ends_at, ahead }: PlayedModule, now: number): number {
  return Math.max(0, Date.parse(ends_at) - (now + ahead))
}

export function changeWork(module: PlayedModule, at: number, change: (work: ModuleWork) => ModuleWork): PlayedModule {
  return { ...module, work: module.work.map((work, index) => (index === at ? change(work) : work)) }
}

export function isAnswered({ chosen, text }: ModuleWork): boolean {
  return chosen.length > 0 || text.trim() !== ''
}

/** Toggles whether a choice is crossed out. Crossing out the selected choice deselects it. */
export function toggleCrossedOut(work: ModuleWork, id: string): ModuleWork {
  if (work.crossed.includes(id)) return { ...work, crossed: work.crossed.filter((one) => one !== id) }
  return { ...work, crossed: [...work.crossed, id], chosen: work.chosen.filter((one) => one !== id) }
}

/** Truncates a typed answer to the SAT's limit: five characters, or six with any kind of minus sign. */
export function truncateTypedAnswer(text: string): string {
  const entry = text.replaceAll(' ', '')
  return entry.slice(0, /^[\p{Dash_Punctuation}−]/u.test(entry) ? 6 : 5)
}

/** Returns the answers to submit, omitting unanswered problems. */
export function listAnswers({ problems, work }: PlayedModule): AnswerPracticeInput[] {
  return problems.flatMap(({ problem }, index) => {
    const own = work[index]
    const answer = own && toAnswer(problem, own)
    if (!own || !answer || own.answeredAt === undefined) return []
    return [
      {
        ...{ id: problem.id, version: problem.version, client_key: own.key, attempt: 1, hints: 0, answer },
        elapsed_ms: Math.round(own.elapsedMs),
        answered_at: own.answeredAt,
        in_module: true as const,
      },
    ]
  })
}

/** Returns the key of the first problem, which also identifies the module's sitting. */
export function findSittingId({ work }: PlayedModule): string | undefined {
  return work[0]?.key
}

/** Returns whether the student answered at least half of the problems. If so, the module's study task is done. */
export function isHalfAnswered({ work }: PlayedModule): boolean {
  return work.filter(isAnswered).length * 2 >= work.length
}

export type ModuleVerdict = 'right' | 'wrong' | 'open'

/** Returns the outcome of each problem. A problem is open if it was not answered or was removed from the bank. */
export function listVerdicts({ problems, replies = [] }: PlayedModule): ModuleVerdict[] {
  const outcomes = new Map(replies.map(({ id, reply }) => [id, reply?.outcome]))
  return problems.map(({ problem }) => {
    const outcome = outcomes.get(problem.id)
    return outcome === 'right' || outcome === 'wrong' ? outcome : 'open'
  })
}
