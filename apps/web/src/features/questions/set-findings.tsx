import type { SetFinding } from '@pathwise/api/questions/lint.schemas'
import { letters } from '@pathwise/question-formats/shared/letters.vocabulary'
import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'

export function SetFindings({ findings }: { findings: readonly SetFinding[] }) {
  const { t } = useTranslation('questions')
  if (findings.length === 0) return null
  return (
    <ul
      aria-label={t('lint.title')}
      className="grid gap-1 rounded-control border border-warning/40 bg-warning-soft px-3 py-2 text-sm"
    >
      {findings.map((finding) => (
        <li key={JSON.stringify(finding)} className="flex gap-2 wrap-anywhere">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning" />
          <FindingText finding={finding} />
        </li>
      ))}
    </ul>
  )
}

function FindingText({ finding }: { finding: SetFinding }) {
  const { t } = useTranslation('questions')
  if (finding.rule === 'missing_skill') {
    const { count, total } = finding
    return <span>{t('lint.sets.missing_skill', { count, total })}</span>
  }
  const { choices, position, count: right, total } = finding
  const letter = letters[position - 1] ?? position
  return <span>{t('lint.sets.key_imbalance', { choices, letter, right, total })}</span>
}
