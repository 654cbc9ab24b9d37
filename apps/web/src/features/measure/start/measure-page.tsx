import type { Offers } from '@pathwise/api/assessments/assessments.schemas'
import { measuredSections } from '@pathwise/api/assessments/assessments.vocabulary'
import { sectionIds } from '@pathwise/planner/data/exams'
import { Alert } from '@pathwise/ui/alert'
import { Badge } from '@pathwise/ui/badge'
import { Card } from '@pathwise/ui/card'
import { PageHeading } from '@pathwise/ui/page-heading'
import { SelectField } from '@pathwise/ui/select-field'
import { Loading } from '@pathwise/ui/skeleton'
import { textLinkStyle } from '@pathwise/ui/text-link'
import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { z } from 'zod'
import { Link } from '../../../lib/link.tsx'
import { RetryAlert } from '../../../lib/retry-alert.tsx'
import { useVisitor } from '../../../lib/session/use-visitor.ts'
import { trpc } from '../../../lib/trpc.ts'
import { findDomain, useNames } from '../names.ts'
import { OpenRunCard } from './open-run-card.tsx'
import { StartForm } from './start-form.tsx'

/** Explains how a run works and what is stored. */
function About() {
  const { t, i18n } = useTranslation('measure')
  const isVisitor = useVisitor().kind === 'anonymous'
  const lines = [
    t('about.clock'),
    t('about.unknown'),
    t('about.end'),
    ...(i18n.language === 'en' ? [] : [t('about.english')]),
    t(isVisitor ? 'about.keptDevice' : 'about.keptAccount'),
  ]
  return (
    <Card as="section" aria-labelledby="about">
      <h2 id="about" className="text-lg font-semibold">
        {t('about.title')}
      </h2>
      <ul className="mt-3 grid gap-2">
        {lines.map((line) => (
          <li key={line} className="flex gap-3">
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
            <span className="min-w-0">{line}</span>
          </li>
        ))}
      </ul>
      <Link to="/privacy#measuring" className={clsx(textLinkStyle({ size: 'medium' }), 'mt-2')}>
        {t('about.privacy')}
      </Link>
    </Card>
  )
}

/** Lists subjects that do not have enough items yet. */
function Coming({ offers }: { offers: Offers }) {
  const { t } = useTranslation('measure')
  const names = useNames()
  const coming = sectionIds.filter((id) => !offers.some(({ section, offered }) => offered && section === id))
  if (coming.length === 0) return null
  return (
    <section aria-labelledby="coming">
      <h2 id="coming" className="font-semibold">
        {t('section.coming')}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {coming.map((id) => (
          <li key={id}>
            <Badge>{names.section(id)}</Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Starts a run for the domain in the URL or, without one, for a section that the student chooses. */
function Starts({ offers }: { offers: Offers }) {
  const { t } = useTranslation('measure')
  const names = useNames()
  const parameters = new URLSearchParams(useLocation().search)
  const [chosen, choose] = useState(parameters.get('section'))
  const domain = findDomain(parameters.get('domain'))
  const closer = offers.find(({ section }) => section === domain?.section)
  if (closer && domain && closer.domains.some((known) => known.domain === domain.id && known.offered)) {
    return <StartForm key={domain.id} section={closer.section} domain={domain.id} />
  }
  const sections = measuredSections.filter((id) => offers.some(({ section, offered }) => offered && section === id))
  const section = sections.find((id) => id === chosen) ?? sections[0]
  return (
    <>
      {(sections.length === 0 || domain) && (
        <Alert tone="info" title={t('section.noneTitle')}>
          {t('section.none')}
        </Alert>
      )}
      {section && sections.length > 1 && (
        <div className="max-w-sm">
          <SelectField
            label={t('section.title')}
            options={sections.map((value) => ({ value, label: names.section(value) }))}
            value={section}
            onChange={choose}
          />
        </div>
      )}
      {section && <StartForm key={section} section={section} domain={null} />}
    </>
  )
}

const removedSchema = z.object({ removed: z.literal(true) })

/** Starts or continues a run. If the URL contains `?domain=`, offers a closer look at that domain. */
export function MeasurePage() {
  const { t } = useTranslation(['measure', 'common'])
  const { search, state } = useLocation()
  const names = useNames()
  const domain = findDomain(new URLSearchParams(search).get('domain'))
  const { data: offers, error, refetch } = trpc.assessments.offers.useQuery()
  const title = domain ? t('closer.title', { domain: names.domain(domain.id) }) : t('title')
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeading title={title} lead={t(domain ? 'closer.lead' : 'lead')} />
      {removedSchema.safeParse(state).success && (
        <Alert tone="success" className="mb-6">
          {t('remove.done')}
        </Alert>
      )}
      <OpenRunCard />
      <div className="grid gap-6">
        {!offers && !error && <Loading label={t('common:loading')} skeleton="h-40 w-full" />}
        {error && !offers && <RetryAlert onRetry={() => void refetch()}>{t('loadFailed')}</RetryAlert>}
        {offers && <Starts offers={offers} />}
        <About />
        {offers && <Coming offers={offers} />}
      </div>
    </div>
  )
}
