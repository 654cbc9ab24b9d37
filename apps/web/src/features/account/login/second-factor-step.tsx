import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { Loading } from '@pathwise/ui/skeleton'
import { TextField } from '@pathwise/ui/text-field'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toApiFailure } from '../../../lib/api-failure.ts'
import { useTooManyText } from '../../../lib/retry-time.ts'
import { trpc } from '../../../lib/trpc.ts'
import { signWithPasskey, supportsPasskeys } from '../second-factor/passkey-browser.ts'

interface SecondFactorStepProps {
  /** What the server returned for the password. */
  challenge: string
  onSignedIn: (token: string) => void
  /** Returns to the password. */
  onRestart: () => void
}

/** The second step of a sign-in: a code or a passkey. */
export function SecondFactorStep({ challenge, onSignedIn, onRestart }: SecondFactorStepProps) {
  const { t } = useTranslation('secondFactor')
  const [code, setCode] = useState('')
  const [missing, setMissing] = useState(false)
  const [passkeyFailed, setPasskeyFailed] = useState(false)
  const { mutate: ask, data: options, error: optionsError } = trpc.auth.secondFactorOptions.useMutation()
  const { mutate, isPending, error, reset } = trpc.auth.secondFactor.useMutation({
    onSuccess: ({ access_token: token }) => onSignedIn(token),
  })
  useEffect(() => ask({ challenge }), [ask, challenge])
  const heading = useRef<HTMLHeadingElement>(null)
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), [])

  const passkey = options?.passkey
  const offersPasskey = passkey && supportsPasskeys()
  const answerWithPasskey = async () => {
    if (!passkey) return
    reset()
    setPasskeyFailed(false)
    try {
      mutate({ challenge, passkey: await signWithPasskey(passkey) })
    } catch {
      setPasskeyFailed(true)
    }
  }

  return (
    <div className="grid gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-xl font-semibold">
        {t('step.title')}
      </h2>
      {!options && !optionsError && <Loading label={t('loading')} skeleton="h-24 w-full" />}
      {offersPasskey && (
        <Button variant="secondary" className="w-full" onClick={() => void answerWithPasskey()}>
          {t('step.passkey')}
        </Button>
      )}
      {(options?.has_totp || options?.has_recovery_codes) && (
        <form
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            setPasskeyFailed(false)
            const typed = code.trim()
            setMissing(typed.length < 6)
            if (typed.length >= 6) mutate({ challenge, code: typed })
          }}
        >
          <TextField
            label={t('step.code')}
            hint={t(options.has_totp ? 'step.codeHint' : 'step.recoveryHint')}
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            required
            error={missing ? t('step.missing') : undefined}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
          <Button type="submit" busy={isPending} className="w-full">
            {t('step.submit')}
          </Button>
        </form>
      )}
      {passkeyFailed && <Alert tone="danger">{t('step.passkeyFailed')}</Alert>}
      <StepFailure error={optionsError ?? error} />
      <Button variant="secondary" onClick={onRestart}>
        {t('step.restart')}
      </Button>
    </div>
  )
}

function StepFailure({ error }: { error: unknown }) {
  const { t } = useTranslation('secondFactor')
  const tooManyText = useTooManyText()
  if (!error) return null
  const { status, reason, retryAfterSeconds } = toApiFailure(error)
  if (status === 429) return <Alert tone="danger">{tooManyText(retryAfterSeconds)}</Alert>
  if (reason === 'wrong_code') return <Alert tone="danger">{t('step.wrong')}</Alert>
  return <Alert tone="danger">{t(reason === 'challenge_expired' ? 'step.expired' : 'failed')}</Alert>
}
