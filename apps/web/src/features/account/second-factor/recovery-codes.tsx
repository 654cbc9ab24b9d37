import { Button } from '@pathwise/ui/button'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

/** Recovery codes are shown only once, right after they are created. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation('secondFactor')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid justify-items-start gap-3 rounded-control border border-warning/40 bg-warning-soft p-4">
      <h3 ref={heading} tabIndex={-1} className="font-semibold">
        {t('codes.title')}
      </h3>
      <p>{t('codes.text')}</p>
      <ul className="grid gap-x-6 gap-y-1 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button variant="secondary" onClick={onDone}>
        {t('codes.done')}
      </Button>
    </div>
  )
}
