import type { ItemStatistics } from '@pathwise/api/calibration/statistics.schemas'
import { RenderedPhrase } from '@pathwise/editor/rendered-phrase'
import { Badge } from '@pathwise/ui/badge'
import { TableFrame } from '@pathwise/ui/table-frame'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format.ts'
import { questionLanguage } from '../words.ts'

const thirds = ['lower', 'middle', 'upper'] as const
/** The ids of the table rows that count an outcome, such as "I don't know", instead of a choice. */
const outcomes = ['right', 'wrong', 'unknown'] as const

/** Shows how often each answer was chosen by the lower, middle and upper third of students, ranked by ability. */
export function ChoiceTable({ choices }: { choices: ItemStatistics['choices'] }) {
  const { t } = useTranslation('questions')
  const format = useFormat()
  const columns = [
    { key: 'answer', label: t('statistics.answer') },
    ...thirds.map((third) => ({ key: third, label: t(`statistics.thirds.${third}`) })),
  ]
  return (
    <div className="grid gap-2">
      <h4 className="font-semibold">{t('statistics.table')}</h4>
      <TableFrame caption={t('statistics.table')} columns={columns}>
        {choices.map(({ id, html, right, counts }) => {
          const outcome = outcomes.find((one) => one === id)
          return (
            <tr key={`${html === null ? 'outcome' : 'choice'}-${id}`}>
              <th scope="row" className="px-4 py-2 font-normal">
                <span className="flex flex-wrap items-baseline gap-2">
                  {html === null ? (
                    outcome && t(`statistics.${outcome}`)
                  ) : (
                    <>
                      <strong>{id}</strong>
                      <RenderedPhrase html={html} lang={questionLanguage} />
                    </>
                  )}
                  {right && html !== null && <Badge tone="success">{t('statistics.isRight')}</Badge>}
                </span>
              </th>
              {thirds.map((third, index) => (
                <td key={third} className="px-4 py-2 tabular-nums">
                  {format.number(counts[index] ?? 0)}
                </td>
              ))}
            </tr>
          )
        })}
      </TableFrame>
    </div>
  )
}
