import { clsx } from 'clsx'

/** Returns the style of an item in the bottom bar: at least 44 × 44 px, with the icon above the label. */
export function bottomPlaceStyle(isCurrent: boolean): string {
  return clsx(
    'flex min-h-14 w-full min-w-11 cursor-pointer flex-col items-center justify-center gap-0.5 px-0.5 text-center text-xs leading-tight font-medium -outline-offset-4',
    isCurrent ? 'text-accent-strong' : 'text-muted',
  )
}
