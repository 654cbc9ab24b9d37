import type { AnswerInput, GivenAnswer, OpenItem, RunState } from '@pathwise/api/assessments/assessments.schemas'
import { useEffect, useEffectEvent, useState } from 'react'
import { toApiFailure } from '../../../lib/api-failure.ts'
import { findTypedRefusal, type TypedRefusal } from '../../../lib/number-field.tsx'
import { readOpenItem, storeElapsed, storePending } from '../../../lib/open-item.ts'
import { isConnectionFailure } from '../../../lib/queued-answers.ts'
import { buildRunId, countSeconds, sittings } from '../../../lib/sittings.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useResend } from '../../../lib/use-resend.ts'
import { useTimeOnScreen } from '../../../lib/use-time-on-screen.ts'
import { useRunCache } from '../use-run-cache.ts'

/**
 * The reason for the notice above the item. `rushed`: the student gave several very quick answers. `elsewhere`: the
 * item has already been answered, for example in another tab.
 */
type Notice = 'rushed' | 'elsewhere'

/** The number of quick answers after which the student is asked to take more time. */
const rushedAtLeast = 3

interface Answering {
  readonly run: RunState
  readonly item: OpenItem
  readonly paused: boolean
}

/**
 * Sends the answers of a run. Stores each answer in this browser, with an idempotency key, until the server confirms
 * it. After a reload or a lost connection, the answer is resent, and the server stores it only once.
 */
export function useAnswering({ run, item, paused }: Answering) {
  const cache = useRunCache()
  const readTime = useTimeOnScreen(`${run.id} ${item.position}`, {
    paused,
    kept: {
      read: () => readOpenItem(run.id, item.position).elapsedMs,
      store: (elapsedMs) => storeElapsed(run.id, item.position, elapsedMs),
    },
  })
  const [pending, setPending] = useState(() => readOpenItem(run.id, item.position).pending)
  const [notice, setNotice] = useState<Notice>()
  const [refusal, setRefusal] = useState<TypedRefusal>()
  /**
   * Whether the last attempt got no response. Stays true during the next attempt, so that the message does not flicker.
   */
  const [waiting, setWaiting] = useState(false)

  function settle() {
    setPending(undefined)
    setWaiting(false)
    storePending(run.id, item.position, undefined)
  }

  const { mutate, isPending, error } = trpc.assessments.answer.useMutation({
    onSuccess(next) {
      settle()
      setNotice(next.rushed > run.rushed && next.rushed >= rushedAtLeast ? 'rushed' : undefined)
      cache.update(next)
    },
    onError(failed) {
      const { status, reason } = toApiFailure(failed)
      const refused = findTypedRefusal(reason)
      setWaiting(isConnectionFailure(failed))
      if (refused) {
        settle()
        setRefusal(refused)
      } else if (status === 404 || status === 409 || status === 422) {
        // The run was deleted or finished, or has moved to another item, so show its current state.
        settle()
        if (reason === 'already_answered') setNotice('elsewhere')
        cache.refetch(run.id)
      }
    },
  })

  const resend = () => {
    if (pending) mutate(pending)
  }
  // Send an answer that was stored before a reload.
  const sendStored = useEffectEvent(resend)
  useEffect(() => sendStored(), [])
  useResend(waiting && !isPending, resend)

  function send(answer: GivenAnswer) {
    // Ignore a second click on the same item.
    if (pending) return
    const elapsed = readTime()
    sittings.add({ id: buildRunId(run.id), seconds: countSeconds(elapsed) }, new Date())
    const input: AnswerInput = {
      id: run.id,
      client_key: crypto.randomUUID(),
      position: item.position,
      answer,
      elapsed_ms: elapsed,
      answered_at: new Date().toISOString(),
    }
    setPending(input)
    setRefusal(undefined)
    storePending(run.id, item.position, input)
    mutate(input)
  }

  return {
    send,
    /** The answer that is in flight or waiting for a connection. */
    pending,
    notice,
    refusal,
    correct: () => setRefusal(undefined),
    waiting,
    /** The error of a failed request that is not retried automatically, such as status 429. */
    failure: error && pending && !waiting ? toApiFailure(error) : undefined,
    resend,
  }
}
