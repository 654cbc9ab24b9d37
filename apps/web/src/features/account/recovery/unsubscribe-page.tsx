import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { useTranslation } from 'react-i18next'
import { matchPath, useLocation } from 'react-router'
import { trpc } from '../../../lib/trpc.ts'
import { NarrowPage } from './link-state.tsx'

/**
 * Ends a weekly reminder when the button is pressed. Opening the page has no effect, because email scanners also open
 * links.
 */
export function UnsubscribePage() {
  const { t } = useTranslation(['reminders', 'common'])
  const { pathname } = useLocation()
  const id = matchPath('/unsubscribe/:id', pathname)?.params.id ?? ''
  const { mutate, isPending, isSuccess, error } = trpc.reminders.unsubscribe.useMutation()
  const isWhole = /^[\w-]{22}$/.test(id)

  const contents = () => {
    if (!isWhole) return <Alert tone="danger">{t('unsubscribe.broken')}</Alert>
    if (isSuccess) return <Alert tone="success">{t('unsubscribe.done')}</Alert>
    return (
      <div className="grid justify-items-start gap-4">
        <p>{t('unsubscribe.text')}</p>
        <Button busy={isPending} onClick={() => mutate({ id })}>
          {t('unsubscribe.submit')}
        </Button>
        {error && <Alert tone="danger">{t('common:checkConnection')}</Alert>}
      </div>
    )
  }
  return (
    <NarrowPage focused={isSuccess} title={t('unsubscribe.title')}>
      {contents()}
    </NarrowPage>
  )
}
