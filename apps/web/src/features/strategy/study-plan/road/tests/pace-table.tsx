import { listPaces } from '@pathwise/planner/sat-or-act'
import { TableFrame } from '@pathwise/ui/table-frame'
import { useTranslation } from 'react-i18next'

/** The seconds a question that each section gives. */
export function PaceTable() {
  const { t } = useTranslation(['followedPlan', 'strategy'])
  const columns = [
    { key: 'section', label: t('tests.times.section') },
    { key: 'seconds', label: t('tests.times.seconds') },
  ]
  return (
    <div>
      <TableFrame caption={t('tests.times.title')} columns={columns}>
        {listPaces().map(({ section, seconds }) => (
          <tr key={section}>
            <th scope="row" className="px-4 py-2 font-normal">
              {t(`strategy:section.${section}`)}
            </th>
            <td className="px-4 py-2 tabular-nums">{t('tests.times.value', { seconds })}</td>
          </tr>
        ))}
      </TableFrame>
      <p className="mt-1 text-sm text-muted">{t('tests.times.source')}</p>
    </div>
  )
}
