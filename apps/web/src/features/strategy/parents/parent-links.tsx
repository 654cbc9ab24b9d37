import { mostParentLinks } from '@pathwise/api/parent-links/parent-links.schemas'
import type { FollowedPlan } from '@pathwise/api/study-plan/plan.schemas'
import { Alert } from '@pathwise/ui/alert'
import { Card } from '@pathwise/ui/card'
import { Loading, Skeleton } from '@pathwise/ui/skeleton'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { copyText } from '../../../lib/copy-text.ts'
import { RetryAlert } from '../../../lib/retry-alert.tsx'
import { useFocusAfterRemoval } from '../../../lib/use-focus-after-removal.ts'
import type { Progress } from '../study-plan/model/progress.ts'
import { CreateLinkForm } from './create-link-form.tsx'
import { LinkRow } from './link-row.tsx'
import { type ShownLink, useParentLinks } from './use-parent-links.ts'

interface ParentLinksProps {
  followedPlan: FollowedPlan
  progress: readonly Progress[]
}

type Feedback = { readonly kind: 'made' | 'copied' | 'byHand'; readonly link: ShownLink } | { readonly kind: 'ended' }

/** Lets a student create, copy and revoke read-only links to the plan for parents. */
export function ParentLinks({ followedPlan, progress }: ParentLinksProps) {
  const { t } = useTranslation('parentLinks')
  const { links, isLoading, failed, make, end } = useParentLinks(followedPlan, progress)
  const [feedback, setFeedback] = useState<Feedback>()
  const heading = useFocusAfterRemoval<HTMLHeadingElement>(feedback)

  async function copy(link: ShownLink) {
    setFeedback({ kind: (await copyText(link.url)) ? 'copied' : 'byHand', link })
  }

  return (
    <Card as="section" aria-labelledby="parent-links">
      <h2 ref={heading} id="parent-links" tabIndex={-1} className="text-xl font-semibold">
        {t('title')}
      </h2>
      <p className="mt-1 text-muted">{t('text')}</p>
      {isLoading && (
        <Loading label={t('loading')}>
          <Skeleton className="mt-4 h-16" />
        </Loading>
      )}
      {failed && (
        <RetryAlert onRetry={failed} className="mt-4">
          {t('listFailed')}
        </RetryAlert>
      )}
      <ul className="mt-4 divide-y divide-line border-y border-line empty:hidden">
        {links.map((link) => (
          <LinkRow
            key={link.id}
            link={link}
            onCopy={() => void copy(link)}
            onRevoke={async () => {
              await end(link)
              setFeedback({ kind: 'ended' })
            }}
          />
        ))}
      </ul>
      {feedback && <FeedbackAlert feedback={feedback} />}
      {links.length >= mostParentLinks ? (
        <p className="mt-4 text-muted">{t('full')}</p>
      ) : (
        <CreateLinkForm
          onCreate={async (wanted) => {
            const link = await make(wanted)
            setFeedback({ kind: 'made', link })
          }}
        />
      )}
    </Card>
  )
}

function FeedbackAlert({ feedback }: { feedback: Feedback }) {
  const { t } = useTranslation('parentLinks')
  if (feedback.kind === 'ended') {
    return (
      <Alert tone="success" className="mt-4">
        {t('ended')}
      </Alert>
    )
  }
  const { kind, link } = feedback
  return (
    <Alert tone={kind === 'byHand' ? 'info' : 'success'} className="mt-4">
      <p>{t(kind, { label: link.label })}</p>
      {kind === 'byHand' && <p className="font-mono wrap-anywhere select-all">{link.url}</p>}
    </Alert>
  )
}
