import { Card } from '@pathwise/ui/card'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { Report } from '../../report.ts'
import { Section } from '../view/section.tsx'
import { AssumedCourses, findOpenCourses } from './assumed-courses.tsx'
import { ImpossibleScores } from './impossible-scores.tsx'

/** Names of exams in Korea and China are in their own script. */
const isEnglish = /^[\x20-\x7e]+$/

/** Shows what the plan adds to the goal or could not take from it, each with a way to change it. */
export function ReadingNotes({ report }: { report: Report }) {
  const { t } = useTranslation('plan')
  const { reading } = report.result
  if (!reading) return null
  const notPlanned = reading.not_planned.filter(({ reason }) => reason !== 'not_understood').map(({ text }) => text)
  const isPlain = findOpenCourses(report) === null && reading.impossible.length === 0 && notPlanned.length === 0
  if (isPlain) return null
  return (
    <Section title={t('reading.title')}>
      <Card className="grid gap-4">
        <AssumedCourses report={report} />
        <ImpossibleScores report={report} />
        {notPlanned.length > 0 && (
          <p>
            {t('reading.notPlanned')}{' '}
            {notPlanned.map((name, at) => (
              <Fragment key={name}>
                {at > 0 && t('reading.comma')}
                <span lang={isEnglish.test(name) ? 'en' : undefined}>{name}</span>
              </Fragment>
            ))}
          </p>
        )}
      </Card>
    </Section>
  )
}
