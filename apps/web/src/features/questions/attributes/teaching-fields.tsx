import type { RichTextEditorHandle } from '@pathwise/editor/rich-text-editor'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { RichTextField } from '../../../lib/editing/rich-text-field.tsx'
import type { QuestionText } from '../editor/question-text.ts'
import { questionLanguage } from '../words.ts'
import type { FieldsProps } from './attribute-fields.tsx'

interface TeachingFieldsProps extends Pick<FieldsProps, 'findError' | 'values'> {
  start: Pick<QuestionText, 'explanation' | 'hints' | 'rubric'>
  editors: {
    readonly explanation: Ref<RichTextEditorHandle>
    readonly hints: readonly Ref<RichTextEditorHandle>[]
    readonly rubric: Ref<RichTextEditorHandle>
  }
}

/** The rich-text fields for hints, rubric and explanation. Only essays have rubrics; assessment items have no hints. */
export function TeachingFields({ start, editors, values, findError }: TeachingFieldsProps) {
  const { t } = useTranslation('questions')
  const shared = { lang: questionLanguage, loading: t('loadingEditor'), onChange: () => {}, size: 'low' } as const
  const hasHints = values.pool !== 'assessment' || start.hints.length > 0
  const hasRubric = values.question_type === 'essay' || start.rubric !== ''
  return (
    <>
      {hasHints &&
        editors.hints.map((editor, index) => (
          <RichTextField
            key={index === 0 ? 'first' : 'second'}
            {...shared}
            label={t(index === 0 ? 'attributes.firstHint' : 'attributes.secondHint')}
            placeholder={t(index === 0 ? 'attributes.firstHintText' : 'attributes.secondHintText')}
            html={start.hints[index] ?? ''}
            error={findError('hints')}
            editor={editor}
          />
        ))}
      {hasRubric && (
        <RichTextField
          {...shared}
          label={t('fields.rubric')}
          placeholder={t('attributes.rubricText')}
          html={start.rubric}
          error={findError('rubric')}
          editor={editors.rubric}
        />
      )}
      <RichTextField
        {...shared}
        label={t('fields.explanation')}
        placeholder={t('fields.explanation')}
        html={start.explanation}
        error={findError('explanation')}
        editor={editors.explanation}
      />
    </>
  )
}
