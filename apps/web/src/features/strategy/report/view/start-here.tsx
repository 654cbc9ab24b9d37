import { useTranslation } from 'react-i18next'
import type { WeaknessView } from './report-view.ts'
import { PracticeLink, SheetLink } from './sheet-link.tsx'

/** Shows the first area to work on, if any. */
export function StartHere({ weakness }: { weakness: WeaknessView | undefined }) {
  const { t } = useTranslation('plan')
  if (!weakness) return null
  const { text, area } = weakness
  return (
    <div className="mb-4 rounded-card bg-accent-soft px-5 py-4 break-inside-avoid sm:px-6">
      <p className="text-sm font-semibold text-accent-strong">{t('startHere')}</p>
      <p className="mt-0.5 text-lg font-semibold">{area?.name ?? text}</p>
      {area?.practice && <PracticeLink {...area.practice} />}
      {area?.sheet && <SheetLink {...area.sheet} />}
    </div>
  )
}
