import { type AnswerExam, answerExams, longestGoal } from '@pathwise/planner/context'
import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { Card } from '@pathwise/ui/card'
import { SelectField } from '@pathwise/ui/select-field'
import { TextField } from '@pathwise/ui/text-field'
import { textLinkStyle } from '@pathwise/ui/text-link'
import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '../../../../lib/link.tsx'
import type { Report } from '../../report.ts'
import { Section } from '../view/section.tsx'
import { AssumedCourses, listChangeableCourses } from './assumed-courses.tsx'
import { AssumedTarget, listTargets } from './assumed-target.tsx'
import { Assumption } from './assumption.tsx'
import { notesId, useReplan } from './use-replan.ts'

interface OpenExam {
  exam: AnswerExam
  isChosen: boolean
}

/**
 * Returns the exam that was assumed because the goal mentions no exam, or the exam that the student chose instead.
 * Returns null if the goal mentions an exam.
 */
function findOpenExam({ result: { reading }, context }: Report): OpenExam | null {
  const implied = reading?.assumed.find(({ kind }) => kind === 'exam')?.value
  const assumed = answerExams.find((exam) => exam === implied)
  if (assumed) return { exam: assumed, isChosen: false }
  const chosen = reading?.exams.some(({ name }) => name === context.exam) ? context.exam : undefined
  return chosen ? { exam: chosen, isChosen: true } : null
}

const options = answerExams.map((exam) => ({ value: exam, label: exam }))

/** Shows the assumed exam, and lets the student choose another. */
function AssumedExam({ report, open }: { report: Report; open: OpenExam }) {
  const { t } = useTranslation('plan')
  const [exam, setExam] = useState(open.exam)
  return (
    <Assumption
      text={t(open.isChosen ? 'reading.chosenExam' : 'reading.exam', { exam: open.exam })}
      change={t('reading.changeExam')}
      answer={{ ...report.context, exam }}
    >
      <div className="max-w-64">
        <SelectField label={t('reading.yourExam')} options={options} value={exam} onChange={setExam} />
      </div>
    </Assumption>
  )
}

/** Matches exam names in Latin script, which get `lang="en"`. Korean and Chinese exam names do not match. */
const isEnglish = /^[\x20-\x7e]+$/

/** Returns the space after a title. A full-width colon already includes its spacing. */
const findSpace = (title: string) => (title.endsWith('：') ? '' : ' ')

function Names({ title, names }: { title: string; names: readonly string[] }) {
  const { t } = useTranslation('plan')
  return (
    <p>
      {title}
      {findSpace(title)}
      {names.map((name, at) => (
        <Fragment key={name}>
          {at > 0 && t('reading.comma')}
          <span lang={isEnglish.test(name) ? 'en' : undefined}>{name}</span>
        </Fragment>
      ))}
    </p>
  )
}

const listNotUnderstood = (notPlanned: readonly { text: string; reason: string }[]) =>
  notPlanned.filter(({ reason }) => reason === 'not_understood').map(({ text }) => text)

/** Shows the universities and the program in the goal, with a link to the guide about applications. */
function Places({ report, names }: { report: Report; names: readonly string[] }) {
  const { t } = useTranslation(['plan', 'shell'])
  return (
    <div className="grid gap-1">
      <Names title={t('reading.places')} names={names} />
      <p className="print:hidden">
        {t('reading.apply')}
        {findSpace(t('reading.apply'))}
        <Link
          to={`/guides/${report.context.country.toLowerCase()}/exams-admissions`}
          className={textLinkStyle({ size: 'small' })}
        >
          {t('shell:guides.examsAdmissions')}
        </Link>
      </p>
    </div>
  )
}

/** Shows what the plan assumes and which parts of the goal it could not use. The student can change each assumption. */
export function ReadingNotes({ report }: { report: Report }) {
  const { t, i18n } = useTranslation('plan')
  const { reading } = report.result
  if (!reading) return null
  const notPlanned = reading.not_planned.filter(({ reason }) => reason !== 'not_understood').map(({ text }) => text)
  // If no exam was recognized, `not_planned` contains the whole goal. Do not list the whole goal as an unknown course.
  const unknown = reading.exams.length > 0 ? listNotUnderstood(reading.not_planned) : []
  const exam = findOpenExam(report)
  const courses = listChangeableCourses(report)
  const targets = listTargets(report)
  // Programs are stored in English, and have no translation.
  const program = i18n.language === 'en' ? reading.programme : null
  const places = [...reading.universities, ...(program === null ? [] : [program])]
  const assumed = courses.length + targets.length + (exam ? 1 : 0)
  if (assumed + places.length + reading.impossible.length + notPlanned.length + unknown.length === 0) return null
  return (
    <Section title={t('reading.title')} id={notesId}>
      <Card className="grid gap-4">
        {exam && <AssumedExam report={report} open={exam} />}
        {courses.map((open) => (
          <AssumedCourses key={open.exam} report={report} open={open} />
        ))}
        {targets.map((open) => (
          <AssumedTarget key={open.name} report={report} open={open} />
        ))}
        <ImpossibleScores report={report} />
        {places.length > 0 && <Places report={report} names={places} />}
        {notPlanned.length > 0 && <Names title={t('reading.notPlanned')} names={notPlanned} />}
        {unknown.length > 0 && <Names title={t('reading.unknownCourses')} names={unknown} />}
      </Card>
    </Section>
  )
}

/** Shows the score scale of each exam whose target is out of range, with a field to correct the goal. */
function ImpossibleScores({ report }: { report: Report }) {
  const { t } = useTranslation('plan')
  const [goal, setGoal] = useState(report.context.goal)
  const { plan, busy, failed } = useReplan()
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
            maxLength={longestGoal}
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
