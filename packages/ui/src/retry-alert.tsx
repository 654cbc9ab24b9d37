import type { ReactNode } from 'react'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'

interface RetryAlertProps {
  /** The button's words. */
  label: string
  onRetry: () => void
  className?: string
  /** What happened. */
  children: ReactNode
}

/** Something went wrong that may go right when it is tried again. */
export function RetryAlert({ label, onRetry, className, children }: RetryAlertProps) {
  const action = (
    <Button variant="secondary" size="small" onClick={onRetry}>
      {label}
    </Button>
  )
  return (
    <Alert tone="danger" action={action} {...(className && { className })}>
      {children}
    </Alert>
  )
}
