import { Alert } from '@pathwise/ui/alert'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../lib/use-today.ts'
import type { BarLabel, Block, Chart, DateSpan, Inline, Section } from './guide.ts'
import { GuideBlocks } from './guide-blocks.tsx'
import { NoteMark } from './guide-notes.tsx'
import { GuideText } from './guide-text.tsx'

function listDatesInText(parts: readonly Inline[]): DateSpan[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string') return []
    if ('children' in part) return listDatesInText(part.children)
    return part.kind === 'date' ? [part] : []
  })
}

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

/** Shows a section of a guide with its charts. Shows a warning if a date in the section has passed. */
export function GuideSection({ id, title, blocks, charts }: Section & { charts: readonly Chart[] }) {
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
      {charts.map((chart) => (
        <BarChart key={chart.name} {...chart} />
      ))}
    </section>
  )
}

/**
 * Shows a bar chart. The bars are decorative, because each label and value is also shown as text. A full bar represents
 * 100 percent or the total minutes.
 */
function BarChart({ name, unit, bars, note }: Chart) {
  const { t } = useTranslation('guides')
  const buildLabel = (label: BarLabel) => ('course' in label ? label.course : t(`charts.parts.${label.part}`))
  const whole = unit === 'percent' ? 100 : bars.reduce((sum, { value }) => sum + value, 0)
  return (
    <figure className="mt-6 rounded-card border border-line bg-surface p-4 shadow-card sm:p-5">
      <figcaption className="font-semibold">
        {t(`charts.${name}`)}
        <NoteMark number={note} />
      </figcaption>
      <ul className="mt-3 grid gap-3">
        {bars.map(({ label, value }) => (
          <li key={buildLabel(label)}>
            <div className="flex items-baseline justify-between gap-4 text-sm">
              <span className="min-w-0">{buildLabel(label)}</span>
              <span className="shrink-0 font-semibold tabular-nums">{t(`charts.${unit}`, { value })}</span>
            </div>
            <div aria-hidden="true" className="mt-1 h-2.5 rounded-full bg-raised [print-color-adjust:exact]">
              <div className="h-full rounded-full bg-accent" style={{ width: `${(value / whole) * 100}%` }} />
            </div>
          </li>
        ))}
      </ul>
    </figure>
  )
}
