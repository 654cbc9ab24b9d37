import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { downloadFile } from '../../../lib/download-file.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useListPages } from '../../../lib/use-list-pages.ts'
import { AdminPage } from '../admin-page.tsx'
import { listOptions } from '../list/list-options.ts'
import { AuditFilter, type AuditFilterValue } from './audit-filter.tsx'
import { AuditTable } from './audit-table.tsx'

export function AuditPage() {
  const { t } = useTranslation('admin')
  const [filter, setFilter] = useState<AuditFilterValue>({})
  const list = trpc.audit.list.useInfiniteQuery(filter, listOptions)
  const pages = useListPages(list)
  const first = list.data?.pages[0]
  return (
    <AdminPage title={t('audit.title')} lead={t('audit.lead')}>
      {first && <p className="text-sm text-muted">{t(`audit.${first.protection}`, { days: first.kept_days })}</p>}
      <AuditFilter onApply={setFilter} />
      <AuditExport filter={filter} />
      <AuditTable items={list.data?.pages.flatMap(({ items }) => items)} pages={pages} />
    </AdminPage>
  )
}

function AuditExport({ filter }: { filter: AuditFilterValue }) {
  const { t } = useTranslation('admin')
  const { mutate, isPending, isError, data } = trpc.audit.export.useMutation({
    // Spreadsheet programs need the byte order mark to read the file as UTF-8.
    onSuccess: ({ csv }) => downloadFile('audit.csv', new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' })),
  })
  return (
    <div className="grid justify-items-start gap-3">
      <Button variant="secondary" size="small" busy={isPending} onClick={() => mutate(filter)}>
        {t('audit.export')}
      </Button>
      {isError && <Alert tone="danger">{t('audit.exportFailed')}</Alert>}
      {data && !data.complete && <Alert tone="warning">{t('audit.exportCut')}</Alert>}
    </div>
  )
}
