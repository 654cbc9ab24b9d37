import { clsx } from 'clsx'
import { useId } from 'react'

interface ProgressBarProps {
  label: string
  /** 0 to 100; anything beyond is drawn as the nearer end. */
  percent: number
  /** How far it is, in words; `42 %` if left out. */
  valueText?: string
}

const barStyle = clsx(
  'block h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-raised',
  '[&::-webkit-progress-bar]:bg-raised [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-accent',
  '[&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-accent',
)

/** How far something is along, as a bar under its label. */
export function ProgressBar({ label, percent, valueText }: ProgressBarProps) {
  const id = useId()
  const shown = Math.round(Math.min(100, Math.max(0, percent)))
  const words = valueText ?? `${shown} %`
  return (
    <div>
      <div className="mb-1 flex justify-between gap-4 text-sm">
        <label htmlFor={id}>{label}</label>
        <span className="text-muted tabular-nums">{words}</span>
      </div>
      <progress id={id} max={100} value={shown} aria-valuetext={words} className={barStyle} />
    </div>
  )
}
