import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

const tones = {
  info: { look: 'border-info/40 bg-info-soft text-info', Icon: Info, role: 'status' },
  success: { look: 'border-success/40 bg-success-soft text-success', Icon: CircleCheck, role: 'status' },
  warning: { look: 'border-warning/40 bg-warning-soft text-warning', Icon: TriangleAlert, role: 'status' },
  danger: { look: 'border-danger/40 bg-danger-soft text-danger', Icon: CircleAlert, role: 'alert' },
} as const

interface AlertProps {
  tone: keyof typeof tones
  title?: string
  /** A button or link for what the user can do next. */
  action?: ReactNode
  /**
   * `alert` interrupts screen readers, `status` does not. Defaults to `alert` for the danger tone, and to `status`
   * otherwise.
   */
  role?: 'alert' | 'status'
  className?: string
  children: ReactNode
}

/** Screen readers announce the message when it appears. */
export function Alert({ tone, title, action, role, className, children }: AlertProps) {
  const { look, Icon, role: usualRole } = tones[tone]
  return (
    <div
      role={role ?? usualRole}
      className={clsx('flex items-start gap-3 rounded-control border px-4 py-3', look, className)}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 grow">
        {title && <p className="font-semibold">{title}</p>}
        <div className="text-ink">{children}</div>
        {action && <div className="mt-3 flex flex-wrap gap-2">{action}</div>}
      </div>
    </div>
  )
}
