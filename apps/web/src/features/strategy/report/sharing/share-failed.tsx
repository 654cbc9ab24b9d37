import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { useTranslation } from 'react-i18next'
import type { ShareFailure } from './share-link.ts'

/** Explains why no short link was created. Offers a retry unless the failure is permanent. */
export function ShareFailed({ failure, onRetry }: { failure: ShareFailure; onRetry: () => void }) {
  const { t } = useTranslation(['plan', 'common'])
  const lasting = failure === 'tooLarge' || failure === 'refused'
  return (
    <Alert
      tone="danger"
      className="mt-4 print:hidden"
      title={t(`link.${failure}`)}
      action={
        !lasting && (
          <Button variant="secondary" size="small" onClick={onRetry}>
            {t('common:again')}
          </Button>
        )
      }
    >
      {t('link.longInstead')}
    </Alert>
  )
}
