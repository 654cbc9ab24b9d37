import type { ReactNode } from 'react'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'

interface RetryAlertProps {
  /** The text of the button. */
  label: string
  onRetry: () => void
  className?: string
  /** The error message. */
  children: ReactNode
}

/** Renders an error message with a button to retry. */
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
