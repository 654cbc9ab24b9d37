import { Badge } from '@pathwise/ui/badge'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/format.ts'
import { useToday } from '../../lib/use-today.ts'
import type { DateSpan } from './guide.ts'

/** A localized date, with a badge once it has passed. */
export function GuideDate({ from, to }: DateSpan) {
  const { t } = useTranslation('guides')
  const today = useToday()
  const format = useFormat()
  const passed = today !== undefined && to < today
  return (
    <>
      {/* The prerenderer and the browser may format a span with different spaces. */}
      <time dateTime={from} className="whitespace-nowrap" suppressHydrationWarning>
        {from === to ? format.day(from) : format.dayRange(from, to)}
      </time>
      {passed && (
        <span className="ml-1.5 inline-flex align-middle">
          <Badge tone="warning">{t('dates.passed')}</Badge>
        </span>
      )}
    </>
  )
}
