import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { Card } from '@pathwise/ui/card'
import { TextField } from '@pathwise/ui/text-field'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toApiFailure } from '../../../lib/api-failure.ts'
import { copyText } from '../../../lib/copy-text.ts'
import { useFailureText } from '../../../lib/failure-text.ts'
import { useFormat } from '../../../lib/format.ts'
import { useStepUp } from '../../../lib/session/use-step-up.tsx'
import { trpc } from '../../../lib/trpc.ts'

interface MadeLink {
  email: string
  url: string
  expires_at: string
}

/** Issues a password reset link for a user. */
export function ResetLinkForm() {
  const { t } = useTranslation('mailAdmin')
  const failureText = useFailureText()
  const stepUp = useStepUp()
  const [email, setEmail] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { mutate, isPending, data, variables, error } = trpc.recovery.issueResetLink.useMutation({
    onSuccess: () => setEmail(''),
    onError: (failure, input) => stepUp.onError(failure, () => mutate(input)),
  })
  const failure = toApiFailure(error)
  const isUnknown = failure.status === 404 || failure.status === 400
  const fieldError = isMissing ? t('link.missing') : isUnknown ? t('link.unknown') : undefined

  return (
    <Card as="section" aria-labelledby="reset-link">
      <h2 id="reset-link" className="text-xl font-semibold">
        {t('link.title')}
      </h2>
      <p className="mt-1 text-muted">{t('link.text')}</p>
      <div className="mt-4 grid max-w-md gap-4">
        <form
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            setMissing(!email.trim())
            if (email.trim()) mutate({ email: email.trim() })
          }}
        >
          <TextField
            label={t('link.email')}
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            error={fieldError}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
          <div>
            <Button type="submit" busy={isPending}>
              {t('link.submit')}
            </Button>
          </div>
        </form>
        {stepUp.form}
        {error && !isUnknown && !stepUp.needsPassword(error) && (
          <Alert tone="danger">{failureText(failure, t('link.failed'))}</Alert>
        )}
      </div>
      {data && variables && <IssuedLink made={{ ...data, email: variables.email }} />}
    </Card>
  )
}

function IssuedLink({ made: { email, url, expires_at } }: { made: MadeLink }) {
  const { t } = useTranslation('mailAdmin')
  const format = useFormat()
  const [copied, setCopied] = useState<boolean>()
  return (
    <Alert
      tone="success"
      className="mt-4"
      action={
        <Button variant="secondary" size="small" onClick={() => void copyText(url).then(setCopied)}>
          {t('link.copy')}
        </Button>
      }
    >
      <p className="wrap-anywhere">{t('link.made', { email, until: format.dateTime(expires_at) })}</p>
      <p className="mt-2 font-mono text-sm wrap-anywhere">{url}</p>
      {copied !== undefined && <p className="mt-2">{t(copied ? 'link.copied' : 'link.byHand')}</p>}
    </Alert>
  )
}
