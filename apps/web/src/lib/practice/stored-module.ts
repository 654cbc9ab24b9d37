import { gradedModuleSchema, practiceModuleSchema } from '@pathwise/api/practice/practice.schemas'
import { practiceLimits } from '@pathwise/api/practice/practice.vocabulary'
import { z } from 'zod'
import { onEntryChangedInOtherTab, readJson, removeEntry, writeJson } from '../browser-storage.ts'

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

/** Returns the key of the first problem, which also identifies the module's sitting. */
export function findSittingId({ work }: PlayedModule): string | undefined {
  return work[0]?.key
}

/** Removes the stored module if it is the given one. Otherwise, another tab has started it and needs it. */
export function removeModule(module: PlayedModule) {
  const stored = readModule()
  if (stored && findSittingId(stored) === findSittingId(module)) removeEntry(key)
}

/** Removes the stored module, whichever it is. */
export function removeStoredModule() {
  removeEntry(key)
}
