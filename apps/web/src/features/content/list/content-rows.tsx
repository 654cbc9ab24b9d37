import type { ContentItem } from '@pathwise/api/content/content.schemas'
import { RenderedPhrase } from '@pathwise/editor/rendered-phrase'
import { languageNames } from '@pathwise/i18n/languages'
import { Badge } from '@pathwise/ui/badge'
import { Button } from '@pathwise/ui/button'
import { memo, useRef, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../lib/button-link.tsx'
import { Link } from '../../../lib/link.tsx'
import { Author } from '../author.tsx'
import { toPlainTitle } from '../plain-title.ts'
import { RowActions } from './row-actions.tsx'
import { selection } from './selection.ts'
import { SkillBadges } from './skill-badges.tsx'
import { useVirtualRows } from './use-virtual-rows.ts'

interface ContentRowsProps {
  items: readonly ContentItem[]
  /** Whether all items are loaded. */
  complete: boolean
  canEdit: boolean
  /** Whether to name each item's language, because the list has several. */
  showsLanguage: boolean
  onDelete: (item: ContentItem) => void
}

/** Renders only the rows near the viewport, so that long lists scroll smoothly. */
export function ContentRows({ items, complete, canEdit, showsLanguage, onDelete }: ContentRowsProps) {
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
                showsLanguage={showsLanguage}
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

interface ContentRowProps {
  item: ContentItem
  selected: boolean
  canEdit: boolean
  showsLanguage: boolean
  onSelect: (id: number, selected: boolean) => void
  onDelete: (item: ContentItem) => void
}

/** Editors also get a menu to edit and delete the item. */
const ContentRow = memo(function ContentRow({
  item,
  selected,
  canEdit,
  showsLanguage,
  onSelect,
  onDelete,
}: ContentRowProps) {
  const { t } = useTranslation('contentList')
  const { id, language } = item
  const title = toPlainTitle(item.title)
  return (
    <div className="flex items-start gap-2 rounded-card border border-line bg-surface p-3 sm:items-center sm:gap-3 sm:p-4">
      <label className="flex size-11 shrink-0 cursor-pointer items-center justify-center">
        <input
          type="checkbox"
          aria-label={t('select', { id, title })}
          checked={selected}
          onChange={(event) => onSelect(id, event.target.checked)}
          className="size-5 scroll-mt-36"
        />
      </label>
      <div className="min-w-0 grow">
        <p className="font-semibold wrap-anywhere">
          <span className="mr-2 font-normal text-muted tabular-nums">{`#${id}`}</span>
          <Link to={`/content/read?id=${id}`} className="scroll-mt-36 underline-offset-4 hover:underline">
            <RenderedPhrase html={item.title} lang={language} />
          </Link>
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <span>
            <span className="sr-only">{t('author')} </span>
            <Author item={item} withId={canEdit} />
          </span>
          {showsLanguage && (
            <Badge>
              <span lang={language}>{languageNames[language]}</span>
            </Badge>
          )}
          <SkillBadges skills={item.skills} />
        </p>
      </div>
      {canEdit && (
        <RowActions label={t('actionsNamed', { id, title })}>
          <ButtonLink to={`/content/edit?id=${id}`} variant="quiet" aria-label={t('editNamed', { id, title })}>
            {t('edit')}
          </ButtonLink>
          <Button variant="danger" aria-label={t('deleteNamed', { id, title })} onClick={() => onDelete(item)}>
            {t('delete')}
          </Button>
        </RowActions>
      )}
    </div>
  )
})
