import type { ImportedRow } from '@pathwise/api/questions/import/import.schemas'
import { ScrollRegion } from '@pathwise/ui/scroll-region'
import { useTranslation } from 'react-i18next'
import { useFindingText } from './finding-text.ts'

/** Lists the pictures that were replaced with their text descriptions during an import. */
export function ReplacedPictures({ rows }: { rows: readonly ImportedRow[] }) {
  const { t } = useTranslation('questionFiles')
  const describe = useFindingText()
  const lost = rows.flatMap(({ action, number, findings }) =>
    findings.flatMap((finding) => (action !== 'refuse' && finding.code === 'picture' ? [{ number, finding }] : [])),
  )
  if (lost.length === 0) return null
  return (
    <div className="grid gap-2">
      <h4 className="font-semibold">{t('lostPictures.title')}</h4>
      <ScrollRegion
        aria-label={t('lostPictures.title')}
        className="max-h-60 overflow-auto rounded-control border border-line px-3 py-2 text-sm"
      >
        <ul className="grid gap-1">
          {lost.map(({ number, finding }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change order
            <li key={index} className="wrap-anywhere">
              {t('lostPictures.row', { number, text: describe(finding) })}
            </li>
          ))}
        </ul>
      </ScrollRegion>
    </div>
  )
}
