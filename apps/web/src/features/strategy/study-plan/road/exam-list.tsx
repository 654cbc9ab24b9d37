import type { CalendarDate } from '@pathwise/planner/calendar'
import type { SharedExam } from '@pathwise/planner/study-plan/study-plan'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../lib/format.ts'
import { createStrategyTranslator } from '../../translate-strategy.ts'
import { nameExam } from '../model/exam-name.ts'
import { Phases } from './phases.tsx'

/** The days of several exams, nearest first, each with its phases. Those of the next exam are open. */
export function ExamList({ exams, today }: { exams: readonly SharedExam[]; today: CalendarDate }) {
  const { t, i18n } = useTranslation(['followedPlan', 'strategy'])
  const format = useFormat()
  const translate = createStrategyTranslator(i18n)
  const sorted = exams.toSorted((one, other) => (one.date ?? '9').localeCompare(other.date ?? '9'))
  const next = sorted.find(({ date }) => date === null || date >= today)
  return (
    <ul className="mt-3 grid">
      {sorted.map((exam) => {
        const name = nameExam(exam, translate)
        const isOver = exam.date !== null && exam.date < today
        return (
          <li key={exam.id} className="border-t border-line py-1.5">
            <details open={exam === next}>
              <summary className="min-h-9 cursor-pointer py-1.5 font-semibold wrap-anywhere">
                {exam.date === null
                  ? t('road.examNoDay', { exam: name })
                  : t('road.exam', { exam: name, date: format.day(exam.date) })}
                {isOver && <span className="ml-2 text-sm font-normal text-muted">{t('road.over')}</span>}
                {exam.share !== 'normal' && (
                  <span className="ml-2 text-sm font-normal text-muted">{t(`road.share.${exam.share}`)}</span>
                )}
              </summary>
              {exam.phases.length > 0 && <Phases phases={exam.phases} today={today} />}
            </details>
          </li>
        )
      })}
    </ul>
  )
}
