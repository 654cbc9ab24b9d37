import { Button } from '@pathwise/ui/button'
import { Clock } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** The times that a screen reader announces, in minutes before the end. */
const announced = [5, 1]

/** The remaining time. The student can hide it, but it is shown in the last minute, as in the exam. */
export function ModuleClock({ timeLeft }: { timeLeft: number }) {
  const { t } = useTranslation('practiceModule')
  const [isHidden, setHidden] = useState(false)
  const seconds = Math.ceil(timeLeft / 1_000)
  const isLast = seconds <= 60
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  const minutes = announced.find((one) => seconds <= one * 60 && seconds > one * 60 - 5)
  return (
    <div className="flex items-center gap-2">
      <Clock aria-hidden="true" className="size-5 text-muted" />
      {!isHidden || isLast ? (
        <span role="timer" aria-label={t('clock.left')} className="text-lg font-semibold tabular-nums">
          {text}
        </span>
      ) : (
        <span className="text-muted">{t('clock.hidden')}</span>
      )}
      <Button variant="quiet" size="small" disabled={isLast} onClick={() => setHidden(!isHidden)}>
        {t(isHidden ? 'clock.show' : 'clock.hide')}
      </Button>
      <output className="sr-only">{minutes !== undefined && t('clock.announce', { count: minutes })}</output>
    </div>
  )
}
