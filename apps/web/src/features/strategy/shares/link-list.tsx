import type { ReportContext } from '@pathwise/api/diagnostics/diagnostics.schemas'
import { Alert } from '@pathwise/ui/alert'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../lib/button-link.tsx'
import { useFormat } from '../../../lib/format.ts'
import { useFocusAfterRemoval } from '../../../lib/use-focus-after-removal.ts'
import { useContextLabels } from '../context-labels.ts'
import { DeleteLink } from './delete-link.tsx'

interface ListedLink {
  readonly id: string
  readonly context: ReportContext
  /** ISO 8601 in UTC. */
  readonly madeAt: string
  /** Deletes the share on the server. */
  readonly remove: () => Promise<unknown>
  readonly onDeleted: () => void
}

interface LinkListProps {
  /** The id of the heading element. */
  id: string
  title: string
  lead: string
  /** How many links the student has deleted since the list appeared. */
  deletedCount: number
  links: readonly ListedLink[]
}

export function LinkList({ id, title, lead, deletedCount, links }: LinkListProps) {
  const { t } = useTranslation('shares')
  const heading = useFocusAfterRemoval<HTMLHeadingElement>(deletedCount)
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 ref={heading} id={id} tabIndex={-1} className="text-2xl font-bold tracking-tight">
        {title}
      </h2>
      <p className="mt-1 text-muted">{lead}</p>
      {deletedCount > 0 && (
        <Alert tone="success" className="mt-4">
          {t('deleted')}
        </Alert>
      )}
      <ul className="mt-4 divide-y divide-line border-y border-line empty:hidden">
        {links.map((link) => (
          <LinkRow key={link.id} link={link} />
        ))}
      </ul>
    </section>
  )
}

function LinkRow({ link: { id, context, madeAt, remove, onDeleted } }: { link: ListedLink }) {
  const { t } = useTranslation('shares')
  const { goal, grade, country } = useContextLabels(context)
  const date = useFormat().dateTime(madeAt)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{goal}</p>
        <p className="text-sm text-muted">
          {grade} · {country} · <time dateTime={madeAt}>{t('list.madeOn', { date })}</time>
        </p>
      </div>
      <div className="flex shrink-0 gap-2">
        <ButtonLink
          to={`/plan?share=${id}`}
          aria-label={t('list.openNamed', { goal, date })}
          variant="secondary"
          size="small"
        >
          {t('list.open')}
        </ButtonLink>
        <DeleteLink remove={remove} label={t('list.deleteNamed', { goal, date })} onDeleted={onDeleted} />
      </div>
    </li>
  )
}
