import type { CurrentUser } from '@pathwise/api/auth/auth.schemas'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format.ts'
import { Setting } from './setting.tsx'

export function SignedInUser({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('account')
  const format = useFormat()
  const facts = [
    [t('who.name'), user.name?.trim() || t('who.noName')],
    [t('who.email'), user.email],
    [t('who.role'), t(`who.roles.${user.role}`)],
    [t('who.signedInAt'), format.dateTime(user.signed_in_at)],
  ]
  return (
    <Setting title={t('who.title')}>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[auto_1fr]">
        {facts.map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-muted max-sm:-mb-3">{term}</dt>
            <dd className="font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Setting>
  )
}
