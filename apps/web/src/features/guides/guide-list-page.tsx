import { PageHeading } from '@pathwise/ui/page-heading'
import { ArrowRight } from 'lucide-react'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLanguage } from '../../lib/use-language.ts'
import { ExamLinks } from './exam-links.tsx'
import { GradeGrid } from './grade-grid.tsx'
import { useCards } from './guide-cards.ts'
import type { Country } from './guide-files.ts'
import { SubjectCards } from './subject-cards.tsx'

/** The list of all guides of a country. */
export function GuideListPage({ country }: { country: Country }) {
  const { t } = useTranslation('guides')
  const cards = useCards(country, useDeferredValue(useLanguage()))
  const other = country === 'us' ? 'ca' : 'us'
  return (
    <>
      <PageHeading
        title={t(`lists.${country}.title`)}
        lead={t(`lists.${country}.lead`)}
        actions={
          <Link
            to={`/guides/${other}`}
            className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-accent underline-offset-4 hover:underline"
          >
            {t(other === 'ca' ? 'lists.toCa' : 'lists.toUs')}
            <ArrowRight aria-hidden="true" className="size-4" />
          </Link>
        }
      />
      <section aria-labelledby="subjects">
        <h2 id="subjects" className="text-2xl font-bold tracking-tight">
          {t('lists.subjects')}
        </h2>
        <SubjectCards country={country} cards={cards} />
      </section>
      <section aria-labelledby="exams" className="mt-14">
        <h2 id="exams" className="text-2xl font-bold tracking-tight">
          {t('lists.exams')}
        </h2>
        <ExamLinks country={country} />
      </section>
      <GradeGrid country={country} cards={cards} />
    </>
  )
}
