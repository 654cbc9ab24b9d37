import { presetGoals } from '@pathwise/planner/context'
import { Button } from '@pathwise/ui/button'
import { SelectField } from '@pathwise/ui/select-field'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CountryGradeFields } from '../../../lib/country-grade-fields.tsx'
import type { Student } from './known-student.ts'

interface StudentFieldsProps {
  student: Student
  /**
   * Whether the last report of this device contains the values. If so, the fields are hidden until the student opens
   * them.
   */
  known: boolean
  onChange: (student: Student) => void
}

/** Country, grade and goal, from which a run starts. */
export function StudentFields({ student, known, onChange }: StudentFieldsProps) {
  const { t } = useTranslation(['measure', 'common'])
  const [open, setOpen] = useState(!known)
  const [firstGoal] = useState(student.goal)
  const presets = presetGoals.map((value) => ({ value: String(value), label: t(`common:goal.${value}`) }))
  const own = firstGoal === '' || presets.some(({ value }) => value === firstGoal) ? [] : [firstGoal]
  const goals = [
    { value: '', label: t('student.noGoal') },
    ...own.map((value) => ({ value, label: value })),
    ...presets,
  ]

  if (!open) {
    const goal = goals.find(({ value }) => value === student.goal)?.label ?? ''
    const labels = { grade: t(`common:grade.${student.grade}`), country: t(`common:country.${student.country}`), goal }
    return (
      <div className="flex flex-wrap items-center gap-x-5">
        <p className="wrap-anywhere">{t('student.known', labels)}</p>
        <Button variant="quiet" className="-ml-5" onClick={() => setOpen(true)}>
          {t('student.change')}
        </Button>
      </div>
    )
  }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <CountryGradeFields
        country={student.country}
        onCountry={(country) => onChange({ ...student, country })}
        grade={student.grade}
        onGrade={(grade) => onChange({ ...student, grade })}
      />
      <SelectField
        label={t('student.goal')}
        options={goals}
        value={student.goal}
        onChange={(goal) => onChange({ ...student, goal })}
      />
    </div>
  )
}
