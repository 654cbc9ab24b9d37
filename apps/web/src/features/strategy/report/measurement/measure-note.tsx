import { measuredSections } from '@pathwise/api/assessments/assessments.vocabulary'
import { domainRows } from '@pathwise/planner/data/exams'
import type { FocusArea } from '@pathwise/planner/strategy'
import { Card } from '@pathwise/ui/card'
import { Gauge } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../../lib/button-link.tsx'
import type { Report } from '../../report.ts'

const measurable: ReadonlySet<string> = new Set(
  domainRows
    .filter(({ section }) => measuredSections.some((measured) => measured === section))
    .map(({ id }) => `domain.${id}`),
)

interface MeasureNoteProps {
  report: Report
  /** Whether the report was built from measurement runs. */
  isMeasured: boolean
}

/**
 * Offers a measurement if the student was not measured. Otherwise, explains why the report does not use the
 * measurement.
 */
export function MeasureNote({ report: { result }, isMeasured }: MeasureNoteProps) {
  const { t } = useTranslation('plan')
  const { strategy } = result
  if (!strategy || strategy.version === 2) return null
  if (isMeasured) return <p className="mt-6 text-muted print:hidden">{t('offer.unused')}</p>
  const areas = strategy.focus.filter(({ area }: FocusArea) => measurable.has(area))
  if (areas.length === 0) return null
  return (
    <Card className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4 print:hidden">
      <Gauge aria-hidden="true" className="size-8 shrink-0 text-accent" />
      <p className="min-w-0 grow basis-72">{t(areas.every(({ own }) => own) ? 'offer.own' : 'offer.expected')}</p>
      <ButtonLink to="/measure" variant="secondary">
        {t('offer.start')}
      </ButtonLink>
    </Card>
  )
}
