import type { AnswerPracticeInput, OpenProblem, PracticeAnswer } from '@pathwise/api/practice/practice.schemas'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type ApiFailure, toApiFailure } from '../../../lib/api-failure.ts'
import { countDeviceClears } from '../../../lib/browser-storage.ts'
import { devicePractice } from '../../../lib/device-practice.ts'
import { findTypedRefusal, type TypedRefusal } from '../../../lib/number-field.tsx'
import { type PlayedSet, storePracticeSet } from '../../../lib/practice/stored-set.ts'
import { isConnectionFailure, mayRetry, sendQueuedAnswers } from '../../../lib/queued-answers.ts'
import { getAccessToken } from '../../../lib/session/access-token.ts'
import { buildDayId, countSeconds, readTaskKey, sittings } from '../../../lib/sittings.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useHydrated } from '../../../lib/use-hydrated.ts'
import { useResend } from '../../../lib/use-resend.ts'
import { useTimeOnScreen } from '../../../lib/use-time-on-screen.ts'
import { applyReply, changeWork, getStep, getWork, removePending, untouched } from './set-state.ts'

/** The maximum time recorded for an essay, in seconds. Writing takes longer than other answers. */
const mostSecondsPerEssay = 2_700

export type Trouble = { id: number } & (
  | { kind: 'refused'; refusal: TypedRefusal }
  | { kind: 'failed'; failure: ApiFailure }
  /** The problem was changed or removed, so the answer cannot be graded. */
  | { kind: 'gone' }
  | { kind: 'hint' }
)

/**
 * Returns the review data to send with an answer: the id of the missed problem, if this problem replaces one, and the
 * review cards of both problems.
 */
function buildReviewData({ reviews }: PlayedSet, id: number): Pick<AnswerPracticeInput, 'review_of' | 'cards'> {
  const reviewOf = reviews.find((one) => one.id === id)?.review_of
  const cards = devicePractice
    .latest()
    .flatMap(({ card }) => (card && (card.id === id || card.id === reviewOf) ? [card] : []))
  return { ...(reviewOf !== undefined && { review_of: reviewOf }), ...(cards.length > 0 && { cards }) }
}

/**
 * Runs a set of problems. Saves every change in the browser, so that a reload resumes at the same problem. If an answer
 * gets no reply, stores the answer and resends it with the same idempotency key while the student continues.
 */
