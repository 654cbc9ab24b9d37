import { type AnswerPracticeInput, answerPracticeInputSchema } from '@pathwise/api/practice/practice.schemas'
import { practiceLimits } from '@pathwise/api/practice/practice.vocabulary'
import type { AppRouter } from '@pathwise/api/root'
import type { TRPCClient } from '@trpc/client'
import { toApiFailure } from './api-failure.ts'
import { devicePractice } from './device-practice.ts'
import { getAccessToken } from './session/access-token.ts'
import { createListStore } from './stored-list.ts'

/** Unconfirmed answers from sets that the student has left. */
const { latest, replace } = createListStore(
  'pathwise.practice-waiting.1',
  answerPracticeInputSchema,
  (stored, inMemory) => [...inMemory, ...stored.filter((one) => !inMemory.some(hasKeyOf(one)))],
)

function hasKeyOf({ client_key }: AnswerPracticeInput) {
  return (other: AnswerPracticeInput) => other.client_key === client_key
}

/** The queued answers, oldest first. */
export const getQueuedAnswers = latest

export function queueAnswers(answers: readonly AnswerPracticeInput[]) {
  const others = latest().filter((one) => !answers.some(hasKeyOf(one)))
  if (answers.length > 0) replace([...others, ...answers].slice(-practiceLimits.history))
}

/** Statuses of connection failures: undefined without a response of the API, or a gateway error during a restart. */
const connectionStatuses: readonly (number | undefined)[] = [undefined, 502, 503, 504]

/** Returns whether a failed call may succeed once the connection is restored. */
export function isConnectionFailure(error: unknown): boolean {
  return connectionStatuses.includes(toApiFailure(error).status)
}

/** Returns whether a failed call may succeed later: after a lost connection, a sign-in, a rate limit or a server error. */
export function mayRetry(error: unknown): boolean {
  const { status } = toApiFailure(error)
  return status === undefined || status >= 500 || status === 401 || status === 429
}

/** How long to keep resending an answer that the server cannot process: 30 days, in milliseconds. */
const longestFaultMs = 2_592_000_000

let sending = Promise.resolve()

/**
 * Sends the queued answers, oldest first, until the connection is lost again. Rejected answers are removed, and so are
 * old ones that the server still cannot process. Concurrent calls wait for each other, so that no answer is sent twice
 * and sign-out does not count an answer in flight.
 */
export function sendQueuedAnswers(client: TRPCClient<AppRouter>): Promise<void> {
  const send = () => sendAll(client)
  sending = sending.then(send, send)
  return sending
}

async function sendAll({ practice }: TRPCClient<AppRouter>) {
  for (const input of latest()) {
    // Check the queue again, because another tab may have sent this answer, or may have signed out, which empties the
    // queue. Another student may have signed in since.
    const isQueued = () => latest().some(hasKeyOf(input))
    if (!isQueued()) continue
    const inAccount = getAccessToken() !== undefined
    try {
      const reply = await practice.answer.mutate(input)
      if (!isQueued()) continue
      devicePractice.record({ input, reply, inAccount })
    } catch (error) {
      // An answer that the server cannot process must not block the answers after it.
      const isFault = toApiFailure(error).status === 500
      if (isFault && Date.now() - Date.parse(input.answered_at) < longestFaultMs) continue
      if (!isFault && mayRetry(error)) return
    }
    replace(latest().filter((one) => !hasKeyOf(input)(one)))
  }
}
