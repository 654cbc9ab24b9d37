import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RichTextField } from '../../../lib/editing/rich-text-field.tsx'
import { questionLanguage } from '../words.ts'
import type { PartProps } from './part-props.ts'

/** Edits the hints, the explanation and, for essays, the rubric. Set a new `key` when the text is replaced. */
export function TeachingPart({ text, fields: { findError }, editors, readOnly, change }: PartProps) {
  const { t } = useTranslation('questions')
  const shared = { lang: questionLanguage, loading: t('loadingEditor'), readOnly, size: 'low' } as const
  const [start] = useState(text)
  // Keep both hints here, even if one is empty. `text.hints` omits an empty first hint, which turns the second hint
  // into the first.
  const hints = useRef([text.hints[0] ?? '', text.hints[1] ?? ''])
  const hasHints = text.pool !== 'assessment' || text.hints.length > 0
  const hasRubric = text.question_type === 'essay' || text.rubric !== ''
  function changeHint(index: number, html: string) {
    hints.current = hints.current.with(index, html)
    const written = hints.current.filter((hint) => hint !== '')
    change({ hints: written })
  }
  return (
    <>
      {hasHints &&
        [0, 1].map((index) => (
          <RichTextField
            key={index}
            {...shared}
            label={t(index === 0 ? 'attributes.firstHint' : 'attributes.secondHint')}
            placeholder={t(index === 0 ? 'attributes.firstHintText' : 'attributes.secondHintText')}
            html={start.hints[index] ?? ''}
            error={findError('hints')}
            editor={editors.ref(`hints.${index}`)}
            onChange={(html) => changeHint(index, html)}
          />
        ))}
      <RichTextField
        {...shared}
        label={t('fields.explanation')}
        placeholder={t('fields.explanation')}
        html={start.explanation}
        error={findError('explanation')}
        editor={editors.ref('explanation')}
        onChange={(explanation) => change({ explanation })}
      />
      {hasRubric && (
        <RichTextField
          {...shared}
          label={t('fields.rubric')}
          placeholder={t('attributes.rubricText')}
          html={start.rubric}
          error={findError('rubric')}
          editor={editors.ref('rubric')}
          onChange={(rubric) => change({ rubric })}
        />
      )}
    </>
  )
}
