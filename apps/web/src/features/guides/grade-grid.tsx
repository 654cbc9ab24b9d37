import { grades } from '@pathwise/planner/context'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { GuideCard } from './guide.ts'
import type { Country } from './guide-files.ts'
import { mainSubjects } from './subjects.ts'

/** A table of the skills per grade and main subject. Shown only on screens wide enough for its columns. */
export function GradeGrid({ country, cards }: { country: Country; cards: readonly GuideCard[] }) {
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
                    className="inline-flex min-h-6 items-center text-accent underline-offset-4 hover:underline"
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
