import { PageHeading } from '@pathwise/ui/page-heading'
import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

const exams = ['sat', 'ap', 'act', 'ouac'] as const

/** The way to the four exam guides. */
export function ExamsAdmissionsPage() {
  const { t } = useTranslation('placeholders')
  return (
    <>
      <PageHeading title={t('exams.title')} lead={t('exams.lead')} />
      <ul className="grid gap-4 md:grid-cols-2">
        {exams.map((exam) => (
          <li key={exam}>
            <Link
              to={`/guides/us/exams/${exam}`}
              className="flex h-full items-center justify-between gap-4 rounded-card border border-line bg-surface p-6 shadow-card transition-colors hover:border-accent"
            >
              <span>
                <span className="block text-xl font-semibold">{t(`exams.${exam}.title`)}</span>
                <span className="mt-1 block text-muted">{t(`exams.${exam}.text`)}</span>
              </span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-accent" />
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
