import { type AnswerPracticeInput, answerPracticeInputSchema } from '@pathwise/api/practice/practice.schemas'
import { practiceLimits } from '@pathwise/api/practice/practice.vocabulary'
import type { AppRouter } from '@pathwise/api/root'
import type { TRPCClient } from '@trpc/client'
import { toApiFailure } from './api-failure.ts'
import { devicePractice } from './device-practice.ts'
import { accessToken } from './session/access-token.ts'
import { createListStore } from './stored-list.ts'

/** The unconfirmed answers of sets that the student has left. */
const { latest, replace } = createListStore(
  'pathwise.practice-waiting.1',
  answerPracticeInputSchema,
  (stored, inMemory) => [...inMemory, ...stored.filter((one) => !inMemory.some(hasKeyOf(one)))],
)

function hasKeyOf({ client_key }: AnswerPracticeInput) {
  return (other: AnswerPracticeInput) => other.client_key === client_key
}

/** Returns the unsent answers of sets that the student has left, oldest first. */
export const waitingAnswers = latest

export function keepWaiting(answers: readonly AnswerPracticeInput[]) {
  const others = latest().filter((one) => !answers.some(hasKeyOf(one)))
  if (answers.length > 0) replace([...others, ...answers].slice(-practiceLimits.history))
}

/**
 * Statuses that do not come from the API itself: undefined when there was no connection, or a gateway error during a
 * server restart.
 */
const waitingStatuses: readonly (number | undefined)[] = [undefined, 502, 503, 504]

/** Returns whether a failed call can succeed once the connection is restored. */
export function isConnectionFailure(error: unknown): boolean {
  return waitingStatuses.includes(toApiFailure(error).status)
}

let sending = Promise.resolve()

/**
 * Sends the unsent answers, oldest first, until the connection is lost again. Removes rejected answers. A call during
 * another one waits for it, so that no answer is sent twice and a sign-out does not count an answer that is in flight.
 */
export function sendWaiting(client: TRPCClient<AppRouter>): Promise<void> {
  const send = () => sendAll(client)
  sending = sending.then(send, send)
  return sending
}

async function sendAll({ practice }: TRPCClient<AppRouter>) {
  for (const input of latest()) {
    const inAccount = accessToken() !== undefined
    try {
      devicePractice.record({ input, reply: await practice.answer.mutate(input), inAccount })
    } catch (error) {
      if (isConnectionFailure(error) || toApiFailure(error).status === 429) return
    }
    replace(latest().filter((one) => !hasKeyOf(input)(one)))
  }
}
