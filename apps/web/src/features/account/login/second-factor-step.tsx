import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { toApiFailure } from '../../../lib/api-failure.ts'
import { FactorAnswer } from '../../../lib/session/factor-answer.tsx'
import { trpc } from '../../../lib/trpc.ts'
import { SuspendedText } from './use-login.tsx'

interface SecondFactorStepProps {
  /** A token for the second step, which the server issues once the password is correct. */
  challenge: string
  onSignedIn: (token: string) => void
  onRestart: () => void
}

/** The second login step, which requires a code or a passkey. */
export function SecondFactorStep({ challenge, onSignedIn, onRestart }: SecondFactorStepProps) {
  const { t } = useTranslation('secondFactor')
  const { mutate: ask, data: options, error: optionsError } = trpc.auth.secondFactorOptions.useMutation()
  const { mutate, isPending, error } = trpc.auth.secondFactor.useMutation({
    onSuccess: ({ access_token: token }) => onSignedIn(token),
  })
  useEffect(() => ask({ challenge }), [ask, challenge])
  const heading = useRef<HTMLHeadingElement>(null)
  // Move focus here, because the focused password form was removed.
  useEffect(() => heading.current?.focus(), [])

  return (
    <div className="grid gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-xl font-semibold">
        {t('step.title')}
      </h2>
      {toApiFailure(error).reason === 'suspended' ? (
        <Alert tone="danger">
          <SuspendedText />
        </Alert>
      ) : (
        <FactorAnswer
          options={options}
          error={optionsError ?? error}
          busy={isPending}
          onAnswer={(answer) => mutate({ challenge, ...answer })}
        />
      )}
      <Button variant="secondary" onClick={onRestart}>
        {t('step.restart')}
      </Button>
    </div>
  )
}
