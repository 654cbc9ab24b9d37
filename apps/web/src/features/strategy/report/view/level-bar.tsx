import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../lib/format.ts'

const percent = (level: number) => `${Math.round(level * 100)}%`

/** Shows the current level (filled part) and the target level (mark), each 0 to 1, with a text version below. */
export function LevelBar({ mastery, target }: { mastery: number; target: number }) {
  const { t } = useTranslation('plan')
  const format = useFormat()
  return (
    <div className="mt-3">
      <div aria-hidden="true" className="relative h-3 rounded-full bg-raised [print-color-adjust:exact]">
        <div className="absolute inset-y-0 left-0 rounded-full bg-accent-soft" style={{ width: percent(target) }} />
        <div className="absolute inset-y-0 left-0 rounded-full bg-accent" style={{ width: percent(mastery) }} />
        <div
          className="absolute -inset-y-1 w-1 -translate-x-1/2 rounded-full bg-ink"
          style={{ left: percent(target) }}
        />
      </div>
      <p className="mt-2 text-sm text-muted tabular-nums">
        {t('focus.levels', { now: format.percent(mastery), target: format.percent(target) })}
      </p>
    </div>
  )
}
