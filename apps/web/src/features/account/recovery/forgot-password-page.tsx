import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { Card } from '@pathwise/ui/card'
import { TextField } from '@pathwise/ui/text-field'
import { textLinkStyle } from '@pathwise/ui/text-link'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toApiFailure } from '../../../lib/api-failure.ts'
import { ButtonLink } from '../../../lib/button-link.tsx'
import { FailureAlert } from '../../../lib/failure-alert.tsx'
import { Link } from '../../../lib/link.tsx'
import { trpc } from '../../../lib/trpc.ts'
import { useCapabilities } from '../../../lib/use-config.ts'
import { useFocusFirstProblem } from '../use-focus-first-problem.ts'
import { NarrowPage } from './link-state.tsx'

/** Requests a password reset link. The message is the same whether or not the address is registered. */
export function ForgotPasswordPage() {
  const { t } = useTranslation('recovery')
  const { data: capabilities } = useCapabilities()
  const [email, setEmail] = useState('')
  const [missing, setMissing] = useState(false)
  const { mutate, isPending, isSuccess, error, reset } = trpc.recovery.requestReset.useMutation()
  const { reason, fields } = toApiFailure(error)
  const refused = fields.includes('email')
  const form = useFocusFirstProblem(missing || refused)

  if (capabilities?.mail === 'off' || reason === 'mail_off') return <MailOff />
  if (isSuccess) return <CheckMail email={email.trim()} isKept={capabilities?.mail === 'outbox'} onAgain={reset} />
  return (
    <NarrowPage title={t('forgot.title')} lead={t('forgot.lead')}>
      <Card>
        <form
          ref={form}
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            reset()
            setMissing(email.trim() === '')
            if (email.trim()) mutate({ email: email.trim() })
          }}
        >
          <TextField
            label={t('forgot.email')}
            error={missing || refused ? t(missing ? 'forgot.missing' : 'forgot.refused') : undefined}
            name="email"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
          <Button type="submit" busy={isPending} className="w-full">
            {t(isPending ? 'forgot.submitting' : 'forgot.submit')}
          </Button>
          {error && !refused && <FailureAlert error={error} />}
        </form>
      </Card>
      <p className="mt-6 text-center">
        <Link to="/login" className={textLinkStyle()}>
          {t('forgot.login')}
        </Link>
      </p>
    </NarrowPage>
  )
}

interface CheckMailProps {
  email: string
  /** Whether this is a demonstration server, which stores emails instead of sending them. */
  isKept: boolean
  onAgain: () => void
}

function CheckMail({ email, isKept, onAgain }: CheckMailProps) {
  const { t } = useTranslation('recovery')
  return (
    <NarrowPage focused title={t('forgot.sentTitle')}>
      <div className="grid gap-4">
        <Alert tone="success">{t('forgot.sentText', { email })}</Alert>
        {isKept && <Alert tone="info">{t('forgot.kept')}</Alert>}
        <p>{t('forgot.later')}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/login">{t('forgot.login')}</ButtonLink>
          <Button variant="secondary" onClick={onAgain}>
            {t('forgot.again')}
          </Button>
        </div>
      </div>
    </NarrowPage>
  )
}

function MailOff() {
  const { t } = useTranslation('recovery')
  return (
    <NarrowPage title={t('forgot.offTitle')} lead={t('forgot.offText')}>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/contact">{t('forgot.contact')}</ButtonLink>
        <ButtonLink to="/login" variant="secondary">
          {t('forgot.login')}
        </ButtonLink>
      </div>
    </NarrowPage>
  )
}
