import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { useTranslation } from 'react-i18next'
import { type FollowedPlanState, followedPlanStore } from '../model/followed-plan-store.ts'
import { movesTasks } from './use-plan-preview.ts'

/** Summarizes the last change to the plan and offers to undo it. */
export function ChangeNote({
  before,
  onSaid,
}: {
  before: NonNullable<FollowedPlanState['before']>
  onSaid: (text: string) => void
}) {
  const { t } = useTranslation('followedPlan')
  const { moved, stay, added, dropped } = before
  const actions = (
    <>
      <Button
        variant="secondary"
        size="small"
        onClick={() => {
          followedPlanStore.undo(new Date())
          onSaid(t('change.undone'))
        }}
      >
        {t('change.undo')}
      </Button>
      <Button
        variant="quiet"
        size="small"
        onClick={() => {
          followedPlanStore.keep()
          onSaid(t('change.kept'))
        }}
      >
        {t('change.keep')}
      </Button>
    </>
  )
  return (
    <Alert tone="success" title={t('change.title')} action={actions}>
      {!movesTasks(before) && t('change.nothing')}
      {movesTasks(before) &&
        (added > 0 ? t('change.didNew', { moved, stay, added, dropped }) : t('change.did', { moved, stay, dropped }))}
    </Alert>
  )
}
