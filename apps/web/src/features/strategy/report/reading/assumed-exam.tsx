import { type AnswerExam, answerExams } from '@pathwise/planner/context'
import { SelectField } from '@pathwise/ui/select-field'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Report } from '../../report.ts'
import { Assumption } from './assumption.tsx'

interface OpenExam {
  exam: AnswerExam
  isChosen: boolean
}

/** Returns the exam that we assumed or the student chose, or null for a goal that names its exams. */
export function findOpenExam({ result: { reading }, context }: Report): OpenExam | null {
  const implied = reading?.assumed.find(({ kind }) => kind === 'exam')?.value
  const assumed = answerExams.find((exam) => exam === implied)
  if (assumed) return { exam: assumed, isChosen: false }
  const chosen = reading?.exams.some(({ name }) => name === context.exam) ? context.exam : undefined
  return chosen ? { exam: chosen, isChosen: true } : null
}

const options = answerExams.map((exam) => ({ value: exam, label: exam }))

/** Shows which exam the plan assumes, and lets the student choose another. */
export function AssumedExam({ report, open }: { report: Report; open: OpenExam }) {
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
