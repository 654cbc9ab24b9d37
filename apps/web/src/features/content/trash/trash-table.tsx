import type { ContentItem } from '@pathwise/api/content/content.schemas'
import { RenderedPhrase } from '@pathwise/editor/rendered-phrase'
import { Button } from '@pathwise/ui/button'
import { TableFrame } from '@pathwise/ui/table-frame'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format.ts'
import { Author } from '../author.tsx'
import { toPlainTitle } from '../plain-title.ts'

const columns = ['id', 'title', 'author', 'deletedAt', 'actions'] as const

interface TrashTableProps {
  items: readonly ContentItem[]
  /** The id of the item with a pending request. */
  busyId: number | undefined
  canDelete: boolean
  onRestore: (item: ContentItem) => void
  onDelete: (item: ContentItem) => void
}

function TrashRow({
  item,
  busyId,
  canDelete,
  onRestore,
  onDelete,
}: Omit<TrashTableProps, 'items'> & { item: ContentItem }) {
  const { t } = useTranslation('trash')
  const { id, language, deleted_at } = item
  const title = toPlainTitle(item.title)
  const format = useFormat()
  return (
    <tr>
      <td className="px-4 py-3 tabular-nums">{id}</td>
      <td className="min-w-48 px-4 py-3 font-medium wrap-anywhere">
        <RenderedPhrase html={item.title} lang={language} />
      </td>
      <td className="px-4 py-3">
        <Author item={item} withId />
      </td>
      <td className="px-4 py-3 whitespace-nowrap tabular-nums">
        {deleted_at && <time dateTime={deleted_at}>{format.shortDateTime(deleted_at)}</time>}
      </td>
      <td className="px-4 py-3">
        <div className="flex gap-2">
          <Button
            variant="secondary"
            size="small"
            data-restores={id}
            busy={busyId === id}
            aria-label={t('restoreNamed', { id, title })}
            onClick={() => onRestore(item)}
          >
            {t('restore')}
          </Button>
          {canDelete && (
            <Button
              variant="danger"
              size="small"
              disabled={busyId === id}
              aria-label={t('deleteNamed', { id, title })}
              onClick={() => onDelete(item)}
              className="whitespace-nowrap"
            >
              {t('delete')}
            </Button>
          )}
        </div>
      </td>
    </tr>
  )
}

export function TrashTable({ items, ...row }: TrashTableProps) {
  const { t } = useTranslation('trash')
  return (
    <TableFrame caption={t('title')} columns={columns.map((key) => ({ key, label: t(`columns.${key}`) }))}>
      {items.map((item) => (
        <TrashRow key={item.id} item={item} {...row} />
      ))}
    </TableFrame>
  )
}
