import { type Grade, longestGoal } from '@pathwise/planner/context'
import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { TextField } from '@pathwise/ui/text-field'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CountryGradeFields } from '../../../lib/country-grade-fields.tsx'
import { Revealed } from '../../../lib/reveal-result.tsx'
import { useEarlySubmit } from '../../../lib/use-early-submit.ts'
import { preloadDiagnostic } from '../load-diagnostic.ts'
import type { CountryChoice } from '../use-country.ts'

interface ProfileFormProps extends CountryChoice {
  grade: Grade
  onGrade: (grade: Grade) => void
  goal: string
  onGoal: (goal: string) => void
  /** Whether the user is a visitor, who gets a strategy but no recommendations. */
  anonymous: boolean
  busy: boolean
  failed: boolean
  onSubmit: () => void
}

/** Asks for the country, the grade and a free-text goal. */
export function ProfileForm(props: ProfileFormProps) {
  const { country, chooseCountry, grade, onGrade, goal, onGoal, anonymous, busy, failed, onSubmit } = props
  const { t } = useTranslation(['homeSections', 'home'])
  const { t: common } = useTranslation('common')
  const [missing, setMissing] = useState(false)
  const form = useEarlySubmit()
  const goalField = useRef<HTMLInputElement>(null)

  // Keep the text that was typed before hydration, as SelectField does.
  const adopt = useRef(() => {
    const written = goalField.current?.value
    if (written && written !== goal) onGoal(written)
  })
  useLayoutEffect(() => adopt.current(), [])

  return (
    <form
      ref={form}
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setMissing(goal.trim() === '')
        if (goal.trim() !== '') onSubmit()
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <CountryGradeFields country={country} onCountry={chooseCountry} grade={grade} onGrade={onGrade} />
      </div>
      <TextField
        ref={goalField}
        label={t('profile.goal')}
        hint={t('profile.goalHint')}
        error={missing && goal.trim() === '' ? t('profile.goalMissing') : undefined}
        maxLength={longestGoal}
        value={goal}
        onChange={(event) => onGoal(event.target.value)}
      />
      <Button type="submit" busy={busy} className="mt-1" onPointerEnter={preloadDiagnostic} onFocus={preloadDiagnostic}>
        {busy ? common('loading') : t('profile.submit')}
      </Button>
      {anonymous && <p className="text-sm text-muted">{t('profile.loginFirst')}</p>}
      {failed && (
        <Revealed>
          <Alert tone="danger">{t('home:quickStart.failed')}</Alert>
          <p className="mt-2 text-sm text-muted">{t('profile.failedInfo')}</p>
        </Revealed>
      )}
    </form>
  )
}
