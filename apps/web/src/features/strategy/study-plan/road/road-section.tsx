import type { CalendarDate } from '@pathwise/planner/calendar'
import { Button } from '@pathwise/ui/button'
import { Card } from '@pathwise/ui/card'
import { CalendarDays, Clock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../lib/format.ts'
import type { PlannedStudy, Tasks } from '../use-tasks.ts'
import { Deadlines } from './deadlines.tsx'
import { ExamList } from './exam-list.tsx'
import { LeftOver } from './left-over.tsx'
import { Phases } from './phases.tsx'
import { TestsCard } from './tests/tests-card.tsx'

interface RoadSectionProps {
  study: PlannedStudy
  tasks: Tasks
  today: CalendarDate
  onHours: () => void
  onExam: () => void
}

/** The way to the exam: its day, the phases, deadlines, and what the plan has no place for. */
export function RoadSection({ study, tasks, today, onHours, onExam }: RoadSectionProps) {
  const { t } = useTranslation('followedPlan')
  const format = useFormat()
  const { exam, exams, until, phases, bankLastsUntil } = study.plan
  return (
    <section aria-labelledby="road">
      <h2 id="road" className="mb-3 text-xl font-bold">
        {t(exams ? 'road.titleSeveral' : exam ? 'road.title' : 'road.titleOpen')}
      </h2>
      <Card>
        {!exams && (
          <p className="mb-3 text-lg font-semibold">
            {exam
              ? t('road.exam', { exam: exam.exam, date: format.day(exam.date) })
              : t('road.noExam', { date: format.day(until) })}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={onExam}>
            <CalendarDays aria-hidden="true" className="size-4" />
            {t(exams ? 'road.changeExams' : exam ? 'road.changeExam' : 'road.chooseExam')}
          </Button>
          <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={onHours}>
            <Clock aria-hidden="true" className="size-4" />
            {t('road.changeHours')}
          </Button>
        </div>
        {exams ? <ExamList exams={exams} today={today} /> : <Phases phases={phases} today={today} />}
        {bankLastsUntil && <p className="mt-4 text-muted">{t('road.bank', { date: format.day(bankLastsUntil) })}</p>}
        <LeftOver study={study} tasks={tasks} onHours={onHours} onExam={onExam} />
        <Deadlines study={study} today={today} />
        <TestsCard study={study} />
      </Card>
    </section>
  )
}
