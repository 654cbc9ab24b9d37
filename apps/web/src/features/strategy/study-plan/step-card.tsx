import { Badge } from '@pathwise/ui/badge'
import { Button } from '@pathwise/ui/button'
import { Card } from '@pathwise/ui/card'
import { Check, Clock, Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Step } from './use-study-plan.ts'

const tones = { high: 'danger', medium: 'warning', low: 'neutral' } as const

interface StepCardProps {
  step: Step
  onStart: () => void
  onContinue: () => void
}

/** Shows one step with its category, priority, estimated time and the button for its status. */
export function StepCard({ step, onStart, onContinue }: StepCardProps) {
  const { t } = useTranslation('studyPlan')
  const { title, description, priority, estimatedTime, category, status } = step
  const label = t(`button.${status}`)
  const named = t('button.named', { button: label, title })
  return (
    <Card as="li" className="flex flex-col">
      <div className="flex flex-wrap gap-2">
        <Badge tone={tones[priority]}>{t(`priority.${priority}`)}</Badge>
        <Badge tone="accent">{t(`category.${category}`)}</Badge>
      </div>
      <h3 className="mt-3 text-lg font-semibold wrap-anywhere">{title}</h3>
      <p className="mt-1 text-muted wrap-anywhere">{description}</p>
      <p className="mt-3 mb-4 flex items-center gap-1.5 text-sm text-muted">
        <Clock aria-hidden="true" className="size-4" />
        <span className="sr-only">{t('time.label')}</span>
        {t(`time.${estimatedTime.per}`, { minutes: estimatedTime.minutes })}
      </p>
      <div className="mt-auto">
        {status === 'pending' && (
          <Button className="w-full" aria-label={named} onClick={onStart}>
            <Play aria-hidden="true" className="size-4" />
            {label}
          </Button>
        )}
        {status === 'in_progress' && (
          <Button variant="secondary" className="w-full" aria-label={named} aria-haspopup="dialog" onClick={onContinue}>
            {label}
          </Button>
        )}
        {status === 'completed' && (
          <Button variant="secondary" className="w-full" aria-label={named} disabled>
            <Check aria-hidden="true" className="size-4" />
            {label}
          </Button>
        )}
      </div>
    </Card>
  )
}
