import { RenderedPhrase } from '@pathwise/editor/rendered-phrase'
import type { Choice } from '@pathwise/question-formats/vocabulary.schemas'
import { Button } from '@pathwise/ui/button'
import { TextField } from '@pathwise/ui/text-field'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { phraseAsTyped, phraseFromTyped } from '../../../lib/editing/phrase-notation.ts'
import { questionLanguage } from '../question-language.ts'

interface ChoiceFieldProps {
  choice: Choice
  onChange: (html: string) => void
  onRemove: () => void
}

/** A choice as a text input, with a preview when it contains markup. */
export function ChoiceField({ choice: { id, html }, onChange, onRemove }: ChoiceFieldProps) {
  const { t } = useTranslation('questions')
  const [line, setLine] = useState(() => phraseAsTyped(html))
  return (
    <li>
      <div className="flex items-end gap-2">
        <div className="grow">
          <TextField
            label={t('attributes.choice', { id })}
            autoComplete="off"
            lang={questionLanguage}
            value={line}
            onChange={(event) => {
              setLine(event.target.value)
              onChange(phraseFromTyped(event.target.value))
            }}
          />
        </div>
        <Button
          variant="quiet"
          aria-label={t('attributes.removeChoice', { id })}
          onClick={onRemove}
          className="shrink-0 px-3!"
        >
          <X aria-hidden="true" className="size-5" />
        </Button>
      </div>
      {html.includes('<') && (
        <p className="mt-1 wrap-anywhere">
          <span className="mr-2 text-sm text-muted">{t('attributes.choicePreview', { id })}</span>
          <RenderedPhrase html={html} lang={questionLanguage} />
        </p>
      )}
    </li>
  )
}
