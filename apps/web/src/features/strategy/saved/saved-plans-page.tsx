import { Alert } from '@pathwise/ui/alert'
import { Button, buttonStyle } from '@pathwise/ui/button'
import { EmptyState } from '@pathwise/ui/empty-state'
import { PageHeading } from '@pathwise/ui/page-heading'
import { Bookmark } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { StorageProblem } from '../../../lib/browser-storage.ts'
import { SyncNote } from '../sync/sync-note.tsx'
import { SavedPlanRow } from './saved-plan-row.tsx'
import { savedPlansStore } from './store.ts'

function NoPlans() {
  const { t } = useTranslation('savedPlans')
  const start = (
    <Link to="/#quick-start" className={buttonStyle()}>
      {t('empty.start')}
    </Link>
  )
  return (
    <EmptyState icon={<Bookmark />} title={t('empty.title')} action={start}>
      {t('empty.text')}
    </EmptyState>
  )
}

/** The plans saved in this browser, which are synced to the account of a signed-in user. */
export function SavedPlansPage() {
  const { t } = useTranslation('savedPlans')
  const { plans, damaged, problem, remove, removed } = useSavedPlans()
  return (
    <>
      <PageHeading title={t('title')} lead={t('lead')} />
      <div className="grid gap-4">
        <SyncNote />
        {damaged > 0 && <Alert tone="warning">{t('damaged', { count: damaged })}</Alert>}
        {problem && <Alert tone="danger">{t(problem)}</Alert>}
        {removed && <DeletedMessage key={removed.id} onUndo={removed.undo} />}
        {plans.length === 0 && !problem && <NoPlans />}
        <ul className="grid gap-4">
          {plans.map((plan) => (
            <SavedPlanRow key={plan.id} plan={plan} onDelete={() => remove(plan.id)} />
          ))}
        </ul>
      </div>
    </>
  )
}

/** Confirms a deletion and offers undo. Moves focus to the undo button because the focused row was removed. */
function DeletedMessage({ onUndo }: { onUndo: () => void }) {
  const { t } = useTranslation('savedPlans')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <Alert
      tone="success"
      action={
        <Button ref={button} variant="secondary" size="small" onClick={onUndo}>
          {t('undo')}
        </Button>
      }
    >
      {t('deleted')}
    </Alert>
  )
}

/** Returns the saved plans, a function to delete one, and the last deletion with its undo function. */
function useSavedPlans() {
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
