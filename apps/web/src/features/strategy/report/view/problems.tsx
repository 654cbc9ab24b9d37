import { textLinkStyle } from '@pathwise/ui/text-link'
import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { Link } from '../../../../lib/link.tsx'
import { PrintedAddress } from '../print/printed-address.tsx'
import type { ProblemView } from './report-view.ts'
import { EmptySection, Section } from './section.tsx'

/**
 * Shows a recommended problem. A numeric id links to our problem bank, whose titles are in English. A string id, which
 * other clients may use, has no page.
 */
function ProblemRow({ id, title }: ProblemView) {
  const { t } = useTranslation('plan')
  return (
    <li className="flex flex-col gap-x-6 gap-y-0.5 px-5 py-3.5 break-inside-avoid sm:flex-row sm:items-baseline sm:px-6 print:py-2">
      <span className="shrink-0 text-sm text-muted tabular-nums sm:w-32">{t('problems.number', { id })}</span>
      {typeof id === 'number' ? (
        <div className="min-w-0">
          <Link
            to={`/practice/${id}`}
            lang="en"
            className={clsx(textLinkStyle({ size: 'small' }), 'print:text-ink print:no-underline')}
          >
            {title}
          </Link>
          <PrintedAddress to={`/practice/${id}`} />
        </div>
      ) : (
        <span className="min-w-0 font-medium">{title}</span>
      )}
    </li>
  )
}

export function Problems({ problems }: { problems: readonly ProblemView[] }) {
  const { t } = useTranslation('plan')
  return (
    <Section title={t('sections.problems')}>
      {problems.length === 0 ? (
        <EmptySection text={t('problems.none')} />
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface shadow-card print:shadow-none">
          {problems.map((problem) => (
            <ProblemRow key={problem.id} {...problem} />
          ))}
        </ul>
      )}
    </Section>
  )
}
