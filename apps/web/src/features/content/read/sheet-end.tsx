import { Button } from '@pathwise/ui/button'
import { Card } from '@pathwise/ui/card'
import { Check } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../lib/button-link.tsx'
import { PlanOutcome } from '../../../lib/plan-outcome.tsx'
import { countSeconds, sittings } from '../../../lib/sittings.ts'
import { useTimeOnScreen } from '../../../lib/use-time-on-screen.ts'

/** The longest reading time that counts. A sheet that is open for longer is assumed to be unattended. */
const mostSeconds = 2_700

/** Lets students confirm that they have read a sheet opened from a study plan task. */
export function SheetEnd({ task }: { task: string }) {
  const { t } = useTranslation('contentRead')
  const [id] = useState(() => `sheet.${crypto.randomUUID()}`)
  const [isRead, setRead] = useState(false)
  const readTime = useTimeOnScreen(id)
  const heading = useRef<HTMLHeadingElement>(null)

  function finish() {
    sittings.add({ id, task, seconds: countSeconds(readTime(), mostSeconds) }, new Date())
    heading.current?.focus()
    setRead(true)
  }

  return (
    <Card as="section" aria-labelledby="sheet-end" className="mx-auto mt-10 max-w-3xl print:hidden">
      <h2 ref={heading} id="sheet-end" tabIndex={-1} className="text-lg font-semibold outline-none">
        {t(isRead ? 'end.read' : 'end.title')}
      </h2>
      <div className="mt-4">
        {isRead ? (
          <PlanOutcome sitting={id}>
            {(hasNext) => (
              <ButtonLink to="/study-plan" variant={hasNext ? 'quiet' : 'primary'}>
                {t('end.toPlan')}
              </ButtonLink>
            )}
          </PlanOutcome>
        ) : (
          <Button onClick={finish}>
            <Check aria-hidden="true" className="size-5" />
            {t('end.finish')}
          </Button>
        )}
      </div>
    </Card>
  )
}
