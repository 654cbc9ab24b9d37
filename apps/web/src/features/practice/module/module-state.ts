import type { AnswerPracticeInput, PracticeModule } from '@pathwise/api/practice/practice.schemas'
import type { ModuleWork, PlayedModule } from '../../../lib/practice/stored-module.ts'
import { toAnswer } from '../set/draft.ts'

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
