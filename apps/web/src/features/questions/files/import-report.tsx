import type { ImportedRow } from '@pathwise/api/questions/import/import.schemas'
import { ScrollRegion } from '@pathwise/ui/scroll-region'
import { useTranslation } from 'react-i18next'
import { QuestionTitle } from '../question-title.tsx'

/** Maximum number of rows shown. Rows with findings come first. */
const shown = 200

function Place({ row: { number, line, item } }: { row: ImportedRow }) {
  const { t } = useTranslation('questionFiles')
  return (
    <>
      {number === 0 ? t('report.wholeFile') : number}
      {line !== undefined && <span className="block text-sm text-muted">{t('report.line', { line })}</span>}
      {item && <span className="block text-sm text-muted wrap-anywhere">{item}</span>}
    </>
  )
}

function Notes({ findings }: Pick<ImportedRow, 'findings'>) {
  const { t } = useTranslation('questionFiles')
  return (
    <ul className="grid gap-1">
      {findings.map((finding) => {
        const text = t(`codes.${finding.code}`)
        const { detail } = finding
        return (
          <li
            key={`${finding.code} ${detail}`}
            className={finding.severity === 'refused' ? 'text-danger wrap-anywhere' : 'wrap-anywhere'}
          >
            {detail ? t('report.finding', { text, detail }) : text}
          </li>
        )
      })}
    </ul>
  )
}

/** Lists the action and the findings for each row of an import file. */
export function ImportReport({ rows }: { rows: readonly ImportedRow[] }) {
  const { t } = useTranslation('questionFiles')
  const first = rows.toSorted((one, other) => Number(other.findings.length > 0) - Number(one.findings.length > 0))
  const count = (action: ImportedRow['action']) => rows.filter((row) => row.action === action).length
  const rest = rows.length - shown
  return (
    <div className="grid gap-3">
      <p>
        {t('report.counts', {
          created: count('create'),
          replaced: count('replace'),
          leftOut: count('leave_out'),
          refused: count('refuse'),
        })}
      </p>
      {rows.length > 0 && (
        <ScrollRegion
          aria-label={t('report.table')}
          className="max-h-80 overflow-auto rounded-control border border-line -outline-offset-2"
        >
          <table className="w-full text-left text-sm">
            <thead className="sticky top-0 bg-raised">
              <tr>
                {(['row', 'becomes', 'notes'] as const).map((name) => (
                  <th key={name} scope="col" className="px-3 py-2 font-semibold">
                    {t(`report.${name}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {first.slice(0, shown).map((row, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change order
                <tr key={index} className="align-top">
                  <td className="px-3 py-2 tabular-nums">
                    <Place row={row} />
                  </td>
                  <td className="min-w-32 px-3 py-2">
                    {row.question && (
                      <span className="block font-medium wrap-anywhere">
                        <QuestionTitle title={row.question.title} />
                      </span>
                    )}
                    <span className="text-muted">{t(`action.${row.action}`)}</span>
                  </td>
                  <td className="min-w-40 px-3 py-2">
                    <Notes findings={row.findings} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
      {rest > 0 && <p className="text-sm text-muted">{t('report.more', { count: rest })}</p>}
    </div>
  )
}
