import { buttonStyle } from '@pathwise/ui/button'
import { Card } from '@pathwise/ui/card'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

/** Replaces the form for a user who may be under 13. Takes focus, because the focused form is gone. */
export function TooYoung() {
  const { t } = useTranslation('account')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <Card as="section" className="grid gap-4">
      <h2 ref={title} tabIndex={-1} className="text-xl font-semibold outline-none">
        {t('tooYoung.title')}
      </h2>
      <p>{t('tooYoung.why')}</p>
      <p>{t('tooYoung.kept')}</p>
      <p>{t('tooYoung.meanwhile')}</p>
      <div>
        <Link to="/#quick-start" className={buttonStyle()}>
          {t('tooYoung.start')}
        </Link>
      </div>
    </Card>
  )
}
