import { useState, useSyncExternalStore } from 'react'
import type { StorageProblem } from '../../../lib/browser-storage.ts'
import { savedPlansStore } from './store.ts'

/** Returns the saved plans, a function to delete one, and the last deletion with its undo function. */
export function useSavedPlans() {
  const saved = useSyncExternalStore(savedPlansStore.subscribe, savedPlansStore.current)
  const [removed, setRemoved] = useState<{ id: string; undo: () => void }>()
  const [changeProblem, setChangeProblem] = useState<StorageProblem>()

  function remove(id: string) {
    const removal = savedPlansStore.remove(id, new Date())
    setChangeProblem(removal.ok ? undefined : removal.problem)
    if (!removal.ok) return
    const undo = () => {
      const outcome = removal.restore()
      setChangeProblem(outcome.ok ? undefined : outcome.problem)
      if (outcome.ok) setRemoved(undefined)
    }
    setRemoved({ id, undo })
  }

  return { ...saved, problem: changeProblem ?? saved.problem, remove, removed }
}
