import type { ImportedRow } from '@pathwise/api/questions/import/import.schemas'
import { ScrollRegion } from '@pathwise/ui/scroll-region'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Pager } from '../list/pager.tsx'
import { QuestionTitle } from '../question-title.tsx'
import { useFindingText } from './finding-text.ts'

const rowsOfPage = 50

function Place({ row: { number, line, item } }: { row: ImportedRow }) {
  const { t } = useTranslation('questionFiles')
  return (
    <>
      {number === 0 ? t('report.wholeFile') : number}
      {line !== undefined && <span className="block text-sm text-muted">{t('report.line', { line })}</span>}
      {item && <span className="block min-w-24 text-sm whitespace-normal text-muted wrap-anywhere">{item}</span>}
    </>
  )
}

function Notes({ findings }: Pick<ImportedRow, 'findings'>) {
  const describe = useFindingText()
  return (
    <ul className="grid gap-1">
      {findings.map((finding) => (
        <li
          key={`${finding.code} ${finding.detail}`}
          className={finding.severity === 'refused' ? 'text-danger wrap-anywhere' : 'wrap-anywhere'}
        >
          {describe(finding)}
        </li>
      ))}
    </ul>
  )
}

/** Shows the action and findings for each row of an import file. Rows with findings come first. */
export function ImportReport({ rows }: { rows: readonly ImportedRow[] }) {
  const { t } = useTranslation('questionFiles')
  const first = rows.toSorted((one, other) => Number(other.findings.length > 0) - Number(one.findings.length > 0))
  // Row 0 stands for the file itself.
  const questions = rows.filter(({ number }) => number > 0)
  const count = (action: ImportedRow['action']) => questions.filter((row) => row.action === action).length
  const pages = Math.ceil(rows.length / rowsOfPage)
  const [page, setPage] = useState(1)
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
                  <th key={name} scope="col" className="px-2 py-2 font-semibold sm:px-3">
                    {t(`report.${name}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {first.slice((page - 1) * rowsOfPage, page * rowsOfPage).map((row, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change order
                <tr key={index} className="align-top">
                  <td className="px-2 py-2 whitespace-nowrap tabular-nums sm:px-3">
                    <Place row={row} />
                  </td>
                  <td className="min-w-20 px-2 py-2 sm:min-w-32 sm:px-3">
                    {row.question && (
                      <span className="block font-medium wrap-anywhere">
                        <QuestionTitle title={row.question.title} />
                      </span>
                    )}
                    <span className="text-muted">{t(`action.${row.action}`)}</span>
                  </td>
                  <td className="min-w-40 px-2 py-2 sm:px-3">
                    <Notes findings={row.findings} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
      {pages > 1 && <Pager label={t('report.pages')} page={page} pages={pages} onPage={setPage} />}
    </div>
  )
}
