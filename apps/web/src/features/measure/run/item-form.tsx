import type { GivenAnswer, OpenItem } from '@pathwise/api/assessments/assessments.schemas'
import { RenderedHtml } from '@pathwise/editor/rendered-html'
import { Button } from '@pathwise/ui/button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NumberField, type TypedRefusal } from '../../../lib/number-field.tsx'

interface ItemFormProps {
  item: OpenItem
  /** The answer in flight. The form is disabled until its request completes. */
  pending: GivenAnswer | undefined
  refusal: TypedRefusal | undefined
  onCorrect: () => void
  onAnswer: (answer: GivenAnswer) => void
}

interface ChoicesProps {
  choices: OpenItem['choices']
  chosen: string
  onChoose: (id: string) => void
}

function Choices({ choices, chosen, onChoose }: ChoicesProps) {
  const { t } = useTranslation('measure')
  return (
    <>
      <legend className="mb-3 font-semibold">{t('item.choose')}</legend>
      <div className="grid gap-2">
        {choices.map(({ id, html }) => (
          <label
            key={id}
            className="flex min-h-11 cursor-pointer items-start gap-3 rounded-control border border-control bg-surface px-4 py-2.5 transition-colors hover:bg-raised has-checked:border-accent has-checked:bg-accent-soft has-disabled:cursor-default"
          >
            <input
              type="radio"
              name="choice"
              value={id}
              checked={chosen === id}
              onChange={() => onChoose(id)}
              className="mt-1.5 size-4 shrink-0 accent-accent"
            />
            <span className="font-semibold">{id}</span>
            <RenderedHtml html={html} lang="en" className="min-w-0 grow" />
          </label>
        ))}
      </div>
    </>
  )
}

function readDraft(pending: GivenAnswer | undefined): string {
  if (!pending) return ''
  return 'choice' in pending ? pending.choice : pending.text
}

/** The form for answering an item with a choice, a number or "I don't know". */
export function ItemForm({ item, pending, refusal, onCorrect, onAnswer }: ItemFormProps) {
  const { t } = useTranslation('measure')
  const [draft, setDraft] = useState(() => readDraft(pending))
  const busy = pending !== undefined
  const isTyped = item.question_type === 'numerical'

  function change(next: string) {
    setDraft(next)
    onCorrect()
  }

  return (
    <form
      className="grid gap-6"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const text = draft.trim()
        if (text !== '') onAnswer(isTyped ? { text } : { choice: text })
      }}
    >
      <fieldset disabled={busy} className="min-w-0">
        {isTyped ? (
          <NumberField unit={item.unit} value={draft} refusal={refusal} onChange={change} />
        ) : (
          <Choices choices={item.choices} chosen={draft} onChoose={change} />
        )}
      </fieldset>
      <div className="grid gap-3 sm:grid-cols-2">
        <Button type="submit" busy={busy && pending !== null} disabled={busy || draft.trim() === ''}>
          {t('item.submit')}
        </Button>
        <Button variant="secondary" busy={pending === null} disabled={busy} onClick={() => onAnswer(null)}>
          {t(item.try_anyway ? 'item.stillUnknown' : 'item.unknown')}
        </Button>
      </div>
    </form>
  )
}
