import { ConfirmDialog } from '@pathwise/ui/confirm-dialog'
import { useTranslation } from 'react-i18next'
import type { Unsent } from './sign-out.ts'

const kinds = ['answers', 'modules', 'runs', 'plans', 'studyPlan', 'links', 'shares', 'drafts', 'notes'] as const

/** Returns whether signing out would delete data that is not saved in the account. */
export function hasUnsent(unsent: Unsent): boolean {
  return kinds.some((kind) => unsent[kind] > 0)
}

interface SignOutDialogProps {
  unsent: Unsent
  onDecide: (leaves: boolean) => void
}

/** Lists the data that signing out would delete, and asks whether to continue. */
export function SignOutDialog({ unsent, onDecide }: SignOutDialogProps) {
  const { t } = useTranslation('signOut')
  return (
    <ConfirmDialog
      open
      onClose={() => onDecide(false)}
      title={t('title')}
      description={t('text')}
      cancel={t('stay')}
      confirm={t('leave')}
      danger
      onConfirm={() => onDecide(true)}
    >
      <ul className="list-disc space-y-1 ps-5">
        {kinds
          .filter((kind) => unsent[kind] > 0)
          .map((kind) => (
            <li key={kind}>{t(kind, { count: unsent[kind] })}</li>
          ))}
      </ul>
    </ConfirmDialog>
  )
}
