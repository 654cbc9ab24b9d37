import type { ChallengeAnswer, SecondFactorOptions } from '@pathwise/api/factors/factors.schemas'
import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { Loading } from '@pathwise/ui/skeleton'
import { TextField } from '@pathwise/ui/text-field'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toApiFailure } from '../api-failure.ts'
import { FailureAlert } from '../failure-alert.tsx'
import { signWithPasskey, supportsPasskeys } from './passkey-browser.ts'

interface FactorAnswerProps {
  /** Undefined while the passkey options load. */
  options: SecondFactorOptions | undefined
  /** The error from loading the options or from the last answer. */
  error: unknown
  busy: boolean
  onAnswer: (answer: Omit<ChallengeAnswer, 'challenge'>) => void
}

export function FactorAnswer({ options, error, busy, onAnswer }: FactorAnswerProps) {
  const { t } = useTranslation(['secondFactor', 'common'])
  const [code, setCode] = useState('')
  const [missing, setMissing] = useState(false)
  const [passkeyFailed, setPasskeyFailed] = useState(false)
  const passkey = options?.passkey

  const answerWithPasskey = async () => {
    if (!passkey) return
    setPasskeyFailed(false)
    try {
      onAnswer({ passkey: await signWithPasskey(passkey) })
    } catch {
      setPasskeyFailed(true)
    }
  }

  return (
    <>
      {!options && !error && <Loading label={t('common:loading')} skeleton="h-24 w-full" />}
      {passkey && supportsPasskeys() && (
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
            if (typed.length >= 6) onAnswer({ code: typed })
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
          <Button type="submit" busy={busy} className="w-full">
            {t('step.submit')}
          </Button>
        </form>
      )}
      {passkeyFailed && <Alert tone="danger">{t('step.passkeyFailed')}</Alert>}
      <AnswerFailure error={error} />
    </>
  )
}

function AnswerFailure({ error }: { error: unknown }) {
  const { t } = useTranslation('secondFactor')
  if (!error) return null
  const { reason } = toApiFailure(error)
  const key = reason === 'wrong_code' ? 'step.wrong' : reason === 'challenge_expired' ? 'step.expired' : undefined
  return <FailureAlert error={error} text={key && t(key)} />
}
