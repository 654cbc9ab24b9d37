import { buttonStyle } from '@pathwise/ui/button'
import { PageHeading } from '@pathwise/ui/page-heading'
import { ChevronLeft } from 'lucide-react'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLanguage } from '../../lib/use-language.ts'
import { BarChart } from './bar-chart.tsx'
import { ExamLinks } from './exam-links.tsx'
import type { Section } from './guide.ts'
import { GuideBlocks } from './guide-blocks.tsx'
import { type GuideAddress, useGuide } from './guide-files.ts'
import { GuideNotes } from './guide-notes.tsx'
import { GuideSection } from './guide-section.tsx'
import { GuideText } from './guide-text.tsx'

/** The table of contents of a guide. */
function PartsList({ sections }: { sections: readonly Section[] }) {
  const { t } = useTranslation('guides')
  return (
    <nav aria-labelledby="parts" className="rounded-card border border-line bg-surface p-4 lg:sticky lg:top-24">
      <h2 id="parts" className="text-sm font-semibold text-muted">
        {t('page.parts')}
      </h2>
      <ul className="mt-1">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="flex min-h-9 items-center text-accent underline-offset-4 hover:underline">
              <GuideText parts={title} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The call to action at the end of a guide: create a strategy. */
function NextStep() {
  const { t } = useTranslation('guides')
  return (
    <div className="mt-12 flex flex-wrap items-center justify-between gap-4 rounded-card bg-accent-soft p-5 sm:p-6 print:hidden">
      <p className="font-medium">{t('page.startText')}</p>
      <Link to="/#quick-start" className={buttonStyle()}>
        {t('page.start')}
      </Link>
    </div>
  )
}

/** A guide with its charts and sources. */
export function GuideArticle({ address }: { address: GuideAddress }) {
  const { t } = useTranslation('guides')
  const { country, exam, slug } = address
  // Keeps the old text while the guide loads in a newly chosen language.
  const language = useDeferredValue(useLanguage())
  const { title, summary, description, intro, sections, charts, notes, checked } = useGuide(address, language)
  return (
    <>
      <Link
        to={`/guides/${country}`}
        className="mb-3 inline-flex min-h-9 items-center gap-1 text-accent underline-offset-4 hover:underline print:hidden"
      >
        <ChevronLeft aria-hidden="true" className="size-4" />
        {t(country === 'ca' ? 'page.allCa' : 'page.allUs')}
      </Link>
      <PageHeading title={title} lead={summary} description={description} />
      <div className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_15rem]">
        <div className="lg:order-last lg:self-stretch print:hidden">
          <PartsList sections={sections} />
        </div>
        <article lang={language} className="max-w-3xl min-w-0 lg:-mt-4">
          <GuideBlocks blocks={intro} />
          {!exam && slug === 'exams-admissions' && (
            <section aria-labelledby="exam-guides" className="mt-8">
              <h2 id="exam-guides" className="text-2xl font-bold tracking-tight">
                {t('examGuides')}
              </h2>
              <ExamLinks country={country} />
            </section>
          )}
          {sections.map((section, index) => (
            <GuideSection key={section.id} {...section}>
              {index === 0 && charts.map((chart) => <BarChart key={chart.name} {...chart} />)}
            </GuideSection>
          ))}
          <GuideNotes notes={notes} checked={checked} />
          <NextStep />
        </article>
      </div>
    </>
  )
}
