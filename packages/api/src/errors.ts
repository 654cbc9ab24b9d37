import { type TRPC_ERROR_CODE_KEY, TRPCError } from '@trpc/server'

/** Every way in which a service may refuse, and the tRPC code (and so the HTTP status) that it becomes. */
const trpcCodes = {
  bad_input: 'UNPROCESSABLE_CONTENT',
  bad_signature: 'BAD_REQUEST',
  conflict: 'CONFLICT',
  forbidden: 'FORBIDDEN',
  not_found: 'NOT_FOUND',
  throttled: 'TOO_MANY_REQUESTS',
  too_large: 'PAYLOAD_TOO_LARGE',
  unauthenticated: 'UNAUTHORIZED',
  /** Somebody else whom we need does not answer. */
  unavailable: 'SERVICE_UNAVAILABLE',
} as const satisfies Record<string, TRPC_ERROR_CODE_KEY>

export type AppErrorCode = keyof typeof trpcCodes

/** What a program does with a refusal, where its code alone does not say enough. */
export type RefusalReason =
  | 'already_running'
  | 'already_subscribed'
  | 'batch_too_large'
  | 'billing_off'
  | 'billing_unavailable'
  | 'email_taken'
  | 'empty_title'
  | 'foreign_origin'
  | 'legacy_id_taken'
  | 'no_subscription'
  | 'not_in_trash'
  | 'plan_limit'
  | 'reauthenticate'
  | 'sudo_password_needed'
  | 'text_too_large'
  | 'throttled'
  | 'too_young'
  | 'version_conflict'
  | 'weak_password'
  | 'wrong_password'

export interface RefusalDetails {
  readonly reason?: RefusalReason
  /** When the same call may succeed. */
  readonly retryAfterSeconds?: number
}

/**
 * A refusal that the caller can understand and act on. Anything else that is thrown is our fault, and answers 500.
 * To tRPC it is an error of its own, so that no procedure needs a layer that translates it.
 */
export class AppError extends TRPCError {
  readonly reason: RefusalReason | null
  readonly retryAfterSeconds: number | null

  constructor(code: AppErrorCode, message: string, { reason, retryAfterSeconds }: RefusalDetails = {}) {
    super({ code: trpcCodes[code], message })
    this.reason = reason ?? null
    this.retryAfterSeconds = retryAfterSeconds ?? null
  }
}
