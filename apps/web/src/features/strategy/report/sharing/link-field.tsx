import { controlStyle, Field } from '@pathwise/ui/field'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'

/** A read-only link field for manual copying. Its text is selected on mount and on focus. */
export function LinkField({ url }: { url: string }) {
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
