import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { Card } from '@pathwise/ui/card'
import { TextField } from '@pathwise/ui/text-field'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toApiFailure } from '../../../lib/api-failure.ts'
import { copyText } from '../../../lib/copy-text.ts'
import { useFormat } from '../../../lib/format.ts'
import { useRateLimitMessage } from '../../../lib/retry-time.ts'
import { trpc } from '../../../lib/trpc.ts'

type Problem = 'failed' | 'missing' | 'unknown' | 'wrong'

interface MadeLink {
  email: string
  url: string
  expires_at: string
}

/** Issues a password reset link for a user. Requires the admin's own password. */
export function ResetLinkForm() {
  const { t } = useTranslation('mailAdmin')
  const tooManyText = useRateLimitMessage()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<{ kind: Problem } | { kind: 'tooMany'; seconds: number | undefined }>()
  const [made, setMade] = useState<MadeLink>()
  const confirmation = trpc.auth.confirmPassword.useMutation()
  const issuing = trpc.recovery.issueResetLink.useMutation()

  async function issue() {
    const address = email.trim()
    setMade(undefined)
    if (!address || !password) return setProblem({ kind: 'missing' })
    setProblem(undefined)
    try {
      await confirmation.mutateAsync({ password })
      const link = await issuing.mutateAsync({ email: address })
      setMade({ email: address, ...link })
      setEmail('')
      setPassword('')
    } catch (error) {
      const { status, reason, retryAfterSeconds } = toApiFailure(error)
      if (status === 429) return setProblem({ kind: 'tooMany', seconds: retryAfterSeconds })
      const isUnknown = status === 404 || status === 400
      setProblem({ kind: reason === 'wrong_password' ? 'wrong' : isUnknown ? 'unknown' : 'failed' })
    }
  }

  return (
    <Card as="section" aria-labelledby="reset-link">
      <h2 id="reset-link" className="text-xl font-semibold">
        {t('link.title')}
      </h2>
      <p className="mt-1 text-muted">{t('link.text')}</p>
      <form
        noValidate
        className="mt-4 grid max-w-md gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void issue()
        }}
      >
        <TextField
          label={t('link.email')}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={problem?.kind === 'unknown' ? t('link.unknown') : undefined}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <TextField
          label={t('link.password')}
          type="password"
          autoComplete="current-password"
          error={problem?.kind === 'wrong' ? t('link.wrong') : undefined}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <div>
          <Button type="submit" busy={confirmation.isPending || issuing.isPending}>
            {t('link.submit')}
          </Button>
        </div>
        {problem?.kind === 'tooMany' && <Alert tone="danger">{tooManyText(problem.seconds)}</Alert>}
        {(problem?.kind === 'missing' || problem?.kind === 'failed') && (
          <Alert tone="danger">{t(`link.${problem.kind}`)}</Alert>
        )}
      </form>
      {made && <IssuedLink made={made} />}
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
