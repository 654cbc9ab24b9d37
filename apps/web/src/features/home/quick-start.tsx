import { type Grade, type PresetGoal, presetGoals } from '@pathwise/planner/context'
import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { Card } from '@pathwise/ui/card'
import { SelectField } from '@pathwise/ui/select-field'
import { use, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { ApiClientsContext } from '../../lib/api-clients-context.ts'
import { CountryGradeFields } from '../../lib/country-grade-fields.tsx'
import { useEarlySubmit } from '../../lib/use-early-submit.ts'
import { loadDiagnostic, preloadDiagnostic } from './load-diagnostic.ts'
import type { DiagnosticContext } from './run-diagnostic.ts'
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
          void run({ country, grade, goal })
        }}
      >
        <CountryGradeFields country={country} onCountry={chooseCountry} grade={grade} onGrade={setGrade} />
        <SelectField
          label={common('goal.label')}
          options={presetGoals.map((value) => ({ value, label: common(`goal.${value}`) }))}
          value={goal}
          onChange={setGoal}
        />
        <Button
          type="submit"
          busy={busy}
          className="mt-1 w-full"
          onPointerEnter={preloadDiagnostic}
          onFocus={preloadDiagnostic}
        >
          {busy ? t('quickStart.running') : common('getStrategy')}
        </Button>
        {failed && <Alert tone="danger">{t('quickStart.failed')}</Alert>}
      </form>
    </Card>
  )
}

/** Runs the diagnostic and opens its report. `busy` stays true until the report is shown. */
function useDiagnostics() {
  const navigate = useNavigate()
  const clients = use(ApiClientsContext)
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])

  async function run(context: DiagnosticContext) {
    setState('busy')
    try {
      const { runDiagnostic } = await loadDiagnostic()
      const result = await runDiagnostic(clients, context)
      // Do not open the report if the student has opened another page in the meantime.
      if (!isShown.current) return
      if (result) return await navigate('/plan', { state: { result, context } })
    } catch (error) {
      console.error('The diagnostic could not be loaded', error)
    }
    setState('failed')
  }

  return { run, busy: state === 'busy', failed: state === 'failed' }
}
