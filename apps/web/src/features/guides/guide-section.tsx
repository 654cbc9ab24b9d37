import { Alert } from '@pathwise/ui/alert'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../lib/use-today.ts'
import type { Block, DateSpan, Inline, Section } from './guide.ts'
import { GuideBlocks } from './guide-blocks.tsx'
import { GuideText } from './guide-text.tsx'

function listDatesInText(parts: readonly Inline[]): DateSpan[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string' || part.kind === 'figure') return []
    return part.kind === 'date' ? [part] : listDatesInText(part.children)
  })
}

/** Returns every date in these blocks. */
function listDates(blocks: readonly Block[]): DateSpan[] {
  return blocks.flatMap((block) => {
    switch (block.kind) {
      case 'list':
        return block.items.flatMap(listDates)
      case 'table':
        return [block.head, ...block.rows].flat().flatMap(listDatesInText)
      case 'paragraph':
      case 'heading':
        return listDatesInText(block.children)
      default:
        return block satisfies never
    }
  })
}

/** A section of a guide. Shows a warning when a date in it has passed by the reader's clock. */
export function GuideSection({ id, title, blocks, children }: Section & { children?: ReactNode }) {
  const { t } = useTranslation('guides')
  const today = useToday()
  const outdated = today !== undefined && listDates(blocks).some(({ to }) => to < today)
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} tabIndex={-1} className="text-2xl font-bold tracking-tight outline-none">
        <GuideText parts={title} />
      </h2>
      {outdated && (
        <Alert tone="warning" className="mt-4">
          {t('dates.warning')}
        </Alert>
      )}
      <GuideBlocks blocks={blocks} />
      {children}
    </section>
  )
}
