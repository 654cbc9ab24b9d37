import type { Question } from '@pathwise/api/questions/questions.schemas'
import { z } from 'zod'
import type { QuestionText } from '../editor/question-text.ts'

/** The largest valid id or revision number. */
const largest = 2_147_483_647
/** A positive integer, as a number or a decimal string. */
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

/** The fields that identify a message as belonging to this channel. Other fields are not validated here. */
export const envelopeSchema = z.object({
  action: z.enum(actions),
  /** Copied to the response, so that the host can match it to the request. */
  requestId: z.union([z.string().max(200), z.number()]).optional(),
})

export const requestSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('loadProblem'), problemId: number }),
  z.object({ action: z.literal('saveProblem') }),
  z.object({ action: z.literal('previewProblem') }),
  z.object({
    action: z.literal('compareWithOriginal'),
    /** The revision to compare with; defaults to the original. */
    revision: number.default(1),
  }),
])
export type ChannelRequest = z.infer<typeof requestSchema>

/** Maps each request action to the action name of its response, for both success and failure. */
export const answers = {
  loadProblem: 'problemLoaded',
  saveProblem: 'problemSaved',
  previewProblem: 'previewReady',
  compareWithOriginal: 'comparisonReady',
} as const satisfies Record<Action, string>

/** Why a request was rejected. */
export type ChannelError =
  /** A field of the message is missing or invalid. */
  | 'bad_request'
  /** No question is open. */
  | 'no_problem'
  /** The question or revision does not exist. */
  | 'not_found'
  /** The question is archived. */
  | 'archived'
  /** The open question has unsaved changes. */
  | 'unsaved_changes'
  /** A save is in flight, or the user must first resolve a conflict, accept or discard a draft, or close a dialog. */
  | 'busy'
  /** A later request loaded another question and superseded this request. */
  | 'superseded'
  /** Another user has saved the question, so the conflict must be resolved first. */
  | 'conflict'
  /** The question fails validation; see `fields`. */
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
