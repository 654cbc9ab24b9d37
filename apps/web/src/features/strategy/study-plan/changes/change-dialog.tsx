import type { FollowedPlan } from '@pathwise/api/study-plan/plan.schemas'
import { Button } from '@pathwise/ui/button'
import { Dialog } from '@pathwise/ui/dialog'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { findHoursFeature, type PlanChoice } from '../model/make-input.ts'
import { PreviewBody } from './preview-body.tsx'
import { Refusal } from './refusal.tsx'
import { isSamePlan, usePlanPreview } from './use-plan-preview.ts'

interface ChangeDialogProps {
  followedPlan: FollowedPlan
  title: string
  description: string
  /** Undefined while the form is incomplete. */
  choice: PlanChoice | undefined
  width?: 'medium'
  onClose: () => void
  children: ReactNode
}

/** A form for changing the plan. Previews the changes and applies them when the student confirms. */
export function ChangeDialog({ followedPlan, choice, description, onClose, children, ...dialog }: ChangeDialogProps) {
  const { t } = useTranslation(['followedPlan', 'common'])
  const { ask, follow, preview, failure, isPending, reset } = usePlanPreview(followedPlan)
  const [asked, setAsked] = useState<PlanChoice>()

  function show() {
    if (!choice) return
    setAsked(choice)
    ask(choice)
  }

  function confirm() {
    if (asked && preview) follow(asked, preview)
    onClose()
  }

  const isSame = asked !== undefined && preview !== undefined && isSamePlan(followedPlan, asked, preview)
  const actions = preview ? (
    <>
      <Button variant="secondary" onClick={reset}>
        {t('preview.back')}
      </Button>
      {!isSame && <Button onClick={confirm}>{t('preview.confirm')}</Button>}
    </>
  ) : (
    <>
      <Button variant="secondary" onClick={onClose}>
        {t('common:cancel')}
      </Button>
      <Button busy={isPending} disabled={!choice} onClick={show}>
        {t('preview.show')}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} actions={actions} description={preview ? undefined : description} {...dialog}>
      {preview && asked ? (
        <PreviewBody followedPlan={followedPlan} preview={preview} choice={asked} isSame={isSame} />
      ) : (
        <div className="grid grid-cols-1 gap-6">
          {children}
          {failure && asked && <Refusal failure={failure} feature={findHoursFeature(asked.hours)} />}
        </div>
      )}
    </Dialog>
  )
}
