import { Button } from '@pathwise/ui/button'
import { TextField } from '@pathwise/ui/text-field'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

interface Question {
  days: number
  limit: number
}

/** The server's limits, copied because importing its constants would load zod. A test compares them. */
export const most = { days: 90, limit: 200 } as const satisfies Question

/** Parses a whole number from 1 to `greatest`. Returns undefined for any other text. */
function readNumber(text: string, greatest: number): number | undefined {
  const number = /^\d+$/.test(text.trim()) ? Number(text) : 0
  return number >= 1 && number <= greatest ? number : undefined
}

/** The form for the number of days ahead and the maximum number of subscriptions. */
export function ExpiringForm({
  first,
  busy,
  onAsk,
}: {
  first: Question
  busy: boolean
  onAsk: (question: Question) => void
}) {
  const { t } = useTranslation('expiring')
  const [typed, setTyped] = useState({ days: String(first.days), limit: String(first.limit) })
  const [checked, setChecked] = useState(false)
  const days = readNumber(typed.days, most.days)
  const limit = readNumber(typed.limit, most.limit)

  const field = (name: keyof Question, read: number | undefined) => (
    <TextField
      label={t(name)}
      name={name}
      inputMode="numeric"
      autoComplete="off"
      error={checked && read === undefined ? t('outOfRange', { least: 1, most: most[name] }) : undefined}
      value={typed[name]}
      onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
    />
  )
  return (
    <form
      noValidate
      className="grid items-start gap-4 sm:grid-cols-[10rem_10rem_auto] sm:justify-start"
      onSubmit={(event) => {
        event.preventDefault()
        setChecked(true)
        if (days !== undefined && limit !== undefined) onAsk({ days, limit })
        else event.currentTarget.querySelector<HTMLInputElement>(`input[name=${days ? 'limit' : 'days'}]`)?.focus()
      }}
    >
      {field('days', days)}
      {field('limit', limit)}
      <Button type="submit" busy={busy} className="sm:mt-[1.9rem]">
        {t('reload')}
      </Button>
    </form>
  )
}
