import type { CurrentUser } from '@pathwise/api/auth/auth.schemas'
import type { MailStatus } from '@pathwise/api/recovery/mail-status.schemas'
import { Alert } from '@pathwise/ui/alert'
import { Badge } from '@pathwise/ui/badge'
import { Button } from '@pathwise/ui/button'
import { useTranslation } from 'react-i18next'
import { FailureAlert } from '../../../lib/failure-alert.tsx'
import { trpc } from '../../../lib/trpc.ts'
import { useCapabilities } from '../../../lib/use-config.ts'
import { ChangeEmail } from './change-email.tsx'
import { Setting } from './setting.tsx'

/** Shows whether the email address is confirmed, and lets the user change it. */
export function EmailSetting({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('recovery')
  const { data: capabilities } = useCapabilities()
  const { data: status } = trpc.recovery.status.useQuery()
  const hasMail = capabilities !== undefined && capabilities.mail !== 'off'

  return (
    <Setting title={t('setting.title')} text={t('setting.text')}>
      <div className="grid justify-items-start gap-4">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="wrap-anywhere">{t('setting.current', { email: user.email })}</span>
          {status && (
            <Badge tone={status.verified ? 'success' : 'neutral'}>
              {t(status.verified ? 'setting.verified' : 'setting.unverified')}
            </Badge>
          )}
        </p>
        {status?.bounced && <Alert tone="warning">{t('setting.bounced')}</Alert>}
        {capabilities?.mail === 'off' && <p className="text-muted">{t('setting.off')}</p>}
        {hasMail && status && !status.verified && <Verify />}
        {hasMail && status?.change && <PendingChange change={status.change} />}
        {hasMail && status && !status.change && <ChangeEmail />}
      </div>
    </Setting>
  )
}

function Verify() {
  const { t } = useTranslation('recovery')
  const { mutate, isPending, isSuccess, error } = trpc.recovery.requestVerification.useMutation()
  if (isSuccess) return <Alert tone="success">{t('setting.verifySent')}</Alert>
  return (
    <>
      <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
        {t('setting.verify')}
      </Button>
      {error && <FailureAlert error={error} />}
    </>
  )
}

/** Shows an email change that is not yet confirmed from both addresses. */
function PendingChange({ change }: { change: NonNullable<MailStatus['change']> }) {
  const { t } = useTranslation('recovery')
  const utils = trpc.useUtils()
  const { mutate, isPending, error } = trpc.recovery.cancelEmailChange.useMutation({
    onSuccess: () => utils.recovery.status.invalidate(),
  })
  const [first = '', second] = [
    ...(change.old_confirmed ? [] : [t('setting.missingOld')]),
    ...(change.new_confirmed ? [] : [t('setting.missingNew')]),
  ]
  const missing = second === undefined ? first : t('setting.and', { first, second })
  return (
    <>
      <Alert tone="info">
        <span className="wrap-anywhere">{t('setting.pending', { email: change.email, missing })}</span>
      </Alert>
      <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
        {t('setting.stop')}
      </Button>
      {error && <FailureAlert error={error} />}
    </>
  )
}
