import { languages } from '@pathwise/i18n/languages'
import { Alert } from '@pathwise/ui/alert'
import { Button, buttonStyle } from '@pathwise/ui/button'
import { Card } from '@pathwise/ui/card'
import { textLinkStyle } from '@pathwise/ui/text-link'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { toApiFailure } from '../../../lib/api-failure.ts'
import { copyText } from '../../../lib/copy-text.ts'
import { useFormat } from '../../../lib/format.ts'
import { Link } from '../../../lib/link.tsx'
import { buildLoginUrl } from '../../../lib/session/next-path.ts'
import { useVisitor } from '../../../lib/session/use-visitor.ts'
import { trpc } from '../../../lib/trpc.ts'

/** Lets a signed-in student subscribe to the plan in a calendar app through a secret URL. */
export function CalendarFeed() {
  const { t } = useTranslation(['parentLinks', 'common'])
  const { pathname } = useLocation()
  const visitor = useVisitor()
  return (
    <Card as="section" aria-labelledby="calendar-feed">
      <h2 id="calendar-feed" className="text-xl font-semibold">
        {t('feed.title')}
      </h2>
      <p className="mt-1 text-muted">{t('feed.text')}</p>
      {visitor.kind === 'anonymous' && (
        <p className="mt-4">
          {t('feed.account')}{' '}
          <Link to={buildLoginUrl('/login', pathname)} className={textLinkStyle({ size: 'small' })}>
            {t('common:login')}
          </Link>
        </p>
      )}
      {visitor.kind === 'signed-in' && <FeedAddress />}
    </Card>
  )
}

/** Creates the account's feed URL, shows it once, and lets the student revoke it. */
function FeedAddress() {
  const { t, i18n } = useTranslation(['parentLinks', 'common'])
  const format = useFormat()
  const utils = trpc.useUtils()
  const status = trpc.calendarFeed.status.useQuery()
  const refresh = () => utils.calendarFeed.status.invalidate()
  const create = trpc.calendarFeed.create.useMutation({ onSuccess: refresh })
  const revoke = trpc.calendarFeed.revoke.useMutation({
    onSuccess: () => {
      create.reset()
      return refresh()
    },
  })
  const language = languages.find((one) => one === i18n.language) ?? 'en'
  const madeAt = status.data?.created_at
  const failure = create.error && toApiFailure(create.error)
  return (
    <div className="mt-4 grid gap-4">
      {create.data ? <NewAddress {...create.data} /> : madeAt && <p>{t('feed.made', { date: format.date(madeAt) })}</p>}
      {failure?.reason === 'plan_feature' && (
        <Alert tone="info">
          {t('feed.premium')}{' '}
          <Link to="/pricing" className={textLinkStyle({ size: 'small' })}>
            {t('feed.pricing')}
          </Link>
        </Alert>
      )}
      {((failure && failure.reason !== 'plan_feature') || revoke.isError) && (
        <Alert tone="danger">{t('common:checkConnection')}</Alert>
      )}
      {revoke.isSuccess && !madeAt && <Alert tone="success">{t('feed.ended')}</Alert>}
      <div className="flex flex-wrap gap-2">
        <Button
          variant={madeAt ? 'secondary' : 'primary'}
          busy={create.isPending}
          onClick={() => {
            revoke.reset()
            create.mutate({ language })
          }}
        >
          {t(madeAt ? 'feed.renew' : 'feed.create')}
        </Button>
        {madeAt && (
          <Button variant="danger" busy={revoke.isPending} onClick={() => revoke.mutate()}>
            {t('feed.end')}
          </Button>
        )}
      </div>
      {madeAt && <p className="text-sm text-muted">{t('feed.renewHint')}</p>}
    </div>
  )
}

/** Shows the new feed URL, which is never shown again. */
function NewAddress({ url, webcal_url }: { url: string; webcal_url: string }) {
  const { t } = useTranslation('parentLinks')
  const [isCopied, setCopied] = useState(false)
  return (
    <Alert
      tone="success"
      title={t('feed.ready')}
      action={
        <>
          <a href={webcal_url} className={buttonStyle({ size: 'small' })}>
            {t('feed.subscribe')}
          </a>
          <Button variant="secondary" size="small" onClick={() => void copyText(url).then(setCopied)}>
            {t(isCopied ? 'feed.copied' : 'feed.copy')}
          </Button>
        </>
      }
    >
      <p>{t('feed.once')}</p>
      <p className="mt-2 font-mono text-sm wrap-anywhere select-all">{url}</p>
      <p className="mt-2">{t('feed.google')}</p>
    </Alert>
  )
}
