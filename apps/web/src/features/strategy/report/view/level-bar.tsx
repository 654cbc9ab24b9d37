import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../lib/format.ts'
import type { AreaView, LevelView } from './report-view.ts'

const percent = (level: number) => `${Math.round(level * 100)}%`

/** Shows the current level (filled part) and the target level (mark), each 0 to 1, with a text version below. */
export function LevelBar({ mastery, own, points, target }: Pick<AreaView, 'mastery' | 'own' | 'points' | 'target'>) {
  const { t } = useTranslation('plan')
  const format = useFormat()
  return (
    <div className="mt-3">
      <div aria-hidden="true" className="relative h-3 rounded-full bg-raised [print-color-adjust:exact]">
        <div className="absolute inset-y-0 left-0 rounded-full bg-accent-soft" style={{ width: percent(target) }} />
        <div className="absolute inset-y-0 left-0 rounded-full bg-accent" style={{ width: percent(mastery) }} />
        <TargetMark target={target} />
      </div>
      <p className="mt-2 text-sm text-muted tabular-nums">
        {points
          ? t(own ? 'focus.pointsOwn' : 'focus.points', points)
          : t(own ? 'focus.levelsOwn' : 'focus.levels', {
              now: format.percent(mastery),
              target: format.percent(target),
            })}
      </p>
    </div>
  )
}

function TargetMark({ target }: { target: number }) {
  return (
    <div className="absolute -inset-y-1 w-1 -translate-x-1/2 rounded-full bg-ink" style={{ left: percent(target) }} />
  )
}

/** Each basis has its own pattern, to be distinguishable without color. */
const looks = {
  measured: 'bg-accent',
  inferred:
    'border border-dashed border-accent bg-[repeating-linear-gradient(135deg,var(--color-accent)_0_3px,var(--color-accent-soft)_3px_8px)]',
} as const satisfies Record<LevelView['basis'], string>

/** Shows a measured range (band) and the target (mark) on the scale of our medium questions, with a text version below. */
export function MeasuredLevel({ level, target }: { level: LevelView; target: number }) {
  const { t } = useTranslation('plan')
  const { basis, low, high, ofTen, answers, provisional } = level
  return (
    <div className="mt-3">
      <div aria-hidden="true" className="relative h-3 rounded-full bg-raised [print-color-adjust:exact]">
        <div
          className={clsx('absolute inset-y-0 min-w-3 rounded-full [print-color-adjust:exact]', looks[basis])}
          style={{ left: percent(Math.min(low, 0.96)), width: percent(high - low) }}
        />
        <TargetMark target={target} />
      </div>
      <p className="mt-2 text-sm text-muted tabular-nums">
        {t(`focus.band.${basis}`, ofTen)}
        {basis === 'measured' && ` · ${t('focus.answers', { count: answers })}`}
        {provisional && ` · ${t('focus.provisional')}`}
      </p>
    </div>
  )
}
