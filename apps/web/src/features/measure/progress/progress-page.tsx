import { type Estimates, measuredSections } from '@pathwise/api/assessments/assessments.schemas'
import { EmptyState } from '@pathwise/ui/empty-state'
import { PageHeading } from '@pathwise/ui/page-heading'
import { RetryAlert } from '@pathwise/ui/retry-alert'
import { Gauge } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../lib/button-link.tsx'
import { useFormat } from '../../../lib/format.ts'
import { PageSkeleton } from '../../../lib/page-skeleton.tsx'
import { useVisitor } from '../../../lib/session/use-visitor.ts'
import { type MeasuredSection, useNames } from '../names.ts'
import { MeasurementView } from '../result/measurement-view.tsx'
import { OpenRunCard } from '../start/open-run-card.tsx'
import { Moved } from './moved.tsx'
import { useLatest } from './use-latest.ts'

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
  estimates: Omit<Estimates, 'runs'>
  isVisitor: boolean
}

/** What is known about one section, with what moved since earlier. */
function SectionProgress({ section, estimates, isVisitor }: SectionProgressProps) {
  const { t } = useTranslation('progress')
  const format = useFormat()
  const names = useNames()
  const { measurement, measured_at, answers, practiced, history } = estimates
  if (!measurement) return <NothingMeasured />
  return (
    <section aria-labelledby={section}>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id={section} className="text-2xl font-bold tracking-tight">
            {names.section(section)}
          </h2>
          {measured_at !== null && (
            <p className="mt-1 text-muted">{t('measuredOn', { date: format.date(measured_at) })}</p>
          )}
          {practiced > 0 && <p className="mt-1 text-muted">{t('practiced', { count: practiced })}</p>}
        </div>
        <ButtonLink to="/measure" variant="secondary">
          {t('again')}
        </ButtonLink>
      </div>
      <MeasurementView measurement={measurement} answers={answers} />
      {isVisitor ? (
        <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="text-muted">{t('device')}</p>
          <ButtonLink to="/login?next=%2Fprogress" variant="secondary">
            {t('login')}
          </ButtonLink>
        </div>
      ) : (
        <Moved history={history} />
      )}
    </section>
  )
}

/** The latest measurement of one section, with its loading and error states. */
function Section({ section }: { section: MeasuredSection }) {
  const { t } = useTranslation('progress')
  const { estimates, isVisitor, failed, retry } = useLatest(section)
  if (estimates) return <SectionProgress section={section} estimates={estimates} isVisitor={isVisitor} />
  if (failed) {
    return (
      <RetryAlert label={t('retry')} onRetry={retry}>
        {t('failed')}
      </RetryAlert>
    )
  }
  return <PageSkeleton />
}

/** What is known about the student, of the account or of this device. */
export function ProgressPage() {
  const { t } = useTranslation('progress')
  const { kind } = useVisitor()
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeading title={t('title')} lead={t('lead')} />
      <OpenRunCard />
      {kind === 'loading' ? (
        <PageSkeleton />
      ) : (
        measuredSections.map((section) => <Section key={section} section={section} />)
      )}
    </div>
  )
}
