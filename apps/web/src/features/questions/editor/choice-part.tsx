import type { Choice } from '@pathwise/question-formats/vocabulary.schemas'
import { Button } from '@pathwise/ui/button'
import { clsx } from 'clsx'
import { MessageSquarePlus, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RichTextField } from '../../../lib/editing/rich-text-field.tsx'
import { questionLanguage } from '../words.ts'
import type { PartProps } from './part-props.ts'
import { toParagraph, toPhrase } from './use-part-editors.ts'

interface ChoicePartProps extends PartProps {
  choice: Choice
  isRight: boolean
  onRight: () => void
  onChange: (part: Partial<Choice>) => void
  onRemove: () => void
}

export function ChoicePart({ choice, text, editors, readOnly, isRight, onRight, onChange, onRemove }: ChoicePartProps) {
  const { t } = useTranslation('questions')
  const { id, html, feedback = '' } = choice
  // Keep the initial text while the user types, because the editors read their text only once.
  const [start] = useState({ html: toParagraph(html), feedback: toParagraph(feedback) })
  const [hasFeedback, setHasFeedback] = useState(feedback !== '')
  const shared = { lang: questionLanguage, loading: t('loadingEditor'), readOnly, size: 'line' } as const
  return (
    <li
      className={clsx(
        'grid min-w-0 grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-2 gap-y-2 rounded-control border p-2',
        isRight ? 'border-success bg-success-soft' : 'border-line',
      )}
    >
      <label className="flex min-h-11 min-w-11 cursor-pointer items-center justify-center">
        <input
          type={text.question_type === 'multiple_select' ? 'checkbox' : 'radio'}
          name="right-choice"
          aria-label={t('attributes.rightChoice', { id })}
          checked={isRight}
          disabled={readOnly}
          onChange={onRight}
          className="size-5"
        />
      </label>
      <div className="min-w-0 max-sm:order-1 max-sm:col-span-full">
        <RichTextField
          {...shared}
          label={t('attributes.choice', { id })}
          placeholder={t('attributes.choice', { id })}
          html={start.html}
          editor={editors.ref(`choices.${id}`)}
          onChange={(written) => onChange({ html: toPhrase(written) })}
        />
      </div>
      <span className="col-start-3 flex sm:flex-col">
        {!readOnly && (
          <Button
            variant="quiet"
            aria-label={t('attributes.removeChoice', { id })}
            title={t('attributes.removeChoice', { id })}
            onClick={onRemove}
            className="px-3!"
          >
            <X aria-hidden="true" className="size-5" />
          </Button>
        )}
        {!readOnly && !hasFeedback && !isRight && (
          <Button
            variant="quiet"
            aria-label={t('attributes.addFeedback', { id })}
            title={t('attributes.addFeedback', { id })}
            onClick={() => setHasFeedback(true)}
            className="px-3!"
          >
            <MessageSquarePlus aria-hidden="true" className="size-5" />
          </Button>
        )}
      </span>
      {hasFeedback && (
        <div className="min-w-0 max-sm:order-2 max-sm:col-span-full sm:col-start-2">
          <RichTextField
            {...shared}
            label={t('attributes.feedback', { id })}
            placeholder={t('attributes.feedbackHint')}
            html={start.feedback}
            editor={editors.ref(`feedback.${id}`)}
            onChange={(written) => onChange({ feedback: toPhrase(written) })}
          />
        </div>
      )}
    </li>
  )
}
