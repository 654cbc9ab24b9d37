import { letters } from '@pathwise/question-formats/shared/letters.vocabulary'
import { type Choice, listChoiceIds, questionLimits } from '@pathwise/question-formats/vocabulary.schemas'
import { Button } from '@pathwise/ui/button'
import { TextField } from '@pathwise/ui/text-field'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { NumericalFields } from '../attributes/numerical-fields.tsx'
import { ChoicePart } from './choice-part.tsx'
import type { PartProps } from './part-props.ts'

/**
 * Returns the answer after a click on a choice. For `multiple_select`, the click toggles the choice. For other types,
 * the choice replaces the answer.
 */
function toggleAnswer(answer: string, id: string, ids: readonly string[], questionType: string): string {
  if (questionType !== 'multiple_select') return id
  const right = listChoiceIds(answer, questionType)
  return ids.filter((one) => right.includes(one) !== (one === id)).join(',')
}

/** The choices with the correct ones marked, or the typed answer if there are no choices. */
export function AnswerPart(props: PartProps) {
  const { text, fields, round, readOnly, change } = props
  const { t } = useTranslation('questions')
  const { choices, answer, question_type } = text
  const ids = choices.map(({ id }) => id)
  const next = letters.find((letter) => !ids.includes(letter))
  const right = listChoiceIds(answer, question_type)
  const errors = [fields.findError('choices'), choices.length > 0 && fields.findError('answer')].filter(Boolean)
  const changeChoice = (id: string, part: Partial<Choice>) =>
    change((before) => ({ choices: before.choices.map((one) => (one.id === id ? { ...one, ...part } : one)) }))
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-2 text-lg font-semibold">
        {t(choices.length > 0 ? 'fields.choices' : 'fields.answer')}
      </legend>
      {choices.length > 0 && (
        <ul className="grid gap-3">
          {choices.map((choice) => (
            <ChoicePart
              key={`${choice.id}-${round}`}
              {...props}
              choice={choice}
              isRight={right.includes(choice.id)}
              onRight={() =>
                change((before) => ({
                  answer: toggleAnswer(before.answer, choice.id, ids, before.question_type),
                }))
              }
              onChange={(part) => changeChoice(choice.id, part)}
              onRemove={() => change((before) => ({ choices: before.choices.filter(({ id }) => id !== choice.id) }))}
            />
          ))}
        </ul>
      )}
      {errors.map((error) => (
        <p key={String(error)} className="text-sm font-medium text-danger">
          {error}
        </p>
      ))}
      {choices.length === 0 && (
        <TextField
          label={t('attributes.typedAnswer')}
          error={fields.findError('answer')}
          maxLength={questionLimits.answer}
          autoComplete="off"
          readOnly={readOnly}
          value={answer}
          onChange={(event) => change({ answer: event.target.value })}
        />
      )}
      <NumericalFields {...fields} />
      {!readOnly && next && choices.length < questionLimits.choices && (
        <Button
          variant="secondary"
          size="small"
          className="justify-self-start"
          onClick={() => change((before) => ({ choices: [...before.choices, { id: next, html: '' }] }))}
        >
          <Plus aria-hidden="true" className="size-4" />
          {t('attributes.addChoice')}
        </Button>
      )}
    </fieldset>
  )
}
