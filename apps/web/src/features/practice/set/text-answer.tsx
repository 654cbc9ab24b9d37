import type { OpenProblem } from '@pathwise/api/practice/practice.schemas'
import { practiceLimits } from '@pathwise/api/practice/practice.vocabulary'
import { TextAreaField } from '@pathwise/ui/text-area-field'
import { TextField } from '@pathwise/ui/text-field'
import { useTranslation } from 'react-i18next'
import { NumberField, type TypedRefusal } from '../../../lib/number-field.tsx'

interface TextAnswerProps {
  problem: OpenProblem
  text: string
  refusal: TypedRefusal | undefined
  onChange: (text: string) => void
}

/** The input for a typed answer: a number, a few words, or an essay. */
export function TextAnswer({ problem: { question_type, unit }, text, refusal, onChange }: TextAnswerProps) {
  const { t } = useTranslation('practice')
  if (question_type === 'numerical') {
    return <NumberField unit={unit} value={text} refusal={refusal} onChange={onChange} />
  }
  if (question_type === 'essay') return <EssayField text={text} onChange={onChange} />
  return (
    <TextField
      label={t('player.short')}
      value={text}
      lang="en"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={practiceLimits.typedAnswer}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

function EssayField({ text, onChange }: Pick<TextAnswerProps, 'text' | 'onChange'>) {
  const { t } = useTranslation('practice')
  return (
    <TextAreaField
      label={t('player.essay')}
      hint={t('player.essayHint')}
      value={text}
      lang="en"
      rows={10}
      maxLength={practiceLimits.essay}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
