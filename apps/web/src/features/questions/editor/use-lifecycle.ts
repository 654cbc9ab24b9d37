import type { Question } from '@pathwise/api/questions/questions.schemas'
import { useState } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import { useReplaceOpen } from './use-open-question.ts'

export type Step = 'archive' | 'duplicate' | 'restore'

/** Archives, restores and duplicates a question. `onCopy` receives the duplicate. */
export function useLifecycle(id: number, onCopy: (copy: Question) => void) {
  const { client, questions } = trpc.useUtils()
  const replace = useReplaceOpen()
  const [busy, setBusy] = useState<Step>()
  const [failed, setFailed] = useState(false)

  async function run(step: Step) {
    setBusy(step)
    setFailed(false)
    try {
      const question = await client.questions[step].mutate({ id })
      void questions.list.invalidate()
      if (step === 'duplicate') onCopy(question)
      else replace(question)
    } catch (error) {
      console.error(`A question could not be changed: ${step}`, error)
      setFailed(true)
    } finally {
      setBusy(undefined)
    }
  }

  return { busy, failed, run: (step: Step) => void run(step) }
}
export type Lifecycle = ReturnType<typeof useLifecycle>
