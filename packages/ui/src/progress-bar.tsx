interface ProgressBarProps {
  label: string
  max: number
  /** Undefined for an indeterminate bar. */
  value: number | undefined
}

/** A progress bar that fills its row. Without `appearance-none`, browsers draw it in their own colors. */
export function ProgressBar({ label, max, value }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      {...(value !== undefined && { max, value })}
      className="h-2.5 min-w-24 grow basis-40 appearance-none overflow-hidden rounded-full border border-control bg-surface indeterminate:animate-pulse indeterminate:bg-accent-soft [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-accent forced-colors:[&::-webkit-progress-value]:bg-[Highlight] indeterminate:[&::-moz-progress-bar]:bg-transparent forced-colors:[&::-moz-progress-bar]:bg-[Highlight]"
    />
  )
}
