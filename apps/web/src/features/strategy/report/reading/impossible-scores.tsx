import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { TextField } from '@pathwise/ui/text-field'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Report } from '../../report.ts'
import { usePlanAgain } from './use-plan-again.ts'

/** Shows the scale of each score that its exam cannot give, and a field to correct the goal. */
export function ImpossibleScores({ report }: { report: Report }) {
  const { t } = useTranslation('plan')
  const [goal, setGoal] = useState(report.context.goal)
  const { plan, busy, failed } = usePlanAgain()
  const impossible = report.result.reading?.impossible ?? []
  if (impossible.length === 0) return null
  return (
    <div className="grid gap-3">
      {impossible.map(({ name, said, scale: [lowest, highest] }) => (
        <p key={`${name} ${said}`}>{t('reading.impossible', { name, said, lowest, highest })}</p>
      ))}
      <form
        className="flex flex-wrap items-end gap-3 print:hidden"
        onSubmit={(event) => {
          event.preventDefault()
          if (goal.trim() !== '') plan({ ...report.context, goal: goal.trim() })
        }}
      >
        <div className="min-w-0 grow basis-64">
          <TextField
            label={t('reading.goal')}
            maxLength={200}
            required
            value={goal}
            onChange={({ target }) => setGoal(target.value)}
          />
        </div>
        <Button type="submit" busy={busy}>
          {t('reading.again')}
        </Button>
      </form>
      {failed && <Alert tone="danger">{t('reading.failed')}</Alert>}
    </div>
  )
}
