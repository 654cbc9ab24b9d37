import { type CourseId, courses } from '@pathwise/planner/data/courses'
import { findCourseId } from '@pathwise/planner/goal/course-names'
import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Report } from '../../report.ts'
import { usePlanAgain } from './use-plan-again.ts'

/** The most courses that the API accepts. */
const mostCourses = 8

/** Returns the courses that we picked or the student chose, and all courses of their exams; null when neither was needed. */
export function findOpenCourses({ result: { reading }, context }: Report) {
  if (!reading) return null
  const picked = reading.assumed
    .filter(({ kind, value }) => kind === 'course' && !reading.courses.includes(value))
    .flatMap(({ value }) => findCourseId(value) ?? [])
  const chosen = context.courses ?? []
  const current = chosen.length > 0 ? chosen : picked
  if (current.length === 0) return null
  const exams = new Set(courses.filter(({ id }) => current.includes(id)).map(({ exam }) => exam))
  const offered = courses.filter(({ exam, only }) => exams.has(exam) && (only ?? context.country) === context.country)
  return { current, isChosen: chosen.length > 0, offered: offered.map(({ id }) => id) }
}

/** Says which courses we picked for a goal that names none, and lets the student choose their own. */
export function AssumedCourses({ report }: { report: Report }) {
  const { t } = useTranslation(['plan', 'strategy'])
  const open = findOpenCourses(report)
  const [chosen, setChosen] = useState<readonly CourseId[]>(open?.current ?? [])
  const { plan, busy, failed } = usePlanAgain()
  if (!open) return null
  const names = open.current.map((id) => t(`strategy:course.${id}`)).join(t('reading.comma'))
  const possible = chosen.length > 0 && chosen.length <= mostCourses
  return (
    <div className="grid gap-3">
      <p>{open.isChosen ? t('reading.chosen', { courses: names }) : t('reading.picked', { courses: names })}</p>
      <details className="print:hidden">
        <summary className="min-h-11 cursor-pointer py-2 font-medium text-accent">{t('reading.change')}</summary>
        <form
          className="mt-2 grid gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            if (possible) plan({ ...report.context, courses: [...chosen] })
          }}
        >
          <fieldset className="grid gap-1 sm:grid-cols-2">
            <legend className="mb-2 font-medium">{t('reading.yours')}</legend>
            {open.offered.map((id) => (
              <label key={id} className="flex min-h-11 items-center gap-3">
                <input
                  type="checkbox"
                  className="size-5 accent-accent"
                  checked={chosen.includes(id)}
                  onChange={({ target }) =>
                    setChosen(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
                  }
                />
                {t(`strategy:course.${id}`)}
              </label>
            ))}
          </fieldset>
          {!possible && <p className="text-sm text-danger">{t('reading.count', { most: mostCourses })}</p>}
          <Button type="submit" busy={busy} className="justify-self-start">
            {t('reading.again')}
          </Button>
          {failed && <Alert tone="danger">{t('reading.failed')}</Alert>}
        </form>
      </details>
    </div>
  )
}
