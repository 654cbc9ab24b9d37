import type { Question } from '@pathwise/api/questions/questions.schemas'
import { z } from 'zod'
import type { QuestionText } from '../editor/question-text.ts'

/** The largest number that an id or a version can be. */
const largest = 2_147_483_647
/** A number, or its digits. */
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

/** What makes a message one for this channel; the rest of it may still be wrong. */
export const envelopeSchema = z.object({
  action: z.enum(actions),
  /** Comes back with the answer. */
  requestId: z.union([z.string().max(200), z.number()]).optional(),
})

export const requestSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('loadProblem'), problemId: number }),
  z.object({ action: z.literal('saveProblem') }),
  z.object({ action: z.literal('previewProblem') }),
  z.object({
    action: z.literal('compareWithOriginal'),
    /** Another version than the original. */
    revision: number.default(1),
  }),
])
export type ChannelRequest = z.infer<typeof requestSchema>

/** What an action is answered with, be it done or refused. */
export const answers = {
  loadProblem: 'problemLoaded',
  saveProblem: 'problemSaved',
  previewProblem: 'previewReady',
  compareWithOriginal: 'comparisonReady',
} as const satisfies Record<Action, string>

/** Why nothing was done. */
export type ChannelError =
  /** Something is missing in the message, or cannot be. */
  | 'bad_request'
  /** No question is open. */
  | 'no_problem'
  /** There is no such question, or no such revision of it. */
  | 'not_found'
  /** The question lies in the archive. */
  | 'archived'
  /** The question that is open has changes that are not saved. */
  | 'unsaved_changes'
  /** Somebody at the screen is asked something first, or fills in the attributes. */
  | 'busy'
  /** Another question was asked for meanwhile. */
  | 'superseded'
  /** Somebody else has saved it meanwhile; the person at the screen is asked. */
  | 'conflict'
  /** The question breaks a rule; see `fields`. */
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
