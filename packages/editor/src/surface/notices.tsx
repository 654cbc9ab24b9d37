import { Alert } from '@pathwise/ui/alert'
import { useTranslation } from 'react-i18next'
import type { Session } from '../session/session.ts'
import { useStore } from '../session/use-store.ts'

/** Shows an alert while the text is too large, or after the last paste has failed. */
export function Notices({ session }: { session: Session }) {
  const { t } = useTranslation('editor')
  const tooLarge = useStore(session.tooLarge)
  const pasteFailed = useStore(session.pasteFailed)
  return (
    <>
      {tooLarge && <Alert tone="danger">{t('tooLarge')}</Alert>}
      {pasteFailed && <Alert tone="danger">{t('pasteFailed')}</Alert>}
    </>
  )
}
