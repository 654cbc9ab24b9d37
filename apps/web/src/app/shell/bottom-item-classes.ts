import { clsx } from 'clsx'

/** Returns the classes for an item in the bottom bar. The touch target is at least 44 × 44 px. */
export function buildBottomItemClasses(isCurrent: boolean): string {
  return clsx(
    'flex min-h-14 w-full min-w-11 cursor-pointer flex-col items-center justify-center gap-0.5 px-0.5 text-center text-xs leading-tight font-medium -outline-offset-4',
    isCurrent ? 'text-accent-strong' : 'text-muted',
  )
}
