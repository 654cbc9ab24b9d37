import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Report } from '../../report.ts'
import { useReplan } from './use-replan.ts'

interface AssumptionProps {
  /** The sentence that states what was assumed or chosen. */
  text: string
  /** The label of the control that shows the form. */
  change: string
  /** The context with the student's choice applied. Undefined while the form is incomplete. */
  answer: Report['context'] | undefined
  children: ReactNode
}

/** Shows an assumption, with a form that rebuilds the plan from the student's choice. */
export function Assumption({ text, change, answer, children }: AssumptionProps) {
  const { t } = useTranslation('plan')
  const { plan, busy, failed } = useReplan()
  return (
    <div className="grid gap-1">
      <p>{text}</p>
      <details className="open:mb-4 print:hidden">
        <summary className="min-h-11 cursor-pointer py-2 font-medium text-accent">{change}</summary>
        <form
          className="mt-2 grid gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            if (answer && !busy) plan(answer)
          }}
        >
          {children}
          {/* Not disabled while planning, so that it keeps focus if planning fails. */}
          <Button type="submit" aria-busy={busy} className="justify-self-start">
            {t('reading.again')}
          </Button>
          {failed && <Alert tone="danger">{t('reading.failed')}</Alert>}
        </form>
      </details>
    </div>
  )
}
