import { grades } from '@pathwise/planner/context'
import { PageHeading } from '@pathwise/ui/page-heading'
import { textLinkStyle } from '@pathwise/ui/text-link'
import { ArrowRight } from 'lucide-react'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '../../lib/link.tsx'
import { useLanguage } from '../../lib/use-language.ts'
import { ExamLinks } from './exam-links.tsx'
import type { GuideCard } from './guide.ts'
import { useCards } from './guide-cards.ts'
import type { GuideCountry } from './guide-files.ts'
import { mainSubjects, subjects } from './subjects.ts'

export function GuideListPage({ country }: { country: GuideCountry }) {
  const { t } = useTranslation('guides')
  const cards = useCards(country, useDeferredValue(useLanguage()))
  const other = country === 'us' ? 'ca' : 'us'
  return (
    <>
      <PageHeading
        title={t(`lists.${country}.title`)}
        lead={t(`lists.${country}.lead`)}
        actions={
          <Link to={`/guides/${other}`} className={textLinkStyle({ size: 'medium', quiet: true })}>
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

function SubjectCards({ country, cards }: { country: GuideCountry; cards: readonly GuideCard[] }) {
  return (
    <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {subjects.map(({ slug, Icon }) => {
        const card = cards.find((one) => one.slug === slug)
        return (
          card && (
            <li key={slug}>
              <Link
                to={`/guides/${country}/${slug}`}
                className="flex h-full items-start gap-4 rounded-card border border-line bg-surface p-5 shadow-card transition-colors hover:border-accent"
              >
                <span className="rounded-control bg-accent-soft p-2.5 text-accent-strong">
                  <Icon aria-hidden="true" className="size-6" />
                </span>
                <span className="min-w-0">
                  <span className="block text-lg font-semibold">{card.title}</span>
                  <span className="mt-1 block text-sm text-muted">{card.summary}</span>
                </span>
              </Link>
            </li>
          )
        )
      })}
    </ul>
  )
}

/** Shows the skills per grade for the main subjects. Only wide screens have room for this table. */
function GradeGrid({ country, cards }: { country: GuideCountry; cards: readonly GuideCard[] }) {
  const { t } = useTranslation('guides')
  const { t: common } = useTranslation('common')
  const columns = mainSubjects.map((slug) => ({ slug, texts: cards.find((card) => card.slug === slug)?.grades ?? [] }))
  return (
    <section aria-labelledby="grades" className="mt-14 hidden lg:block">
      <h2 id="grades" className="text-2xl font-bold tracking-tight">
        {t('gradeGrid.title')}
      </h2>
      <p className="mt-1 text-muted">{t('gradeGrid.lead')}</p>
      <div className="mt-5 overflow-hidden rounded-card border border-line bg-surface shadow-card">
        <table className="w-full table-fixed border-collapse text-left text-sm">
          <thead className="bg-raised text-base">
            <tr>
              <th scope="col" className="w-28 px-4 py-2.5 font-semibold">
                {common('grade.label')}
              </th>
              {columns.map(({ slug }) => (
                <th key={slug} scope="col" className="px-4 py-2.5 font-semibold">
                  <Link
                    to={`/guides/${country}/${slug}#grades`}
                    className={textLinkStyle({ size: 'small', quiet: true })}
                  >
                    {t(`gradeGrid.subjects.${slug}`)}
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {grades.map((grade, row) => (
              <tr key={grade}>
                <th scope="row" className="px-4 py-3 align-top text-base font-semibold">
                  {common(`grade.${grade}`)}
                </th>
                {columns.map(({ slug, texts }) => (
                  <td key={slug} className="px-4 py-3 align-top">
                    {texts[row]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
