import { Alert } from '@pathwise/ui/alert'
import { controlStyle, Field } from '@pathwise/ui/field'
import { textLinkStyle } from '@pathwise/ui/text-link'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { StorageProblem } from '../../../lib/browser-storage.ts'
import { Link } from '../../../lib/link.tsx'

export type Feedback =
  | { readonly kind: 'saved' }
  | { readonly kind: 'notSaved'; readonly problem: StorageProblem }
  | { readonly kind: 'copied'; readonly link: 'short' | 'long' }
  | { readonly kind: 'linkDeleted' }
  | { readonly kind: 'copyByHand'; readonly url: string }
  | { readonly kind: 'calendar'; readonly problem: 'none' | 'failed' }

export function FeedbackMessage({ feedback }: { feedback: Feedback }) {
  const { t } = useTranslation(['plan', 'shares'])
  switch (feedback.kind) {
    case 'saved':
      return (
        <Alert tone="success">
          {t('saved.done')}{' '}
          <Link to="/saved" className={textLinkStyle()}>
            {t('saved.open')}
          </Link>
        </Alert>
      )
    case 'notSaved':
      return <Alert tone="danger">{t(`saved.${feedback.problem}`)}</Alert>
    case 'copied':
      return <Alert tone="success">{t(feedback.link === 'short' ? 'link.shortCopied' : 'link.copied')}</Alert>
    case 'linkDeleted':
      return <Alert tone="success">{t('shares:deleted')}</Alert>
    case 'copyByHand':
      return (
        <Alert tone="warning">
          <p className="mb-3">{t('link.byHand')}</p>
          <LinkField url={feedback.url} />
        </Alert>
      )
    case 'calendar':
      return <Alert tone="danger">{t(`calendar.${feedback.problem}`)}</Alert>
  }
}

/** Shows the link in a read-only field for manual copying. Selects the link on mount and on focus. */
function LinkField({ url }: { url: string }) {
  const { t } = useTranslation('plan')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])
  return (
    <Field id={id} label={t('link.field')}>
      <input
        ref={input}
        id={id}
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
        className={controlStyle}
      />
    </Field>
  )
}
