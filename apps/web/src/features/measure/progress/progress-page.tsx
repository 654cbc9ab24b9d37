import type { Estimates } from '@pathwise/api/assessments/assessments.schemas'
import { measuredSections } from '@pathwise/api/assessments/assessments.vocabulary'
import { Card } from '@pathwise/ui/card'
import { EmptyState } from '@pathwise/ui/empty-state'
import { PageHeading } from '@pathwise/ui/page-heading'
import { Gauge } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../lib/button-link.tsx'
import { useFormat } from '../../../lib/format.ts'
import { PageSkeleton } from '../../../lib/page-skeleton.tsx'
import { RetryAlert } from '../../../lib/retry-alert.tsx'
import { useVisitor } from '../../../lib/session/use-visitor.ts'
import { type Latest, useLatestEstimates } from '../../../lib/use-latest-estimates.ts'
import { type MeasuredSection, useNames } from '../names.ts'
import { MeasurementView } from '../result/measurement-view.tsx'
import { OpenRunCard } from '../start/open-run-card.tsx'
import { EarlierResults } from './earlier-results.tsx'

type Estimated = Omit<Estimates, 'runs'> & { readonly measurement: NonNullable<Estimates['measurement']> }

function NothingMeasured() {
  const { t } = useTranslation('progress')
  return (
    <EmptyState icon={<Gauge />} title={t('none.title')} action={<ButtonLink to="/measure">{t('start')}</ButtonLink>}>
      {t('none.text')}
    </EmptyState>
  )
}

interface SectionProgressProps {
  section: MeasuredSection
  estimates: Estimated
  isVisitor: boolean
}

/** Shows a section's estimates and the changes since earlier results. */
function SectionProgress({ section, estimates, isVisitor }: SectionProgressProps) {
  const { t } = useTranslation('progress')
  const format = useFormat()
  const names = useNames()
  const { measurement, measured_at, answers, practiced, history } = estimates
  return (
    <section aria-labelledby={section} className="mb-12">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id={section} className="text-2xl font-bold tracking-tight">
            {names.section(section)}
          </h2>
          {measured_at !== null && (
            <p className="mt-1 text-muted">{t('measuredOn', { date: format.date(measured_at) })}</p>
          )}
          <p className="mt-1 text-muted">{t('widens')}</p>
          {practiced > 0 && <p className="mt-1 text-muted">{t('practiced', { count: practiced })}</p>}
        </div>
        <ButtonLink to={`/measure?section=${section}`} variant="secondary">
          {t('again')}
        </ButtonLink>
      </div>
      <MeasurementView measurement={measurement} answers={answers} />
      {!isVisitor && <EarlierResults history={history} />}
    </section>
  )
}

/** Offers to measure a section that has not been measured. */
function OpenSection({ section }: { section: MeasuredSection }) {
  const { t } = useTranslation('progress')
  const name = useNames().section(section)
  return (
    <Card className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p>{t('notYet', { section: name })}</p>
      <ButtonLink to={`/measure?section=${section}`} variant="secondary">
        {t('start')}
      </ButtonLink>
    </Card>
  )
}

function Sections() {
  const { t } = useTranslation(['progress', 'common'])
  const math = useLatestEstimates('sat.math')
  const reading = useLatestEstimates('sat.reading-writing')
  const all = { 'sat.math': math, 'sat.reading-writing': reading } satisfies Record<MeasuredSection, Latest>
  const failed = Object.values(all).filter((one) => one.failed)
  if (failed.length > 0) {
    return (
      <RetryAlert
        onRetry={() => {
          for (const { retry } of failed) retry()
        }}
      >
        {t('failed')}
      </RetryAlert>
    )
  }
  const known = measuredSections.map((section) => ({ section, estimates: all[section].estimates }))
  if (known.some(({ estimates }) => !estimates)) return <PageSkeleton />
  const measured = known.flatMap(({ section, estimates }) =>
    estimates?.measurement ? [{ section, estimates: { ...estimates, measurement: estimates.measurement } }] : [],
  )
  if (measured.length === 0) return <NothingMeasured />
  return (
    <>
      {measured.map((one) => (
        <SectionProgress key={one.section} {...one} isVisitor={math.isVisitor} />
      ))}
      {known.map(
        ({ section, estimates }) => !estimates?.measurement && <OpenSection key={section} section={section} />,
      )}
      {math.isVisitor && (
        <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="text-muted">{t('device')}</p>
          <ButtonLink to="/login?next=%2Fprogress" variant="secondary">
            {t('common:login')}
          </ButtonLink>
        </div>
      )}
    </>
  )
}

/** Shows the weekly summaries, and the estimates from the account or, for visitors, from this device. */
export function ProgressPage({ weeks }: { weeks?: ReactNode }) {
  const { t } = useTranslation('progress')
  const { kind } = useVisitor()
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeading title={t('title')} lead={t('lead')} />
      <OpenRunCard />
      {weeks}
      {kind === 'loading' ? <PageSkeleton /> : <Sections />}
    </div>
  )
}
