import type { ReminderRow } from '@pathwise/api/reminders/reminders.schemas'
import { type Language, languageNames, languages } from '@pathwise/i18n/languages'
import { Button } from '@pathwise/ui/button'
import { SelectField } from '@pathwise/ui/select-field'
import { TextField } from '@pathwise/ui/text-field'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toApiFailure } from '../../../lib/api-failure.ts'
import { FailureAlert } from '../../../lib/failure-alert.tsx'
import { trpc } from '../../../lib/trpc.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { useFocusFirstProblem } from '../use-focus-first-problem.ts'

const choices = languages.map((language) => ({ value: language, label: languageNames[language] }))

interface AddReminderProps {
  /** The student's own address. Undefined if the student already receives the reminder. */
  ownEmail: string | undefined
  /** Called with the recipient's reminder. It has been confirmed if the recipient consented earlier. */
  onAdd: (reminder: ReminderRow) => void
}

/** Adds the student or a parent as a recipient. The recipient must then confirm by email. */
export function AddReminder({ ownEmail, onAdd }: AddReminderProps) {
  const { t } = useTranslation('reminders')
  const utils = trpc.useUtils()
  const pageLanguage = useLanguage()
  const [language, setLanguage] = useState<Language>(pageLanguage)
  const [email, setEmail] = useState('')
  const [missing, setMissing] = useState(false)
  const { mutate, isPending, error, reset } = trpc.reminders.add.useMutation({
    onSuccess: (list, added) => {
      utils.reminders.list.setData(undefined, list)
      setEmail('')
      const address = added.email.toLowerCase()
      const reminder = list.reminders.find((one) => one.email === address)
      if (reminder) onAdd(reminder)
    },
  })
  const refused = toApiFailure(error).fields.includes('email')
  const form = useFocusFirstProblem(missing || refused)

  return (
    <div className="grid gap-4">
      {ownEmail !== undefined && (
        <div>
          <Button
            variant="secondary"
            busy={isPending && email === ''}
            onClick={() => mutate({ email: ownEmail, language: pageLanguage })}
          >
            {t('forMe')}
          </Button>
        </div>
      )}
      <form
        ref={form}
        noValidate
        className="grid max-w-md gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          reset()
          setMissing(email.trim() === '')
          if (email.trim()) mutate({ email: email.trim(), language })
        }}
      >
        <TextField
          label={t('parent')}
          hint={t('parentHint')}
          error={missing || refused ? t(missing ? 'missing' : 'refused') : undefined}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <SelectField label={t('language')} options={choices} value={language} onChange={setLanguage} />
        <div>
          <Button type="submit" variant="secondary" busy={isPending && email !== ''}>
            {t('submit')}
          </Button>
        </div>
        {error && !refused && <FailureAlert error={error} />}
      </form>
    </div>
  )
}
