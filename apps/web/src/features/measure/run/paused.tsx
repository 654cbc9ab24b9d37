import type { RunState } from '@pathwise/api/assessments/assessments.schemas'
import { Button } from '@pathwise/ui/button'
import { Card } from '@pathwise/ui/card'
import { useTranslation } from 'react-i18next'
import { RemoveRun } from '../remove-run.tsx'

interface PausedProps {
  run: RunState
  number: number
  onGoOn: () => void
}

/** The pause of a run. Hides the item, so that its time does not count. */
export function Paused({ run, number, onGoOn }: PausedProps) {
  const { t } = useTranslation('measure')
  return (
    <Card>
      <p className="text-lg">{t('paused.text')}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={onGoOn}>{t('paused.goOn', { number })}</Button>
        <div className="max-sm:-ml-5">
          <RemoveRun id={run.id} />
        </div>
      </div>
    </Card>
  )
}
