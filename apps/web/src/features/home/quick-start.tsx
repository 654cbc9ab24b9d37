import { type Country, type Grade, type PresetGoal, presetGoals } from '@pathwise/planner/context'
import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { Card } from '@pathwise/ui/card'
import { SelectField } from '@pathwise/ui/select-field'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { CountryGradeFields } from '../../lib/country-grade-fields.tsx'
import { trpc } from '../../lib/trpc.ts'
import { useEarlySubmit } from '../../lib/use-early-submit.ts'
import { logFailedDiagnostic } from './log-failed-diagnostic.ts'
import type { CountryChoice } from './use-country.ts'

/** Asks for the three answers that a strategy needs: country, grade and goal. */
export function QuickStart({ country, chooseCountry }: CountryChoice) {
  const { t } = useTranslation('home')
  const { t: common } = useTranslation('common')
  const [grade, setGrade] = useState<Grade>('G11')
  const [goal, setGoal] = useState<PresetGoal>('SAT_1500_PLUS')
  const { run, busy, failed } = useDiagnostics()
  const form = useEarlySubmit()

  return (
    <Card as="section" id="quick-start" tabIndex={-1} aria-labelledby="quick-start-title">
      <h2 id="quick-start-title" className="text-2xl font-bold tracking-tight">
        {t('quickStart.title')}
      </h2>
      <p className="mt-1 text-muted">{t('quickStart.lead')}</p>
      <form
        ref={form}
        className="mt-5 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          run({ country, grade, goal })
        }}
      >
        <CountryGradeFields country={country} onCountry={chooseCountry} grade={grade} onGrade={setGrade} />
        <SelectField
          label={common('goal.label')}
          options={presetGoals.map((value) => ({ value, label: common(`goal.${value}`) }))}
          value={goal}
          onChange={setGoal}
        />
        <Button type="submit" busy={busy} className="mt-1 w-full">
          {busy ? t('quickStart.running') : t('quickStart.submit')}
        </Button>
        {failed && <Alert tone="danger">{t('quickStart.failed')}</Alert>}
      </form>
    </Card>
  )
}

interface DiagnosticContext {
  country: Country
  grade: Grade
  goal: PresetGoal
}

/** The API requires a user id, but the id does not affect the result. */
const userId = 'demo-user'

/** Runs the diagnostic and opens its report. `busy` stays true until the report is shown. */
function useDiagnostics() {
  const navigate = useNavigate()
  const { mutate, isPending, isSuccess, isError } = trpc.diagnostics.run.useMutation({
    onSuccess: (result, { context }) => navigate('/plan', { state: { result, context } }),
    onError: logFailedDiagnostic,
  })
  return {
    run: (context: DiagnosticContext) => mutate({ userId, context }),
    busy: isPending || isSuccess,
    failed: isError,
  }
}
