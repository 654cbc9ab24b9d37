import type { Question } from '@pathwise/api/questions/questions.schemas'
import { z } from 'zod'
import type { QuestionText } from '../editor/question-text.ts'

/** The largest id or revision number (32-bit signed). */
const largest = 2_147_483_647
/** A positive integer, given as a number or a decimal string. */
const number = z
  .union([
    z.int(),
    z
      .string()
      .regex(/^\d{1,10}$/)
      .transform(Number),
  ])
  .pipe(z.int().min(1).max(largest))

const actions = ['loadProblem', 'saveProblem', 'previewProblem', 'compareWithOriginal'] as const
export type Action = (typeof actions)[number]

/** Matches any message of this channel by its action. `requestSchema` then validates the other fields. */
export const envelopeSchema = z.object({
  action: z.enum(actions),
  /** The response repeats this id, so that the host can match the response to its request. */
  requestId: z.union([z.string().max(200), z.number()]).optional(),
})

export const requestSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('loadProblem'), problemId: number }),
  z.object({ action: z.literal('saveProblem') }),
  z.object({ action: z.literal('previewProblem') }),
  z.object({
    action: z.literal('compareWithOriginal'),
    /** The revision to compare with. Defaults to the original. */
    revision: number.default(1),
  }),
])
export type ChannelRequest = z.infer<typeof requestSchema>

/**
 * Maps the action of each request to the action of its response. Success and failure responses have the same action.
 */
export const answers = {
  loadProblem: 'problemLoaded',
  saveProblem: 'problemSaved',
  previewProblem: 'previewReady',
  compareWithOriginal: 'comparisonReady',
} as const satisfies Record<Action, string>

export type ChannelError =
  /** A field is missing or invalid. */
  | 'bad_request'
  | 'no_problem'
  | 'not_found'
  | 'archived'
  | 'unsaved_changes'
  /** A save is in flight, or a conflict, draft or dialog is waiting for the user's decision. */
  | 'busy'
  /** A newer request opened another question before this request completed. */
  | 'superseded'
  /** Another user has saved the question, and the conflict is not resolved yet. */
  | 'conflict'
  /** The question is invalid; see `fields`. */
  | 'invalid'
  | 'too_large'
  | 'legacy_id_taken'
  | 'failed'

export type Refusal = { readonly error: ChannelError; readonly fields?: readonly string[] }

export type Outcome =
  | Refusal
  | { readonly problemId: number; readonly problem: Question }
  | { readonly problemId: number; readonly problem: QuestionText }
  | { readonly problemId: number; readonly revision: number; readonly changed: boolean }
