import { Alert } from '@pathwise/ui/alert'
import { useTranslation } from 'react-i18next'
import type { Session } from '../session/session.ts'
import { useStore } from '../session/use-store.ts'

/** Says that the text cannot be stored, as long as it is so. */
export function TooLarge({ session }: { session: Session }) {
  const { t } = useTranslation('editor')
  return useStore(session.tooLarge) && <Alert tone="danger">{t('tooLarge')}</Alert>
}
