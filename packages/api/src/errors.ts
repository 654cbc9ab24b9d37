import type { TRPC_ERROR_CODE_KEY } from '@trpc/server'

/** Every way in which a service may refuse, and the tRPC code (and so the HTTP status) that it becomes. */
const trpcCodes = {
  bad_input: 'UNPROCESSABLE_CONTENT',
  not_found: 'NOT_FOUND',
  too_large: 'PAYLOAD_TOO_LARGE',
} as const satisfies Record<string, TRPC_ERROR_CODE_KEY>

export type AppErrorCode = keyof typeof trpcCodes

/** A refusal that the caller can understand and act on. Anything else that is thrown is our fault, and answers 500. */
export class AppError extends Error {
  readonly code: AppErrorCode

  constructor(code: AppErrorCode, message: string) {
    super(message)
    this.name = 'AppError'
    this.code = code
  }

  get trpcCode(): TRPC_ERROR_CODE_KEY {
    return trpcCodes[this.code]
  }
}
