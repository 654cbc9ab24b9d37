import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { downloadFile } from '../../../lib/download-file.ts'
import { FailureAlert } from '../../../lib/failure-alert.tsx'
import { trpc } from '../../../lib/trpc.ts'
import { Setting } from './setting.tsx'

export function ExportData() {
  const { t } = useTranslation('account')
  const utils = trpc.useUtils()
  const { mutate, isPending, isSuccess, error } = useMutation({
    // Use a mutation, because a query would cache the export, which contains all of the user's private data.
    mutationFn: () => utils.client.account.exportData.query(),
    onSuccess: (data) => {
      const text = JSON.stringify(data, null, 2)
      downloadFile('pathwise-account.json', new Blob([text], { type: 'application/json' }))
    },
    gcTime: 0,
  })
  return (
    <Setting title={t('export.title')} text={t('export.text')}>
      <div className="grid justify-items-start gap-4">
        <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
          {t('export.submit')}
        </Button>
        {isSuccess && <Alert tone="success">{t('export.done')}</Alert>}
        {error && <FailureAlert error={error} />}
      </div>
    </Setting>
  )
}
