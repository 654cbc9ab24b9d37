import { Badge } from '@pathwise/ui/badge'
import { textLinkStyle } from '@pathwise/ui/text-link'
import { ExternalLink } from 'lucide-react'
import { Children, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/format.ts'
import { Link } from '../../lib/link.tsx'
import { useToday } from '../../lib/use-today.ts'
import type { DateSpan, Inline } from './guide.ts'
import { NoteMark } from './guide-notes.tsx'

/** Shows a date. Adds a badge if the date has passed. */
function GuideDate({ from, to }: DateSpan) {
  const { t } = useTranslation('common')
  const today = useToday()
  const format = useFormat()
  const passed = today !== undefined && to < today
  return (
    <>
      <time dateTime={from} className="whitespace-nowrap">
        {from === to ? format.day(from) : format.dayRange(from, to)}
      </time>
      {passed && (
        <span className="ml-1.5 inline-flex align-middle">
          <Badge tone="warning">{t('passed')}</Badge>
        </span>
      )}
    </>
  )
}

function YearlyDay({ day }: { day: string }) {
  return <span className="whitespace-nowrap">{useFormat().monthDay(`2000-${day}`)}</span>
}

function GuideLink({ to, parts }: { to: string; parts: readonly Inline[] }) {
  if (to.startsWith('/'))
    return (
      <Link to={to} className={textLinkStyle()}>
        <GuideText parts={parts} />
      </Link>
    )
  return (
    <a href={to} rel="noreferrer" className={textLinkStyle()}>
      <GuideText parts={parts} />
      <ExternalLink aria-hidden="true" className="ml-0.5 inline size-3.5 align-baseline" />
    </a>
  )
}

function Part({ part }: { part: Inline }) {
  if (typeof part === 'string') return part
  switch (part.kind) {
    case 'strong':
      return (
        <strong>
          <GuideText parts={part.children} />
        </strong>
      )
    case 'emphasis':
      return (
        <em>
          <GuideText parts={part.children} />
        </em>
      )
    case 'link':
      return <GuideLink to={part.to} parts={part.children} />
    case 'figure':
      return part.text
    case 'date':
      return <GuideDate from={part.from} to={part.to} />
    case 'yearlyDay':
      return <YearlyDay day={part.day} />
    case 'mark':
      return <NoteMark number={part.note} follows={part.follows} />
    default:
      return part satisfies never
  }
}

export function GuideText({ parts }: { parts: readonly Inline[] }) {
  return renderInOrder(parts, (part) => <Part part={part} />)
}

/** Renders a list whose order never changes. The index of each item is its React key. */
export function renderInOrder<Item>(items: readonly Item[], render: (item: Item) => ReactNode): ReactNode {
  return Children.toArray(items.map((item) => render(item)))
}
