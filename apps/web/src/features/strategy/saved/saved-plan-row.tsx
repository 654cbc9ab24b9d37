import { Button, buttonStyle } from '@pathwise/ui/button'
import { Card } from '@pathwise/ui/card'
import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useFormat } from '../../../lib/format.ts'
import { useContextLabels } from '../context-labels.ts'
import { plainReport } from '../plain-report.ts'
import { strategyTranslator } from '../translate-strategy.ts'
import type { SavedPlan } from './saved-plan.ts'

/** Returns the first sentence, or the first line if it is shorter. */
function firstLine(summary: string, language: string): string {
  const [line = ''] = summary.trim().split('\n')
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(line)
  const [first] = sentences
  return first?.segment.trim() ?? ''
}

/** A saved plan with its open and delete actions. */
export function SavedPlanRow({ plan, onDelete }: { plan: SavedPlan; onDelete: () => void }) {
  const { t, i18n } = useTranslation(['savedPlans', 'strategy'])
  const { result, context } = plan
  const { goal, grade, country } = useContextLabels(context)
  const { language } = i18n
  const date = useFormat().dateTime(plan.savedAt)
  const { summary } = plainReport(plan, strategyTranslator(i18n), language)
  return (
    <Card as="li" className="flex flex-col gap-4 sm:flex-row sm:items-center sm:justify-between">
      <div className="min-w-0">
        <h2 className="text-lg font-semibold">{goal}</h2>
        <p className="text-sm text-muted">
          {grade} · {country} · <time dateTime={plan.savedAt}>{t('savedOn', { date })}</time>
        </p>
        <p className="mt-2 line-clamp-2">{firstLine(summary, language)}</p>
      </div>
      <div className="flex shrink-0 gap-2">
        <Link
          to="/plan"
          state={{ result, context }}
          aria-label={t('openNamed', { goal, date })}
          className={buttonStyle()}
        >
          {t('open')}
        </Link>
        <Button variant="secondary" aria-label={t('deleteNamed', { goal, date })} onClick={onDelete}>
          <Trash2 aria-hidden="true" className="size-5" />
          {t('delete')}
        </Button>
      </div>
    </Card>
  )
}
