import { mostCourses } from '@pathwise/planner/context'
import { type Course, type CourseId, courses } from '@pathwise/planner/data/courses'
import { courseNames, findCourseId } from '@pathwise/planner/goal/course-names'
import { CheckboxField } from '@pathwise/ui/checkbox-field'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Report } from '../../report.ts'
import { Assumption } from './assumption.tsx'

/** The courses that were assumed or chosen for one exam. The student can change them. */
interface OpenCourses {
  exam: Course['exam']
  /**
   * `picked`: the goal mentions no course, so we picked some. `guessed`: the goal mentions a subject, so we guessed the
   * courses. `level`: the goal mentions a course without its level, so we assumed the level. `chosen`: the student
   * chose the courses.
   */
  from: 'picked' | 'level' | 'guessed' | 'chosen'
  current: readonly CourseId[]
  offered: readonly CourseId[]
}

/** Lists the courses that were assumed or chosen for each exam, with the alternatives. */
export function listChangeableCourses({ result: { reading }, context }: Report): OpenCourses[] {
  if (!reading) return []
  return (['AP', 'IB'] as const).flatMap((exam): OpenCourses[] => {
    const own = courses.filter((one) => one.exam === exam)
    const offered = own.filter(({ only }) => (only ?? context.country) === context.country)
    const named = own.filter(({ id }) => context.courses?.includes(id) && reading.courses.includes(courseNames[id]))
    if (named.length > 0) return [{ exam, from: 'chosen', current: listIds(named), offered: listIds(offered) }]
    const assumed = reading.assumed.flatMap(({ kind, value }) => {
      const course = kind === 'course' ? own.find(({ id }) => id === findCourseId(value)) : undefined
      return course ? [{ course, isSaid: reading.courses.includes(value) }] : []
    })
    const guesses = assumed.filter(({ isSaid }) => isSaid).map(({ course }) => course)
    const alike = offered.filter(({ subject }) => guesses.some((guess) => guess.subject === subject))
    if (alike.length > guesses.length) {
      const isLevel = exam === 'IB' && guesses.every(({ subject }) => subject !== 'mathematics')
      return [{ exam, from: isLevel ? 'level' : 'guessed', current: listIds(guesses), offered: listIds(alike) }]
    }
    const picked = assumed.filter(({ isSaid }) => !isSaid).map(({ course }) => course)
    return picked.length > 0 ? [{ exam, from: 'picked', current: listIds(picked), offered: listIds(offered) }] : []
  })
}

const listIds = (list: readonly Course[]) => list.map(({ id }) => id)

/** Shows the courses assumed for one exam, and lets the student choose others. */
export function AssumedCourses({ report, open }: { report: Report; open: OpenCourses }) {
  const { t } = useTranslation(['plan', 'strategy'])
  const [chosen, setChosen] = useState<readonly CourseId[]>(open.current)
  const names = open.current.map((id) => t(`strategy:course.${id}`)).join(t('reading.comma'))
  const others = (report.context.courses ?? []).filter((id) => !id.startsWith(`${open.exam.toLowerCase()}.`))
  const possible = chosen.length > 0 && chosen.length + others.length <= mostCourses
  return (
    <Assumption
      text={t(`reading.${open.from}`, { courses: names })}
      change={t('reading.change')}
      answer={possible ? { ...report.context, courses: [...others, ...chosen] } : undefined}
    >
      <fieldset className="grid gap-1 sm:grid-cols-2">
        <legend className="mb-2 font-medium">{t('reading.yours')}</legend>
        {open.offered.map((id) => (
          <CheckboxField
            key={id}
            label={t(`strategy:course.${id}`)}
            checked={chosen.includes(id)}
            onChange={(checked) => setChosen(checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
          />
        ))}
      </fieldset>
      {!possible && <p className="text-sm text-danger">{t('reading.count', { most: mostCourses - others.length })}</p>}
    </Assumption>
  )
}
