import { measuredSections } from '@pathwise/api/assessments/assessments.schemas'
import { domainRows } from '@pathwise/planner/data/exams'
import { Card } from '@pathwise/ui/card'
import { Gauge } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../../lib/button-link.tsx'
import type { Report } from '../../report.ts'

const measuredAreas: readonly string[] = domainRows
  .filter(({ section }) => measuredSections.some((measured) => measured === section))
  .map(({ id }) => `domain.${id}`)

/** Says that the levels of a report are expected, and offers to measure them. Only where an area can be measured. */
export function MeasureInvite({ report }: { report: Report }) {
  const { t } = useTranslation('plan')
  if (!report.result.strategy?.focus.some(({ area }) => measuredAreas.includes(area))) return null
  return (
    <Card
      as="section"
      aria-labelledby="measure"
      className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4 print:hidden"
    >
      <Gauge aria-hidden="true" className="size-8 shrink-0 text-accent" />
      <div className="min-w-0 grow basis-72">
        <h3 id="measure" className="text-lg font-semibold">
          {t('measure.title')}
        </h3>
        <p className="mt-1 text-muted">{t('measure.text')}</p>
      </div>
      <ButtonLink to="/measure" variant="secondary">
        {t('measure.open')}
      </ButtonLink>
    </Card>
  )
}
