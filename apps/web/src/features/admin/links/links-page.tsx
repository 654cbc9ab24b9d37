import type { SharedLink } from '@pathwise/api/shared-links/shared-links.schemas'
import { Alert } from '@pathwise/ui/alert'
import { Button, buttonStyle } from '@pathwise/ui/button'
import { Dialog } from '@pathwise/ui/dialog'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useListPages } from '../../../lib/use-list-pages.ts'
import { AdminPage } from '../admin-page.tsx'
import { ConfirmAction } from '../confirm-action.tsx'
import { AdminCell, AdminList } from '../list/admin-list.tsx'
import { listOptions } from '../list/list-options.ts'
import { LinkFilter, type LinkFilterValue } from './link-filter.tsx'

export function LinksPage() {
  const { t } = useTranslation('admin')
  const [filter, setFilter] = useState<LinkFilterValue>({ kind: 'share' })
  const list = trpc.sharedLinks.list.useInfiniteQuery(filter, listOptions)
  const pages = useListPages(list)
  const [asked, setAsked] = useState<SharedLink>()
  const [removed, setRemoved] = useState<string>()
  const removeShare = trpc.share.remove.useMutation()
  const removeParentLink = trpc.parentLinks.remove.useMutation()
  return (
    <AdminPage title={t('links.title')} lead={t('links.lead')}>
      <LinkFilter value={filter} onChange={setFilter} />
      {removed !== undefined && (
        <Alert key={removed} tone="success">
          {t('links.removed')}
        </Alert>
      )}
      <LinkTable items={list.data?.pages.flatMap(({ items }) => items)} pages={pages} onRemove={setAsked} />
      {asked && (
        <Dialog open onClose={() => setAsked(undefined)} title={t('links.removeTitle')} className="wrap-anywhere">
          <p className="mb-4 font-mono text-sm">{asked.id}</p>
          <ConfirmAction
            text={t('links.removeText')}
            label={t('links.remove')}
            danger
            action={() => (filter.kind === 'share' ? removeShare : removeParentLink).mutateAsync({ id: asked.id })}
            onDone={() => {
              setRemoved(asked.id)
              setAsked(undefined)
              void list.refetch()
            }}
            onCancel={() => setAsked(undefined)}
          />
        </Dialog>
      )}
    </AdminPage>
  )
}

const columns = ['link', 'owner', 'created', 'expires'] as const

interface LinkTableProps {
  items: readonly SharedLink[] | undefined
  pages: Parameters<typeof AdminList>[0]['pages']
  onRemove: (link: SharedLink) => void
}

function LinkTable({ items, pages, onRemove }: LinkTableProps) {
  const { t } = useTranslation('admin')
  const format = useFormat()
  return (
    <AdminList
      caption={t('links.title')}
      columns={[
        ...columns.map((key) => ({ key, label: t(`links.columns.${key}`) })),
        { key: 'actions', label: t('list.actions') },
      ]}
      items={items}
      empty={t('links.empty')}
      pages={pages}
      renderRow={({ id, url, owner, created_at, expires_at, ...rest }) => (
        <tr key={id}>
          <AdminCell nowrap>
            <span className="font-mono">{id}</span>
          </AdminCell>
          <AdminCell>{owner ? owner.email : t('links.noAccount')}</AdminCell>
          <AdminCell nowrap>
            <time dateTime={created_at}>{format.shortDateTime(created_at)}</time>
          </AdminCell>
          <AdminCell nowrap>
            {expires_at === null ? (
              t('links.never')
            ) : (
              <time dateTime={expires_at}>{format.shortDateTime(expires_at)}</time>
            )}
          </AdminCell>
          <AdminCell nowrap>
            <div className="flex gap-2">
              <a
                href={url}
                target="_blank"
                rel="noreferrer"
                aria-label={t('links.openNamed', { id })}
                className={buttonStyle({ variant: 'secondary', size: 'small' })}
              >
                {t('links.open')}
              </a>
              <Button
                variant="danger"
                size="small"
                aria-label={t('links.removeNamed', { id })}
                onClick={() => onRemove({ id, url, owner, created_at, expires_at, ...rest })}
              >
                {t('links.remove')}
              </Button>
            </div>
          </AdminCell>
        </tr>
      )}
    />
  )
}
