import type { Estimates } from '@pathwise/api/assessments/assessments.schemas'
import { toQuestionsOfTen } from '@pathwise/planner/measured'
import { TableFrame } from '@pathwise/ui/table-frame'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../lib/button-link.tsx'
import { useFormat } from '../../../lib/format.ts'
import { useBillingConfig } from '../../../lib/use-config.ts'
import { useSubscribePath } from '../../../lib/use-subscribe-path.ts'
import { useNames } from '../names.ts'

type History = NonNullable<Estimates['history']>

/** Mentions that Pro includes the history, unless billing is off. */
function ProHint() {
  const { t } = useTranslation('progress')
  const { data: config } = useBillingConfig()
  const path = useSubscribePath()
  if (!config?.enabled) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p>{t('moved.pro')}</p>
      <ButtonLink to={path} variant="secondary">
        {t('moved.proLink')}
      </ButtonLink>
    </div>
  )
}

/** Lists the domains with a statistically significant change. */
function MovedDomains({ domains }: Pick<History[number], 'domains'>) {
  const { t } = useTranslation('progress')
  const names = useNames()
  const moved = domains.flatMap(({ domain, changed }) =>
    changed === 'up' || changed === 'down' ? [t(`moved.${changed}`, { name: names.domain(domain) })] : [],
  )
  if (moved.length === 0) return domains.some(({ changed }) => changed !== null) ? t('moved.same') : null
  return (
    <ul>
      {moved.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}

/**
 * Lists earlier results. For each one, shows the statistically significant changes from that result to today. `history`
 * is null if the billing plan does not include it.
 */
export function EarlierResults({ history }: Pick<Estimates, 'history'>) {
  const { t } = useTranslation(['progress', 'measure'])
  const format = useFormat()
  const columns = [
    { key: 'date', label: t('moved.date') },
    { key: 'overall', label: t('moved.overall') },
    { key: 'since', label: t('moved.since') },
  ]
  if (history === null) {
    return (
      <div className="mt-10">
        <ProHint />
      </div>
    )
  }
  return (
    <div className="mt-10">
      <h2 className="text-2xl font-bold tracking-tight">{t('moved.title')}</h2>
      <p className="mt-2 mb-4 max-w-3xl text-muted">{t(history.length === 0 ? 'moved.first' : 'moved.lead')}</p>
      {history.length > 0 && (
        <TableFrame caption={t('moved.title')} columns={columns}>
          {history.map(({ id, finished_at, overall, domains }) => (
            <tr key={id}>
              <th scope="row" className="px-4 py-2.5 align-top font-normal whitespace-nowrap">
                {format.date(finished_at)}
              </th>
              <td className="px-4 py-2.5 align-top whitespace-nowrap tabular-nums">
                {t('measure:result.range', toQuestionsOfTen(overall))}
              </td>
              <td className="px-4 py-2.5">
                <MovedDomains domains={domains} />
              </td>
            </tr>
          ))}
        </TableFrame>
      )}
    </div>
  )
}
