import { useTranslation } from 'react-i18next'
import type { BarLabel, Chart } from './guide.ts'
import { NoteMark } from './note-mark.tsx'

function useLabel() {
  const { t } = useTranslation('guides')
  return (label: BarLabel) => ('course' in label ? label.course : t(`charts.parts.${label.part}`))
}

/** A bar chart. Each bar has its label and value as text beside it, so that the drawing is purely decorative. */
export function BarChart({ name, unit, bars, note }: Chart) {
  const { t } = useTranslation('guides')
  const buildLabel = useLabel()
  const longest = Math.max(...bars.map(({ value }) => value))
  return (
    <figure className="mt-6 rounded-card border border-line bg-surface p-4 shadow-card sm:p-5">
      <figcaption className="font-semibold">
        {t(`charts.${name}`)}
        <NoteMark number={note} />
      </figcaption>
      <ul className="mt-3 grid gap-3">
        {bars.map(({ label, value }) => (
          <li key={buildLabel(label)}>
            <div className="flex items-baseline justify-between gap-4 text-sm">
              <span className="min-w-0">{buildLabel(label)}</span>
              <span className="shrink-0 font-semibold tabular-nums">{t(`charts.${unit}`, { value })}</span>
            </div>
            <div aria-hidden="true" className="mt-1 h-2.5 rounded-full bg-raised [print-color-adjust:exact]">
              <div className="h-full rounded-full bg-accent" style={{ width: `${(value / longest) * 100}%` }} />
            </div>
          </li>
        ))}
      </ul>
    </figure>
  )
}
