import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { useTranslation } from 'react-i18next'

/** The fallback when the lower part of the home page could not be loaded. */
export function SectionsMissing() {
  const { t } = useTranslation('shell')
  return (
    <Alert
      tone="warning"
      action={
        <Button variant="secondary" size="small" onClick={() => location.reload()}>
          {t('crash.reload')}
        </Button>
      }
    >
      {t('crash.title')}
    </Alert>
  )
}
