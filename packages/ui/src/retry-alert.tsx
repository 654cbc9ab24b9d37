import type { ComponentProps } from 'react'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'

interface RetryAlertProps extends Omit<ComponentProps<typeof Alert>, 'tone' | 'action'> {
  tone?: 'warning' | 'danger'
  label: string
  onRetry: () => void
}

export function RetryAlert({ tone = 'danger', label, onRetry, ...rest }: RetryAlertProps) {
  const action = (
    <Button variant="secondary" size="small" onClick={onRetry}>
      {label}
    </Button>
  )
  return <Alert {...rest} tone={tone} action={action} />
}
