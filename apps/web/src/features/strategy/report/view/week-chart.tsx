import { useFormat } from '../../../../lib/format.ts'
import type { DayLoad } from './week-view.ts'

/** A column chart of minutes per day. Hidden from screen readers because the day cards show the same data as text. */
export function WeekChart({ loads }: { loads: readonly DayLoad[] }) {
  const most = Math.max(1, ...loads.map(({ minutes }) => minutes))
  const format = useFormat()
  return (
    <div
      aria-hidden="true"
      className="mb-4 grid auto-cols-fr grid-flow-col gap-2 rounded-card border border-line bg-surface px-3 pt-4 pb-3 break-inside-avoid sm:gap-4 sm:px-6"
    >
      {loads.map(({ shortName, minutes }) => (
        <div key={shortName} className="flex min-w-0 flex-col items-center">
          <div className="flex h-24 w-full flex-col items-center justify-end print:h-16">
            <span className="text-sm text-muted tabular-nums">{format.number(minutes)}</span>
            <div
              className="w-full max-w-10 rounded-t bg-accent [print-color-adjust:exact]"
              style={{ height: `${(minutes / most) * 75}%` }}
            />
          </div>
          <span className="w-full truncate border-t border-line pt-1.5 text-center text-xs font-medium sm:text-sm">
            {shortName}
          </span>
        </div>
      ))}
    </div>
  )
}
