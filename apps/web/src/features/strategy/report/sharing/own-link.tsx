import { useTranslation } from 'react-i18next'
import { DeleteShare, useMadeShares } from '../../shares/delete-share.tsx'

interface OwnLinkProps {
  shareId: string | undefined
  onDeleted: () => void
}

/** Offers to delete the report's link on the device that made it. Renders nothing elsewhere. */
export function OwnLink({ shareId, onDeleted }: OwnLinkProps) {
  const { t } = useTranslation('shares')
  const share = useMadeShares().find(({ id }) => id === shareId)
  if (!share) return null
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
      <p>{t('report')}</p>
      <DeleteShare share={share} onDeleted={onDeleted} />
    </div>
  )
}