export function useProblemSet(initial: PlayedSet) {
  const utils = trpc.useUtils()
  const [set, setSet] = useState(initial)
  const [trouble, setTrouble] = useState<Trouble>()
  /** The idempotency keys of answers that got no reply because the connection was lost. */
  const [waiting, setWaiting] = useState<ReadonlySet<string>>(new Set())
  const inFlight = useRef(new Set<string>())
  const problem = set.problems[set.at]
  const readTime = useTimeOnScreen(problem?.id)
  /** The number of seconds on the current problem that have already been added to the sitting. */
  const counted = useRef<{ id: number; seconds: number }>(undefined)
  const [initialClearCount] = useState(countDeviceClears)
  const isHydrated = useHydrated()
  const work = problem ? getWork(set, problem.id) : untouched
  const shownId = useRef(problem?.id)

  useEffect(() => {
    shownId.current = problem?.id
  }, [problem?.id])

  useEffect(() => {
    // After a sign-out, do not store the answers of a set that is still on screen. Before hydration, the stored set may
    // be newer than the rendered one.
    if (isHydrated && countDeviceClears() === initialClearCount) storePracticeSet(set)
  }, [set, initialClearCount, isHydrated])

  function markWaiting(key: string, isWaiting: boolean) {
    setWaiting((keys) => new Set([...[...keys].filter((one) => one !== key), ...(isWaiting ? [key] : [])]))
  }

  function withdraw(input: AnswerPracticeInput) {
    setSet((latest) => changeWork(latest, input.id, removePending))
  }

  async function send(input: AnswerPracticeInput) {
    if (inFlight.current.has(input.client_key) || countDeviceClears() !== initialClearCount) return
    inFlight.current.add(input.client_key)
    const inAccount = getAccessToken() !== undefined
    try {
      const reply = await utils.client.practice.answer.mutate(input)
      if (countDeviceClears() !== initialClearCount) return
      devicePractice.record({ input, reply, inAccount })
      if (inAccount) {
        void utils.practice.history.invalidate()
        void utils.assessments.estimates.invalidate()
      }
      markWaiting(input.client_key, false)
      setSet((latest) => changeWork(latest, input.id, (known) => applyReply(known, input, reply)))
    } catch (error) {
      const failure = toApiFailure(error)
      const refusal = findTypedRefusal(failure.reason)
      const isShown = shownId.current === input.id
      // The student cannot answer an earlier problem again, so keep its answer if it may still be graded.
      const isKept = isShown ? isConnectionFailure(error) : mayRetry(error)
      // Start no retry timer after status 500, because an answer that the server cannot process would fail every time.
      markWaiting(input.client_key, isKept && failure.status !== 500)
      if (isKept) return
      withdraw(input)
      if (!isShown) return
      if (refusal) setTrouble({ id: input.id, kind: 'refused', refusal })
      else if (failure.status === 404 || failure.status === 409) setTrouble({ id: input.id, kind: 'gone' })
      else setTrouble({ id: input.id, kind: 'failed', failure })
    } finally {
      inFlight.current.delete(input.client_key)
    }
  }

  function sendPending() {
    void sendQueuedAnswers(utils.client)
    for (const { pending } of Object.values(set.work)) if (pending) void send(pending)
  }
  // Send the answers that were pending before a reload.
  const sendStored = useEffectEvent(sendPending)
  // oxlint-disable-next-line react/set-state-in-effect -- The state changes only after the server has answered.
  useEffect(() => sendStored(), [])
  useResend(waiting.size > 0, sendPending)

  /** Adds the time spent on the problem to the sitting. A second try adds only the time since the first try. */
  function recordTime({ id, question_type }: OpenProblem, elapsedMs: number) {
    const seconds = countSeconds(elapsedMs, question_type === 'essay' ? mostSecondsPerEssay : undefined)
    const before = counted.current?.id === id ? counted.current.seconds : 0
    counted.current = { id, seconds }
    const now = new Date()
    const sitting = { id: set.id ?? buildDayId(now), task: readTaskKey(set.source.split('?')[1] ?? '') }
    sittings.add({ ...sitting, seconds: Math.max(0, seconds - before) }, now)
  }

  function answer(given: PracticeAnswer, selfGrade?: 'right' | 'wrong') {
    const step = getStep(work)
    if (!problem || step === 'pending' || step === 'done') return
    const elapsed = readTime()
    const input: AnswerPracticeInput = {
      id: problem.id,
      client_key: crypto.randomUUID(),
      version: problem.version,
      attempt: step === 'open' ? 1 : 2,
      hints: work.hints.length,
      answer: given,
      ...(selfGrade && { self_grade: selfGrade }),
      elapsed_ms: elapsed,
      answered_at: new Date().toISOString(),
      ...buildReviewData(set, problem.id),
    }
    setTrouble(undefined)
    recordTime(problem, elapsed)
    setSet(changeWork(set, problem.id, (known) => ({ ...known, pending: input })))
    void send(input)
  }

  async function openHint() {
    if (!problem || work.hints.length >= problem.hints) return
    const { id } = problem
    const number = work.hints.length + 1
    try {
      const { html } = await utils.practice.hint.fetch({ id, number }, { staleTime: Number.POSITIVE_INFINITY })
      setTrouble(undefined)
      setSet((latest) =>
        changeWork(latest, id, (known) =>
          known.hints.length === number - 1 ? { ...known, hints: [...known.hints, html] } : known,
        ),
      )
    } catch {
      setTrouble({ id, kind: 'hint' })
    }
  }

  return {
    set,
    problem,
    work,
    trouble: trouble?.id === problem?.id ? trouble : undefined,
    /** Whether the current answer is waiting for the connection to be restored. */
    isWaiting: work.pending !== undefined && waiting.has(work.pending.client_key),
    answer,
    openHint: () => void openHint(),
    correct: () => setTrouble(undefined),
    goNext: () => {
      setTrouble(undefined)
      setSet({ ...set, at: set.at + 1 })
    },
  }
}
export type Player = ReturnType<typeof useProblemSet>
