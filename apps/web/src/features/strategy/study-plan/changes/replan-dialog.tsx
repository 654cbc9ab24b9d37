import type { FollowedPlan } from '@pathwise/api/study-plan/plan.schemas'
import { Button } from '@pathwise/ui/button'
import { Dialog } from '@pathwise/ui/dialog'
import { Loading } from '@pathwise/ui/skeleton'
import { useTranslation } from 'react-i18next'
import { findHoursFeature, type PlanChoice } from '../model/make-input.ts'
import { PreviewBody } from './preview-body.tsx'
import { Refusal } from './refusal.tsx'
import { isSamePlan, useInitialPreview } from './use-plan-preview.ts'

interface ReplanDialogProps {
  followedPlan: FollowedPlan
  choice: PlanChoice
  title: string
  onClose: () => void
}

/** Previews the plan for `choice`, and follows that plan when the student confirms. */
export function ReplanDialog({ followedPlan, choice, title, onClose }: ReplanDialogProps) {
  const { t } = useTranslation(['followedPlan', 'common'])
  const { follow, preview, failure } = useInitialPreview(followedPlan, choice)
  const isSame = preview !== undefined && isSamePlan(followedPlan, choice, preview)
  const actions = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {t('common:cancel')}
      </Button>
      {!isSame && (
        <Button
          disabled={!preview}
          onClick={() => {
            if (preview) follow(choice, preview)
            onClose()
          }}
        >
          {t('preview.confirm')}
        </Button>
      )}
    </>
  )
  return (
    <Dialog open onClose={onClose} title={title} actions={actions}>
      {preview && <PreviewBody followedPlan={followedPlan} preview={preview} choice={choice} isSame={isSame} />}
      {failure && <Refusal failure={failure} feature={findHoursFeature(choice.hours)} />}
      {!preview && !failure && <Loading label={t('making')} skeleton="h-24" />}
    </Dialog>
  )
}
