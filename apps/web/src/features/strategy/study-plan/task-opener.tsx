import { type ButtonLook, buttonStyle } from '@pathwise/ui/button'
import { clsx } from 'clsx'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../../lib/button-link.tsx'
import type { TaskLink } from './model/study-item.ts'

interface TaskOpenerProps extends ButtonLook {
  opens: TaskLink
  label: string
  className?: string
  onOpen?: () => void
  children: ReactNode
}

/** A link that is styled as a button. It opens a task on this site or on an exam body's site. */
export function TaskOpener({ opens, label, className, onOpen, children, ...look }: TaskOpenerProps) {
  if (!opens.isExternal) {
    return (
      <ButtonLink {...look} to={opens.to} aria-label={label} className={className} onClick={onOpen}>
        {children}
      </ButtonLink>
    )
  }
  return (
    <a
      href={opens.to}
      rel="noreferrer"
      aria-label={label}
      className={clsx(buttonStyle(look), className)}
      onClick={onOpen}
    >
      {children}
      <ExternalLink aria-hidden="true" className="size-4" />
    </a>
  )
}
