import { RenderedPhrase } from '@pathwise/editor/rendered-phrase'
import type { Language } from '@pathwise/i18n/languages'
import { TextField } from '@pathwise/ui/text-field'
import { type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { parseTypedLine, toTypedLine } from '../../../lib/editing/phrase-notation.ts'

interface TitleFieldProps {
  /** HTML. Sets the initial input value only; use a new `key` for another title. */
  html: string
  language: Language
  error: string | undefined
  readOnly: boolean
  input: Ref<HTMLInputElement>
  onChange: (html: string) => void
}

/** The title as a text input, with a preview when it contains markup. */
export function TitleField({ html, language, error, readOnly, input, onChange }: TitleFieldProps) {
  const { t } = useTranslation('contentEdit')
  const [line, setLine] = useState(() => toTypedLine(html))
  return (
    <div>
      <TextField
        ref={input}
        label={t('title.label')}
        hint={t('title.hint')}
        error={error}
        lang={language}
        autoComplete="off"
        readOnly={readOnly}
        value={line}
        onChange={(event) => {
          setLine(event.target.value)
          onChange(parseTypedLine(event.target.value))
        }}
      />
      {html.includes('<') && (
        <p className="mt-2 wrap-anywhere">
          <span className="mr-2 text-sm text-muted">{t('title.preview')}</span>
          <RenderedPhrase html={html} lang={language} className="font-semibold" />
        </p>
      )}
    </div>
  )
}
