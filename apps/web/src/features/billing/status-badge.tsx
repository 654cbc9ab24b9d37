import { Badge } from '@pathwise/ui/badge'
import { useTranslation } from 'react-i18next'

const known = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'canceled',
  'incomplete',
  'incomplete_expired',
  'paused',
] as const

/** Shows the translated name of a Stripe subscription status. Shows an unknown status untranslated. */
export function StatusBadge({ status }: { status: string }) {
  const { t } = useTranslation('billing')
  const word = known.find((name) => name === status)
  return <Badge tone={status === 'active' ? 'success' : 'warning'}>{word ? t(`status.${word}`) : status}</Badge>
}
