import { type Country, type Grade, presetGoals } from '@pathwise/planner/context'
import type { DomainId } from '@pathwise/planner/data/exams'
import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { Card } from '@pathwise/ui/card'
import { SelectField } from '@pathwise/ui/select-field'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { type ApiFailure, toApiFailure } from '../../../lib/api-failure.ts'
import { CountryGradeFields } from '../../../lib/country-grade-fields.tsx'
import { deviceRuns, readDeviceId } from '../../../lib/device-runs.ts'
import { useFailureText } from '../../../lib/failure-text.ts'
import { readStoredReport } from '../../../lib/last-report.ts'
import { getPreferredCountry } from '../../../lib/preferences.ts'
import { useVisitor } from '../../../lib/session/use-visitor.ts'
import { trpc } from '../../../lib/trpc.ts'
import { type MeasuredSection, useNames } from '../names.ts'
import { useRunCache } from '../use-run-cache.ts'
import { linkRunToTask } from './link-run.ts'
import { useOpenRun } from './use-open-run.ts'

interface Student {
  readonly country: Country
  readonly grade: Grade
  /** A preset or free text. Empty if there is no goal. */
  readonly goal: string
}

/** Initial values for a student without a report on this device. */
function buildUnknownStudent(): Student {
  return { country: getPreferredCountry(), grade: 'G11', goal: '' }
}

interface StudentFieldsProps {
  student: Student
  /**
   * Whether the values come from the last report on this device. If so, the form shows them as text until the student
   * edits them.
   */
  known: boolean
  onChange: (student: Student) => void
}

/** Asks for the country, grade and goal, which a run requires. */
function StudentFields({ student, known, onChange }: StudentFieldsProps) {
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

function StartFailed({ failure }: { failure: ApiFailure }) {
  const { t } = useTranslation(['measure', 'common'])
  const failureText = useFailureText()
  if (failure.reason === 'no_items') {
    return (
      <Alert tone="info" title={t('section.noneTitle')}>
        {t('section.none')}
      </Alert>
    )
  }
  if (failure.reason === 'plan_feature') return <Alert tone="info">{t('section.pro')}</Alert>
  return <Alert tone="danger">{failureText(failure, t('common:checkConnection'))}</Alert>
}

/** Returns the last two runs of a section, whose items the new run must not repeat. */
function listPreviousRuns(section: MeasuredSection): string[] {
  return deviceRuns
    .latest()
    .filter((run) => run.section === section)
    .slice(0, 2)
    .map(({ id }) => id)
}

interface StartFormProps {
  section: MeasuredSection
  /** The domain to measure, or null to measure the whole section. */
  domain: DomainId | null
}

/** Starts a run with the student's details from this device, or asks for them. */
export function StartForm({ section, domain }: StartFormProps) {
  const { t } = useTranslation('measure')
  const names = useNames()
  const navigate = useNavigate()
  const { search } = useLocation()
  const cache = useRunCache()
  const openRun = useOpenRun()
  const isVisitor = useVisitor().kind === 'anonymous'
  const [known] = useState(() => readStoredReport()?.context)
  const [student, setStudent] = useState(() => known ?? buildUnknownStudent())
  const { mutate, isPending, error } = trpc.assessments.start.useMutation({
    onSuccess(run) {
      cache.add(run)
      linkRunToTask(run, search)
      return navigate(`/measure/${run.id}`)
    },
  })

  function start() {
    const { country, grade, goal } = student
    mutate({
      section,
      domain,
      country,
      grade,
      ...(goal !== '' && { goal }),
      ...(isVisitor && { device: readDeviceId(), previous_runs: listPreviousRuns(section) }),
    })
  }

  return (
    <Card as="section" aria-labelledby="start">
      <h2 id="start" className="text-lg font-semibold">
        {domain === null ? names.section(section) : names.domain(domain)}
      </h2>
      <form
        className="mt-4 grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          start()
        }}
      >
        <fieldset>
          <legend className="sr-only">{t('student.title')}</legend>
          <StudentFields student={student} known={known !== undefined} onChange={setStudent} />
        </fieldset>
        {error && <StartFailed failure={toApiFailure(error)} />}
        <div>
          <Button type="submit" variant={openRun ? 'secondary' : 'primary'} busy={isPending}>
            {t(openRun ? 'startNew' : 'start')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
