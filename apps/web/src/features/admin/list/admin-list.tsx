import { Button } from '@pathwise/ui/button'
import { Loading } from '@pathwise/ui/skeleton'
import { TableFrame } from '@pathwise/ui/table-frame'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { RetryAlert } from '../../../lib/retry-alert.tsx'
import type { ListPages } from '../../../lib/use-list-pages.ts'

interface AdminListProps<Item> {
  caption: string
  columns: readonly { readonly key: string; readonly label: string }[]
  /** Undefined until the first page has loaded. */
  items: readonly Item[] | undefined
  /** Renders an item as a table row of `AdminCell`s. */
  renderRow: (item: Item) => ReactNode
  empty: string
  pages: ListPages
}

/**
 * The table used by all admin pages. It handles the loading, empty and error states, and loads further pages on
 * request.
 */
export function AdminList<Item>({ caption, columns, items, renderRow, empty, pages }: AdminListProps<Item>) {
  const { t } = useTranslation(['admin', 'common'])
  return (
    <div className="grid min-w-0 justify-items-start gap-4">
      {items && (
        <div className="w-full min-w-0">
          <TableFrame
            caption={caption}
            columns={columns}
            below={items.length === 0 && <p className="px-4 py-8 text-center text-muted">{empty}</p>}
            className="text-sm"
          >
            {items.map(renderRow)}
          </TableFrame>
        </div>
      )}
      {!items && !pages.failed && (
        <div className="w-full">
          <Loading label={t('common:loading')} skeleton="h-64 w-full" />
        </div>
      )}
      {pages.failed && (
        <RetryAlert onRetry={pages.retry} className="w-full">
          {t('list.failed')}
        </RetryAlert>
      )}
      {pages.hasMore && !pages.failed && (
        <Button variant="secondary" busy={pages.loading} onClick={() => void pages.loadMore()}>
          {t('list.more')}
        </Button>
      )}
    </div>
  )
}

export function AdminCell({ children, nowrap = false }: { children: ReactNode; nowrap?: boolean }) {
  return (
    <td
      className={
        nowrap ? 'px-4 py-2 align-top whitespace-nowrap tabular-nums' : 'min-w-40 px-4 py-2 align-top wrap-anywhere'
      }
    >
      {children}
    </td>
  )
}
