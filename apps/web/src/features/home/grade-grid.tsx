import { type Country, grades } from '@pathwise/planner/context'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { mainSubjects } from '../guides/subjects.ts'

/** A table of the goals per grade in the four main subjects, on large screens. Each cell links to its guide. */
export function GradeGrid({ country }: { country: Country }) {
  const { t } = useTranslation('homeSections')
  const { t: common } = useTranslation('common')
  return (
    <div className="mt-8 hidden lg:block">
      <h3 id="grade-grid" className="text-lg font-semibold">
        {t('grid.title')}
      </h3>
      <div className="mt-3 overflow-hidden rounded-card border border-line bg-surface shadow-card">
        <table aria-labelledby="grade-grid" className="w-full table-fixed text-left">
          <thead className="bg-raised">
            <tr>
              <th scope="col" className="w-36 px-4 py-2.5 font-semibold">
                {common('grade.label')}
              </th>
              {mainSubjects.map((slug) => (
                <th key={slug} scope="col" className="px-4 py-2.5 font-semibold">
                  {t(`guides.${slug}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {grades.map((grade) => (
              <tr key={grade}>
                <th scope="row" className="px-4 font-semibold whitespace-nowrap">
                  {common(`grade.${grade}`)}
                </th>
                {mainSubjects.map((slug) => {
                  const text = t(`grid.${slug}.${grade}`)
                  const subject = t(`guides.${slug}`)
                  return (
                    <td key={slug} className="px-2">
                      <Link
                        to={`/guides/${country.toLowerCase()}/${slug}#grades`}
                        aria-label={t('grid.open', { grade: common(`grade.${grade}`), subject, text })}
                        className="flex min-h-11 items-center rounded-control px-2 text-accent underline-offset-4 hover:bg-accent-soft hover:underline"
                      >
                        {text}
                      </Link>
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
