import { clsx } from 'clsx'
import type { Band, Basis } from './band.ts'

const percent = (share: number) => `${Math.round(share * 100)}%`

/** Each basis of a claim has its own pattern, so that readers can distinguish them without relying on color. */
const looks = {
  measured: 'bg-accent',
  inferred:
    'border border-accent bg-[repeating-linear-gradient(135deg,var(--color-accent)_0_3px,var(--color-accent-soft)_3px_8px)]',
  expected: 'border-2 border-dashed border-control bg-surface',
} as const satisfies Record<Basis, string>

/** A sample of the bar's pattern for the legend. */
export function BasisSample({ basis }: { basis: Basis }) {
  return <span aria-hidden="true" className={clsx('h-3.5 w-8 shrink-0 rounded-full', looks[basis])} />
}

/** A sample of the goal marker for the legend. */
export function TargetSample() {
  return (
    <span aria-hidden="true" className="flex w-8 shrink-0 justify-center">
      <span className="h-5 w-1 rounded-full bg-ink" />
    </span>
  )
}

const tenths = [1, 2, 3, 4, 5, 6, 7, 8, 9]

interface BandBarProps {
  band: Band
  basis: Basis
  /** The goal's position on the scale from 0 to 1, or null if there is no goal. */
  target: number | null
}

/**
 * Draws a range on a scale from 0 to 10 questions. The drawing is hidden from screen readers, because the text next to
 * it states the range.
 */
export function BandBar({ band: { low, high }, basis, target }: BandBarProps) {
  return (
    <div aria-hidden="true" className="relative my-1 h-3.5 rounded-full bg-raised">
      {tenths.map((tenth) => (
        <div key={tenth} className="absolute inset-y-0 w-px bg-line" style={{ left: `${tenth * 10}%` }} />
      ))}
      <div
        className={clsx('absolute inset-y-0 min-w-3.5 rounded-full', looks[basis])}
        style={{ left: percent(Math.min(low, 0.96)), width: percent(high - low) }}
      />
      {target !== null && (
        <div
          className="absolute -inset-y-1 w-1 -translate-x-1/2 rounded-full bg-ink"
          style={{ left: percent(target) }}
        />
      )}
    </div>
  )
}
