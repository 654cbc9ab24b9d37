import type { ReviewHistory } from '@pathwise/api/questions/review/review.schemas'
import { Alert } from '@pathwise/ui/alert'
import { Badge } from '@pathwise/ui/badge'
import { Button } from '@pathwise/ui/button'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { toApiFailure } from '../../../lib/api-failure.ts'
import { useFormat } from '../../../lib/format.ts'
import { RetryAlert } from '../../../lib/retry-alert.tsx'
import { Revealed } from '../../../lib/reveal-result.tsx'
import { useVisitor } from '../../../lib/session/use-visitor.ts'
import { trpc } from '../../../lib/trpc.ts'
import { invalidateLists } from '../invalidate-lists.ts'
import { listReviewSteps } from './review-steps.ts'

const tones = { draft: 'neutral', reviewed: 'info', live: 'success' } as const

interface ReviewPanelProps {
  id: number
  /** The version of the question that the page shows. */
  version: number
  dirty: boolean
  /** Opens a comparison with the given revision. */
  onCompare: (revision: number) => void
}

/** Shows a question's review state and history, and lets editors change the state. */
export function ReviewPanel(props: ReviewPanelProps) {
  const { t } = useTranslation('questionReview')
  const heading = useId()
  const { data, isLoadingError, refetch } = trpc.questions.reviews.useQuery({ id: props.id })
  if (isLoadingError) {
    return <RetryAlert onRetry={() => void refetch()}>{t('failed')}</RetryAlert>
  }
  if (!data) return null
  return (
    <section aria-labelledby={heading} className="grid gap-4 border-t border-line pt-6">
      <h3 id={heading} className="text-lg font-bold">
        {t('title')}
      </h3>
      <ReviewState {...props} history={data} />
      <ReviewEvents reviews={data.reviews} />
    </section>
  )
}

function ReviewState({ id, version, dirty, onCompare, history }: ReviewPanelProps & { history: ReviewHistory }) {
  const { t } = useTranslation('questionReview')
  const visitor = useVisitor()
  const utils = trpc.useUtils()
  const change = trpc.questions.setReviewState.useMutation({
    onSettled: (changed) => {
      invalidateLists(utils.questions)
      const reloading = utils.questions.reviews.invalidate({ id })
      // A change succeeds when the new state is shown, because the state is focused then.
      return changed && reloading
    },
    onError: (error) => console.error('The review state could not be changed', error),
  })
  const { state, compare_with, own_change } = history
  const steps = listReviewSteps(history)
  const isAdmin = visitor.kind === 'signed-in' && visitor.user.role === 'admin'
  const isOwn = own_change && steps.some(({ isReview }) => isReview)
  return (
    <>
      <Revealed when={change.isSuccess}>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
          <span>{t(`meaning.${state}`)}</span>
        </p>
      </Revealed>
      {compare_with !== null && (
        <Alert
          tone="warning"
          action={
            <Button size="compact" variant="secondary" onClick={() => onCompare(compare_with)}>
              {t('show')}
            </Button>
          }
        >
          {t('changed', { version: compare_with })}
        </Alert>
      )}
      {isOwn && <p className="text-muted">{t(isAdmin ? 'override' : 'own')}</p>}
      <div className="flex flex-wrap gap-3">
        {steps.map(({ name, to, isReview }, index) => (
          <Button
            key={name}
            size="compact"
            variant={index === 0 && name !== 'takeOffline' ? 'primary' : 'secondary'}
            busy={change.isPending && change.variables.state === to}
            disabled={change.isPending || dirty || (isReview && own_change && !isAdmin)}
            onClick={() => change.mutate({ id, version, state: to })}
          >
            {t(`action.${name}`)}
          </Button>
        ))}
      </div>
      {dirty && <p className="text-sm text-muted">{t('unsaved')}</p>}
      {change.isError && (
        <Alert tone="danger">
          {t(toApiFailure(change.error).reason === 'version_conflict' ? 'conflict' : 'changeFailed')}
        </Alert>
      )}
    </>
  )
}

function ReviewEvents({ reviews }: Pick<ReviewHistory, 'reviews'>) {
  const { t } = useTranslation('questionReview')
  const format = useFormat()
  if (reviews.length === 0) return null
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center font-medium">{t('history')}</summary>
      <ul className="grid gap-1 text-sm">
        {reviews.map(({ id, from, to, by, at, question_version, override }) => (
          <li key={id} className="wrap-anywhere">
            {t('event', {
              from: t(`state.${from}`),
              to: t(`state.${to}`),
              name: by ?? t('formerEditor'),
              time: format.shortDateTime(at),
              version: question_version,
            })}
            {override && <span className="block text-muted">{t('ownEvent')}</span>}
          </li>
        ))}
      </ul>
    </details>
  )
}
