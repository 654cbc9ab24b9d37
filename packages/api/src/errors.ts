import { type TRPC_ERROR_CODE_KEY, TRPCError } from '@trpc/server'
import type { PictureRefusal } from './pictures/pictures.vocabulary.ts'

/** The tRPC code of each application error. It determines the HTTP status. */
const trpcCodes = {
  bad_input: 'UNPROCESSABLE_CONTENT',
  bad_signature: 'BAD_REQUEST',
  conflict: 'CONFLICT',
  forbidden: 'FORBIDDEN',
  not_found: 'NOT_FOUND',
  throttled: 'TOO_MANY_REQUESTS',
  too_large: 'PAYLOAD_TOO_LARGE',
  unauthenticated: 'UNAUTHORIZED',
  /** The database or an external service is not responding. */
  unavailable: 'SERVICE_UNAVAILABLE',
} as const satisfies Record<string, TRPC_ERROR_CODE_KEY>

export type AppErrorCode = keyof typeof trpcCodes

/** A machine-readable reason, for cases in which the error code is not specific enough. */
export type RefusalReason =
  | 'already_answered'
  | 'already_running'
  | 'already_subscribed'
  | 'answer_decimal_comma'
  | 'answer_form'
  | 'answer_not_a_number'
  | 'answer_too_long'
  | 'batch_too_large'
  | 'billing_off'
  | 'billing_unavailable'
  | 'breached_password'
  | 'challenge_expired'
  | 'demo_account'
  | 'email_taken'
  | 'empty_title'
  | 'exam_day'
  | 'factor_limit'
  | 'factor_required'
  | 'file_too_slow'
  | 'foreign_origin'
  | 'key_used'
  | 'legacy_id_taken'
  | 'link_expired'
  | 'link_limit'
  | 'mail_off'
  | 'no_items'
  | 'no_subscription'
  | 'not_in_trash'
  | 'not_reviewed'
  | 'not_sold'
  | 'own_change'
  | 'own_account'
  | PictureRefusal
  | 'plan_feature'
  | 'plan_limit'
  | 'reauthenticate'
  | 'reminder_limit'
  | 'run_finished'
  | 'second_factor'
  | 'share_limit'
  | 'sudo_password_needed'
  | 'suspended'
  | 'text_too_large'
  | 'throttled'
  | 'too_young'
  | 'version_conflict'
  | 'weak_password'
  | 'wrong_code'
  | 'wrong_password'
  | 'wrong_position'

export interface RefusalDetails {
  readonly reason?: RefusalReason
  /** The number of seconds after which a retry may succeed. */
  readonly retryAfterSeconds?: number
  /** The underlying error, for the log. */
  readonly cause?: unknown
  /** The second-factor challenge that the user must answer to complete the call. */
  readonly challenge?: string
}

/**
 * An error that the caller can understand and act on. Any other exception becomes a 500 response. It extends
 * `TRPCError` so that procedures can throw it directly.
 */
export class AppError extends TRPCError {
  readonly reason: RefusalReason | null
  readonly retryAfterSeconds: number | null
  readonly challenge: string | null

  constructor(
    code: AppErrorCode,
    message: string,
    { reason, retryAfterSeconds, cause, challenge }: RefusalDetails = {},
  ) {
    super({ code: trpcCodes[code], message, cause })
    this.reason = reason ?? null
    this.retryAfterSeconds = retryAfterSeconds ?? null
    this.challenge = challenge ?? null
  }
}
