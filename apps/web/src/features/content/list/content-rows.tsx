import type { ContentItem } from '@pathwise/api/content/content.schemas'
import { useRef, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { ContentRow } from './content-row.tsx'
import { selection } from './selection.ts'
import { useVirtualRows } from './use-virtual-rows.ts'

interface ContentRowsProps {
  items: readonly ContentItem[]
  /** Whether all items are loaded. */
  complete: boolean
  canEdit: boolean
  onDelete: (item: ContentItem) => void
}

/** The virtualized list: renders only rows near the viewport, so that long lists scroll smoothly. */
export function ContentRows({ items, complete, canEdit, onDelete }: ContentRowsProps) {
  const { t } = useTranslation('contentList')
  const selected = useSyncExternalStore(selection.subscribe, selection.current)
  const list = useRef<HTMLUListElement>(null)
  const { height, rows, measure } = useVirtualRows(list, items.length, (index) => items[index]?.id ?? -index)
  return (
    <ul ref={list} aria-label={t('list')} className="relative" style={{ height }}>
      {rows.map(({ index, offset }) => {
        const item = items[index]
        return (
          item && (
            <li
              key={item.id}
              ref={measure}
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={complete ? items.length : -1}
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${offset}px)` }}
            >
              <ContentRow
                item={item}
                selected={selected.has(item.id)}
                canEdit={canEdit}
                onSelect={selection.set}
                onDelete={onDelete}
              />
            </li>
          )
        )
      })}
    </ul>
  )
}
