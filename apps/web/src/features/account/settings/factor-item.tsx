import type { Factor } from '@pathwise/api/factors/factors.schemas'
import { longestFactorName } from '@pathwise/api/factors/factors.vocabulary'
import { Button } from '@pathwise/ui/button'
import { TextField } from '@pathwise/ui/text-field'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { toApiFailure } from '../../../lib/api-failure.ts'
import { FailureAlert } from '../../../lib/failure-alert.tsx'
import { useFormat } from '../../../lib/format.ts'
import { useStepUp } from '../../../lib/session/use-step-up.tsx'
import { trpc } from '../../../lib/trpc.ts'

export function FactorItem({ factor: { id, kind, name, created_at, last_used_at } }: { factor: Factor }) {
  const { t } = useTranslation('secondFactor')
  const format = useFormat()
  const { factors: cache } = trpc.useUtils()
  const stepUp = useStepUp()
  const { mutate, isPending, error } = trpc.factors.remove.useMutation({
    onSuccess: () => cache.list.invalidate(),
    onError: (failure) => stepUp.onError(failure, () => mutate({ id })),
  })
  const [renaming, setRenaming] = useState(false)
  const renameButton = useRef<HTMLButtonElement>(null)
  const stopRenaming = () => {
    // Closing the form removes the focused element, so render the button first, and then focus the button.
    flushSync(() => setRenaming(false))
    renameButton.current?.focus()
  }
  if (renaming) {
    return (
      <li className="py-3">
        <RenameFactor id={id} name={name} onDone={stopRenaming} />
      </li>
    )
  }
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">{name}</p>
          <p className="text-sm text-muted">
            {[
              t(`factors.${kind}`),
              t('factors.added', { date: format.shortDateTime(created_at) }),
              last_used_at && t('factors.used', { date: format.shortDateTime(last_used_at) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <div className="flex gap-2">
          <Button
            ref={renameButton}
            variant="secondary"
            size="small"
            aria-label={t('factors.renameNamed', { name })}
            onClick={() => setRenaming(true)}
          >
            {t('factors.rename')}
          </Button>
          <Button
            variant="danger"
            size="small"
            busy={isPending}
            aria-label={t('factors.removeNamed', { name })}
            onClick={() => mutate({ id })}
          >
            {t('factors.remove')}
          </Button>
        </div>
      </div>
      {stepUp.form}
      {error && !stepUp.needsPassword(error) && (
        <FailureAlert
          error={error}
          text={toApiFailure(error).reason === 'factor_required' ? t('factors.lastOne') : undefined}
        />
      )}
    </li>
  )
}

interface RenameFactorProps extends Pick<Factor, 'id' | 'name'> {
  onDone: () => void
}

function RenameFactor({ id, name, onDone }: RenameFactorProps) {
  const { t } = useTranslation(['secondFactor', 'common'])
  const { factors: cache } = trpc.useUtils()
  const [typed, setTyped] = useState(name)
  const form = useRef<HTMLFormElement>(null)
  // Move focus to the form, because it replaced the focused button.
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const { mutate, isPending, error } = trpc.factors.rename.useMutation({
    onSuccess: async () => {
      await cache.list.invalidate()
      onDone()
    },
  })
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        mutate({ id, name: typed.trim() })
      }}
    >
      <TextField
        label={t('factors.name')}
        autoComplete="off"
        maxLength={longestFactorName}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" busy={isPending} disabled={typed.trim() === ''}>
          {t('factors.saveName')}
        </Button>
        <Button variant="secondary" size="small" onClick={onDone}>
          {t('common:cancel')}
        </Button>
      </div>
      {error && <FailureAlert error={error} />}
    </form>
  )
}
