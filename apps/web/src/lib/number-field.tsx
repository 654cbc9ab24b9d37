import { longestTypedNumber } from '@pathwise/api/assessments/assessments.vocabulary'
import { controlStyle, describedBy, Field } from '@pathwise/ui/field'
import { clsx } from 'clsx'
import { Delete } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useHydrated } from './use-hydrated.ts'

const typedRefusals = ['answer_decimal_comma', 'answer_too_long', 'answer_not_a_number', 'answer_form'] as const
export type TypedRefusal = (typeof typedRefusals)[number]

/** Returns `reason` if it explains why a typed answer was rejected, otherwise undefined. */
export function findTypedRefusal(reason: string | undefined): TypedRefusal | undefined {
  return typedRefusals.find((known) => known === reason)
}

interface NumberFieldProps {
  unit: string | null
  value: string
  refusal: TypedRefusal | undefined
  onChange: (value: string) => void
}

/** The input for a typed answer. A rejected answer stays in the field, and the reason is shown with it. */
export function NumberField({ unit, value, refusal, onChange }: NumberFieldProps) {
  const { t } = useTranslation('measure')
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (refusal) field.current?.focus()
  }, [refusal])

  const hint = t('item.numberHint')
  const error = refusal && t(`item.refused.${refusal}`, { spelling: value.trim().replace(',', '.') })
  return (
    <div className="grid gap-4">
      <Field id={id} label={unit ? t('item.numberUnit', { unit }) : t('item.number')} hint={hint} error={error}>
        <input
          ref={field}
          id={id}
          value={value}
          inputMode="decimal"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={longestTypedNumber}
          aria-describedby={describedBy(id, { hint, error })}
          aria-invalid={error ? true : undefined}
          className={controlStyle}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      <Keypad
        onKey={(key) => onChange((value + key).slice(0, longestTypedNumber))}
        onDelete={() => onChange(value.slice(0, -1))}
      />
    </div>
  )
}

const keys: readonly { key: string; name?: 'slash' | 'minus' | 'point'; look?: string }[] = [
  { key: '7' },
  { key: '8' },
  { key: '9' },
  { key: '/', name: 'slash' },
  { key: '4' },
  { key: '5' },
  { key: '6' },
  { key: '-', name: 'minus' },
  { key: '1' },
  { key: '2' },
  { key: '3' },
  { key: '.', name: 'point' },
  { key: '0', look: 'col-span-3' },
]

const keyStyle =
  'flex min-h-11 cursor-pointer items-center justify-center rounded-control border border-control bg-surface text-lg font-semibold tabular-nums hover:bg-raised disabled:cursor-not-allowed disabled:opacity-60'

/** An on-screen keypad for phones, whose numeric keyboards lack the minus sign and the fraction bar. */
function Keypad({ onKey, onDelete }: { onKey: (key: string) => void; onDelete: () => void }) {
  const { t } = useTranslation('measure')
  // Replayed clicks would not repeat the order and number of the keys that were pressed before hydration.
  const isHydrated = useHydrated()
  return (
    <fieldset
      aria-label={t('keypad.label')}
      disabled={!isHydrated}
      className="hidden max-w-xs grid-cols-4 gap-2 pointer-coarse:grid"
    >
      {keys.map(({ key, name, look }) => (
        <button
          key={key}
          type="button"
          aria-label={name && t(`keypad.${name}`)}
          className={clsx(keyStyle, look)}
          onClick={() => onKey(key)}
        >
          {key === '-' ? '−' : key}
        </button>
      ))}
      <button type="button" aria-label={t('keypad.delete')} className={keyStyle} onClick={onDelete}>
        <Delete aria-hidden="true" className="size-5" />
      </button>
    </fieldset>
  )
}
