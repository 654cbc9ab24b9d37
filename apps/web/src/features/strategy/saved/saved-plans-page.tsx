import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { Card } from '@pathwise/ui/card'
import { EmptyState } from '@pathwise/ui/empty-state'
import { PageHeading } from '@pathwise/ui/page-heading'
import { Bookmark, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { StorageProblem } from '../../../lib/browser-storage.ts'
import { ButtonLink } from '../../../lib/button-link.tsx'
import { useFormat } from '../../../lib/format.ts'
import { useContextLabels } from '../context-labels.ts'
import { SharedLinks } from '../shares/shared-links.tsx'
import { SyncNote } from '../sync/sync-note.tsx'
import { createStrategyTranslator, renderReportSummary } from '../translate-strategy.ts'
import type { SavedPlan } from './saved-plan.ts'
import { savedPlansStore } from './store.ts'

function NoPlans() {
  const { t } = useTranslation(['savedPlans', 'common'])
  return (
    <EmptyState
      icon={<Bookmark />}
      title={t('empty.title')}
      action={<ButtonLink to="/#quick-start">{t('common:getStrategy')}</ButtonLink>}
    >
      {t('empty.text')}
    </EmptyState>
  )
}

/** Lists the plans saved in this browser. For a signed-in user, the plans are synced with the account. */
export function SavedPlansPage() {
  const { t } = useTranslation('savedPlans')
  const { plans, damaged, problem, remove, removed, restored } = useSavedPlans()
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
            <SavedPlanRow key={plan.id} plan={plan} focused={plan.id === restored} onDelete={() => remove(plan.id)} />
          ))}
        </ul>
      </div>
      <SharedLinks />
    </>
  )
}

/** Reports a deletion and offers undo. Focuses the undo button, because the focused row is gone. */
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

/**
 * Returns the saved plans, a function to delete one, the last deletion with its undo function, and the id of a plan that
 * was just restored.
 */
function useSavedPlans() {
  const saved = useSyncExternalStore(savedPlansStore.subscribe, savedPlansStore.current)
  const [removed, setRemoved] = useState<{ id: string; undo: () => void }>()
  const [restored, setRestored] = useState<string>()
  const [changeProblem, setChangeProblem] = useState<StorageProblem>()

  function remove(id: string) {
    const removal = savedPlansStore.remove(id, new Date())
    setChangeProblem(removal.ok ? undefined : removal.problem)
    if (!removal.ok) return
    const undo = () => {
      const outcome = removal.restore()
      setChangeProblem(outcome.ok ? undefined : outcome.problem)
      if (!outcome.ok) return
      setRemoved(undefined)
      setRestored(id)
    }
    setRemoved({ id, undo })
  }

  return { ...saved, problem: changeProblem ?? saved.problem, remove, removed, restored }
}

/** Returns the first sentence or line, whichever is shorter. */
function firstLine(summary: string, language: string): string {
  const [line = ''] = summary.trim().split('\n')
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(line)
  const [first] = sentences
  return first?.segment.trim() ?? ''
}

interface SavedPlanRowProps {
  plan: SavedPlan
  /** Whether to focus the row, because the button that restored it is gone. */
  focused: boolean
  onDelete: () => void
}

function SavedPlanRow({ plan, focused, onDelete }: SavedPlanRowProps) {
  const { t, i18n } = useTranslation(['savedPlans', 'strategy'])
  const { result, context } = plan
  const { goal, grade, country } = useContextLabels(context)
  const { language } = i18n
  const date = useFormat().dateTime(plan.savedAt)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focused) heading.current?.focus()
  }, [focused])
  const summary = renderReportSummary(plan, createStrategyTranslator(i18n), language)
  return (
    <Card as="li" className="flex flex-col gap-4 sm:flex-row sm:items-center sm:justify-between">
      <div className="min-w-0">
        <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold">
          {goal}
        </h2>
        <p className="text-sm text-muted">
          {grade} · {country} · <time dateTime={plan.savedAt}>{t('savedOn', { date })}</time>
        </p>
        <p className="mt-2 line-clamp-2">{firstLine(summary, language)}</p>
      </div>
      <div className="flex shrink-0 gap-2">
        <ButtonLink to="/plan" state={{ result, context }} aria-label={t('openNamed', { goal, date })}>
          {t('open')}
        </ButtonLink>
        <Button variant="secondary" aria-label={t('deleteNamed', { goal, date })} onClick={onDelete}>
          <Trash2 aria-hidden="true" className="size-5" />
          {t('delete')}
        </Button>
      </div>
    </Card>
  )
}
