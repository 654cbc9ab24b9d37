import { Alert } from '@pathwise/ui/alert'
import { buttonStyle } from '@pathwise/ui/button'
import { EmptyState } from '@pathwise/ui/empty-state'
import { PageHeading } from '@pathwise/ui/page-heading'
import { Bookmark } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { SyncNote } from '../sync/sync-note.tsx'
import { DeletedMessage } from './deleted-message.tsx'
import { SavedPlanRow } from './saved-plan-row.tsx'
import { useSavedPlans } from './use-saved-plans.ts'

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
