import type { Language } from '@pathwise/i18n/languages'
import { buildSheetPath, sheets } from '@pathwise/planner/data/sheets'
import { PageHeading } from '@pathwise/ui/page-heading'
import { textLinkStyle } from '@pathwise/ui/text-link'
import { clsx } from 'clsx'
import { ChevronLeft } from 'lucide-react'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { ButtonLink } from '../../lib/button-link.tsx'
import { Link } from '../../lib/link.tsx'
import { useLanguage } from '../../lib/use-language.ts'
import { ExamLinks } from './exam-links.tsx'
import type { Section } from './guide.ts'
import { GuideBlocks } from './guide-blocks.tsx'
import { type GuideAddress, type GuideCountry, isGuide, readGuideAddress, useGuide } from './guide-files.ts'
import { GuideNotes } from './guide-notes.tsx'
import { GuideSection } from './guide-section.tsx'
import { GuideText } from './guide-text.tsx'

/** Shows the guide at the current path, or a page for a missing guide. */
export function GuidePage() {
  const { pathname } = useLocation()
  const address = readGuideAddress(pathname)
  if (!address) return null
  return isGuide(address) ? <GuideArticle address={address} /> : <MissingGuide {...address} />
}

/** Decodes a path segment, or returns it unchanged if its escape sequences are invalid. */
function toReadable(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** Explains that no guide has this slug, and links to the existing guides. */
function MissingGuide({ country, slug }: { country: GuideCountry; slug: string }) {
  const { t } = useTranslation('guides')
  return (
    <>
      <PageHeading title={t('missing.title', { slug: toReadable(slug) })} lead={t('missing.text')} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={`/guides/${country}`}>{t(country === 'ca' ? 'page.allCa' : 'page.allUs')}</ButtonLink>
        <ButtonLink to="/guides/us/exams-admissions" variant="secondary">
          {t('examGuides')}
        </ButtonLink>
      </div>
    </>
  )
}

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

/** Invites the reader to create a strategy. */
function NextStep() {
  const { t } = useTranslation(['guides', 'common'])
  return (
    <div className="mt-12 flex flex-wrap items-center justify-between gap-4 rounded-card bg-accent-soft p-5 sm:p-6 print:hidden">
      <p className="font-medium">{t('page.startText')}</p>
      <ButtonLink to="/#quick-start">{t('common:getStrategy')}</ButtonLink>
    </div>
  )
}

function GuideSheets({ slug, language }: { slug: string; language: Language }) {
  const { t } = useTranslation('guides')
  const fitting = sheets[language].filter(({ guides }) => guides.includes(slug))
  if (fitting.length === 0) return null
  return (
    <section aria-labelledby="sheets" className="mt-10 print:hidden">
      <h2 id="sheets" className="text-2xl font-bold tracking-tight">
        {t('page.sheets')}
      </h2>
      <ul lang={language} className="mt-3 list-disc gap-8 pl-5 marker:text-accent sm:columns-2 lg:columns-3">
        {fitting.map((sheet) => (
          <li key={sheet.slug} className="mb-1 break-inside-avoid">
            <Link to={buildSheetPath(language, sheet)} className={textLinkStyle({ size: 'medium' })}>
              {sheet.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function GuideArticle({ address }: { address: GuideAddress }) {
  const { t } = useTranslation('guides')
  const { country, exam, slug } = address
  // After a language change, keep showing the guide in the old language until it has loaded in the new one. The texts
  // around it, such as the notes, change at once, so set `lang` only on the guide's own text.
  const current = useLanguage()
  const language = useDeferredValue(current)
  const { title, summary, description, intro, sections, charts, notes, recorded } = useGuide(address, language)
  return (
    <>
      <Link
        to={`/guides/${country}`}
        className={clsx(textLinkStyle({ size: 'medium', quiet: true }), 'mb-3 print:hidden')}
      >
        <ChevronLeft aria-hidden="true" className="size-4" />
        {t(country === 'ca' ? 'page.allCa' : 'page.allUs')}
      </Link>
      <PageHeading title={title} lead={summary} description={description} />
      <div className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_15rem]">
        <div className="lg:order-last lg:self-stretch print:hidden">
          <PartsList sections={sections} />
        </div>
        <article aria-busy={language !== current || undefined} className="max-w-3xl min-w-0 lg:-mt-4">
          <div lang={language}>
            <GuideBlocks blocks={intro} />
          </div>
          {!exam && slug === 'exams-admissions' && (
            <section aria-labelledby="exam-guides" className="mt-8">
              <h2 id="exam-guides" className="text-2xl font-bold tracking-tight">
                {t('examGuides')}
              </h2>
              <ExamLinks country={country} />
            </section>
          )}
          <div lang={language}>
            {sections.map((section, index) => (
              <GuideSection key={section.id} {...section} charts={index === 0 ? charts : []} />
            ))}
          </div>
          <GuideSheets slug={slug} language={language} />
          <GuideNotes notes={notes} recorded={recorded} />
          <NextStep />
        </article>
      </div>
    </>
  )
}
