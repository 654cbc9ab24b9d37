import { measuredSections } from '@pathwise/api/assessments/assessments.schemas'
import { domainRows } from '@pathwise/planner/data/exams'
import type { FocusArea } from '@pathwise/planner/strategy'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Report } from '../../report.ts'

const measurable: ReadonlySet<string> = new Set(
  domainRows
    .filter(({ section }) => measuredSections.some((measured) => measured === section))
    .map(({ id }) => `domain.${id}`),
)

interface MeasureNoteProps {
  report: Report
  /** Whether the report was planned with runs. */
  isMeasured: boolean
}

/** Offers to measure what a report without measurements only expects, or says why it does not use a measurement. */
export function MeasureNote({ report: { result }, isMeasured }: MeasureNoteProps) {
  const { t } = useTranslation('plan')
  const { strategy } = result
  if (!strategy || strategy.version === 2) return null
  if (isMeasured) return <p className="mt-6 text-muted print:hidden">{t('measure.unused')}</p>
  const areas = strategy.focus.filter(({ area }: FocusArea) => measurable.has(area))
  if (areas.length === 0) return null
  return (
    <p className="mt-6 text-muted print:hidden">
      {t(areas.every(({ own }) => own) ? 'measure.own' : 'measure.expected')}{' '}
      <Link to="/measure" className="font-medium text-accent underline underline-offset-2">
        {t('measure.start')}
      </Link>
    </p>
  )
}
