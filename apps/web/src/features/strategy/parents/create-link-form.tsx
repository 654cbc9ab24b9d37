import { longestParentLabel } from '@pathwise/api/parent-links/parent-links.schemas'
import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { CheckboxField } from '@pathwise/ui/checkbox-field'
import { TextField } from '@pathwise/ui/text-field'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toApiFailure } from '../../../lib/api-failure.ts'
import type { Shown } from './model/build-view.ts'
import type { NewLink } from './use-parent-links.ts'

const usual: Shown = { tasks: true, dates: true, results: false }
const parts = ['tasks', 'dates', 'results'] as const

const failures: ReadonlyMap<number | undefined, 'full' | 'tooMany'> = new Map([
  [409, 'full'],
  [429, 'tooMany'],
])

interface CreateLinkFormProps {
  /** Rejects if the link could not be created. */
  onCreate: (link: NewLink) => Promise<void>
}

/** Asks who the link is for and what it shows. Results are shared only if the student checks the box. */
export function CreateLinkForm({ onCreate }: CreateLinkFormProps) {
  const { t } = useTranslation('parentLinks')
  const [label, setLabel] = useState('')
  const [shows, setShows] = useState(usual)
  const [state, setState] = useState<'empty' | 'failed' | 'full' | 'pending' | 'tooMany'>()

  async function submit() {
    const name = label.trim()
    if (name === '') return setState('empty')
    setState('pending')
    try {
      await onCreate({ label: name, shows })
      setLabel('')
      setShows(usual)
      setState(undefined)
    } catch (error) {
      console.error('A parent link was not made', error)
      setState(failures.get(toApiFailure(error).status) ?? 'failed')
    }
  }

  return (
    <form
      noValidate
      className="mt-6 grid max-w-xl gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <TextField
        label={t('form.label')}
        hint={t('form.labelHint')}
        autoComplete="off"
        maxLength={longestParentLabel}
        error={state === 'empty' ? t('form.empty') : undefined}
        value={label}
        onChange={({ target }) => setLabel(target.value)}
      />
      <fieldset className="grid gap-1">
        <legend className="font-medium">{t('form.shows')}</legend>
        {parts.map((part) => (
          <CheckboxField
            key={part}
            label={t(`part.${part}`)}
            hint={part === 'results' ? t('form.resultsHint') : undefined}
            checked={shows[part]}
            onChange={(checked) => setShows({ ...shows, [part]: checked })}
          />
        ))}
      </fieldset>
      <Button type="submit" busy={state === 'pending'} className="justify-self-start">
        {t('form.create')}
      </Button>
      {(state === 'failed' || state === 'full' || state === 'tooMany') && (
        <Alert tone="danger">{t(`form.${state}`)}</Alert>
      )}
    </form>
  )
}
