import { clsx } from 'clsx'
import type { ReactNode } from 'react'

const tones = {
  neutral: 'bg-raised text-ink',
  accent: 'bg-accent-soft text-accent-strong',
  onAccent: 'bg-surface text-accent-strong',
  info: 'bg-info-soft text-info',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
} as const

/** A short label next to a title. Users must understand the label without its color. */
export function Badge({ tone = 'neutral', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span className={clsx('inline-flex items-center rounded-full px-2.5 py-0.5 text-sm font-medium', tones[tone])}>
      {children}
    </span>
  )
}
