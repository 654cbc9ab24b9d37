import { Alert } from '@pathwise/ui/alert'
import { Card } from '@pathwise/ui/card'
import { textLinkStyle } from '@pathwise/ui/text-link'
import { useTranslation } from 'react-i18next'
import { Link } from '../../../lib/link.tsx'
import { useHasRole } from '../../../lib/session/use-has-role.ts'
import { useExpiringSubscriptions } from './use-expiring-subscriptions.ts'

/** Renders nothing for users who are not admins, because the server would reject their requests. */
export function ExpiringPanel() {
  return useHasRole('admin') ? <Panel /> : null
}

function Panel() {
  const { t } = useTranslation('expiring')
  const { items, refused, problem } = useExpiringSubscriptions({ days: 3, limit: 10 })
  if (refused || (!items && !problem)) return null
  return (
    <Card as="section" aria-labelledby="expiring-panel-title">
      <h2 id="expiring-panel-title" className="text-xl font-semibold">
        {t('panel.title')}
      </h2>
      {problem && (
        <Alert tone="danger" className="mt-4">
          <span className="text-danger">{problem}</span>
        </Alert>
      )}
      {items?.length === 0 && <p className="mt-2 text-muted">{t('panel.empty')}</p>}
      <ul className="mt-2 divide-y divide-line">
        {items?.map(({ subscription_id: id, email, days_left: days }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-6 py-2">
            <span className="min-w-0 wrap-anywhere">{email}</span>
            <span className="text-muted">{t('panel.days', { count: days })}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3">
        <Link to="/admin/expiring" className={textLinkStyle()}>
          {t('panel.all')}
        </Link>
      </p>
    </Card>
  )
}
