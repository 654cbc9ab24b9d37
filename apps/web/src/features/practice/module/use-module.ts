import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { countDeviceClears } from '../../../lib/browser-storage.ts'
import { devicePractice } from '../../../lib/device-practice.ts'
import {
  findSittingId,
  type ModuleWork,
  onModuleChangedInOtherTab,
  type PlayedModule,
  readModule,
  storeModule,
} from '../../../lib/practice/stored-module.ts'
import { mayRetry } from '../../../lib/queued-answers.ts'
import { runExclusively } from '../../../lib/run-exclusively.ts'
import { getAccessToken } from '../../../lib/session/access-token.ts'
import { countSeconds, sittings } from '../../../lib/sittings.ts'
import { trpc } from '../../../lib/trpc.ts'
import { changeWork, findTimeLeft, listAnswers } from './module-state.ts'

const tickMs = 500
/** The maximum time to count per tick. A longer gap means that the device slept. */
const longestTickMs = 4 * tickMs
const longestRequestMs = 30_000

function recordTime(module: PlayedModule) {
  const id = findSittingId(module)
  const seconds = module.work.reduce((sum, { elapsedMs }) => sum + countSeconds(elapsedMs), 0)
  if (id !== undefined) sittings.add({ id, task: module.task ?? null, seconds }, new Date())
}

/** Runs a timed module. Saves every change in the browser, so that a reload resumes the module and its clock. */
export function useModule(initial: PlayedModule) {
  const { client, practice, assessments } = trpc.useUtils()
  const [module, setModule] = useState(initial)
  const [now, setNow] = useState(() => Date.now())
  const [failure, setFailure] = useState<'temporary' | 'permanent'>()
  const isSending = useRef(false)
  /** The module as last stored by another tab. Storing it again could overwrite the next change of that tab. */
  const adopted = useRef<PlayedModule>(undefined)
  const [initialClearCount] = useState(countDeviceClears)
  const timeLeft = findTimeLeft(module, now)
  const isOver = module.isOver || timeLeft === 0

  useEffect(() => {
    if (module === adopted.current) return
    // After a sign-out, do not store the answers of a module that is still on screen.
    if (countDeviceClears() === initialClearCount) storeModule(module)
  }, [module, initialClearCount])

  // If the same module is open in another tab, continue with the answers of that tab instead of overwriting them.
  const sitting = findSittingId(module)
  useEffect(
    () =>
      onModuleChangedInOtherTab(() => {
        const stored = readModule()
        if (!stored || findSittingId(stored) !== sitting) return
        adopted.current = stored
        setModule(stored)
      }),
    [sitting],
  )

  // Count time only for the current problem, and only while the page is visible.
  useEffect(() => {
    if (isOver) return
    let last = Date.now()
    const timer = setInterval(() => {
      const current = Date.now()
      const passed = document.hidden ? 0 : Math.min(longestTickMs, Math.max(0, current - last))
      last = current
      setNow(current)
      setModule((latest) =>
        passed === 0
          ? latest
          : changeWork(latest, latest.at, (work) => ({ ...work, elapsedMs: work.elapsedMs + passed })),
      )
    }, tickMs)
    return () => clearInterval(timer)
  }, [isOver])

  /** Sends the answers, unless another tab has sent them, because their time must be counted only once. */
  async function sendUngraded() {
    if (countDeviceClears() !== initialClearCount) return
    const stored = readModule()
    if (stored?.replies && findSittingId(stored) === sitting) {
      setModule(stored)
      return
    }
    const answers = listAnswers(module)
    const inAccount = getAccessToken() !== undefined
    // Without a timeout, a hanging request would block the other tabs, which wait for the lock.
    const signal = AbortSignal.timeout(longestRequestMs)
    const { replies } =
      answers.length === 0 ? { replies: [] } : await client.practice.gradeModule.mutate({ answers }, { signal })
    if (countDeviceClears() !== initialClearCount) return
    for (const input of answers) {
      const reply = replies.find(({ id }) => id === input.id)?.reply
      if (reply) devicePractice.record({ input, reply, inAccount })
    }
    recordTime(module)
    // Store the replies before the next tab reads the stored module, which is before this one renders.
    storeModule({ ...module, isOver: true, replies })
    setModule((latest) => ({ ...latest, isOver: true, replies }))
    if (inAccount) {
      void practice.history.invalidate()
      void assessments.estimates.invalidate()
    }
  }

  async function send() {
    if (isSending.current || module.replies || countDeviceClears() !== initialClearCount) return
    isSending.current = true
    setFailure(undefined)
    try {
      await runExclusively('pathwise.practice-module', sendUngraded)
    } catch (error) {
      setFailure(mayRetry(error) ? 'temporary' : 'permanent')
    } finally {
      isSending.current = false
    }
  }

  const sendLatest = useEffectEvent(send)
  useEffect(() => {
    if (!isOver) return
    const sendNow = () => void sendLatest()
    if (!adopted.current?.isOver) return sendNow()
    // The other tab sends the answers. If it has failed, send them when the student returns to this tab.
    document.addEventListener('visibilitychange', sendNow)
    return () => document.removeEventListener('visibilitychange', sendNow)
  }, [isOver])

  return {
    module,
    timeLeft,
    isOver,
    failure,
    open: (at: number) => setModule((latest) => ({ ...latest, at })),
    change: (at: number, change: (work: ModuleWork) => ModuleWork) => {
      if (!isOver) setModule((latest) => changeWork(latest, at, change))
    },
    submit: () => setModule((latest) => ({ ...latest, isOver: true })),
    sendAgain: () => void send(),
  }
}
export type ModulePlay = ReturnType<typeof useModule>
