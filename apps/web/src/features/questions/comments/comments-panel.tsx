import type { Comment } from '@pathwise/api/questions/comments/comments.schemas'
import { commentLimits } from '@pathwise/api/questions/comments/comments.vocabulary'
import { Alert } from '@pathwise/ui/alert'
import { Badge } from '@pathwise/ui/badge'
import { Button } from '@pathwise/ui/button'
import { TextAreaField } from '@pathwise/ui/text-area-field'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readText, removeEntry, type StorageKey, writeText } from '../../../lib/browser-storage.ts'
import { submitOnCtrlEnter } from '../../../lib/editing/use-save-shortcut.ts'
import { useFormat } from '../../../lib/format.ts'
import { RetryAlert } from '../../../lib/retry-alert.tsx'
import { Revealed } from '../../../lib/reveal-result.tsx'
import { trpc } from '../../../lib/trpc.ts'

interface PanelProps {
  id: number
  userId: string
}

export function CommentsPanel({ id, userId }: PanelProps) {
  const { t } = useTranslation('questionReview')
  const heading = useId()
  const { data, isLoadingError, refetch } = trpc.questions.comments.useQuery({ id })
  if (isLoadingError) {
    return <RetryAlert onRetry={() => void refetch()}>{t('comments.failed')}</RetryAlert>
  }
  if (!data) return null
  return (
    <section aria-labelledby={heading} className="grid gap-4 border-t border-line pt-6">
      <header>
        <h3 id={heading} className="text-lg font-bold">
          {t('comments.title')}
        </h3>
        <p className="text-muted">{t('comments.intro')}</p>
      </header>
      {data.length > 0 && (
        <ul className="grid gap-4">
          {data.map((comment) => (
            <CommentRow key={comment.id} id={id} comment={comment} />
          ))}
        </ul>
      )}
      <CommentForm id={id} userId={userId} />
    </section>
  )
}

function CommentRow({ id, comment }: { id: number; comment: Comment }) {
  const { t } = useTranslation('questionReview')
  const format = useFormat()
  const utils = trpc.useUtils()
  const change = trpc.questions.setCommentState.useMutation({
    onSuccess: (comments) => utils.questions.comments.setData({ id }, comments),
    onError: (error) => console.error('The state of the comment could not be changed', error),
  })
  const { body, by, at, question_version, resolved } = comment
  return (
    <li className="grid gap-2 rounded-control border border-line px-4 py-3">
      <Revealed when={change.isSuccess}>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={resolved ? 'success' : 'warning'}>{t(resolved ? 'comments.resolved' : 'comments.open')}</Badge>
          <span className="text-sm wrap-anywhere text-muted">
            {t('comments.facts', {
              name: by ?? t('formerEditor'),
              time: format.shortDateTime(at),
              version: question_version,
            })}
          </span>
        </p>
      </Revealed>
      <p className="wrap-anywhere whitespace-pre-line">{body}</p>
      {resolved && (
        <p className="text-sm wrap-anywhere text-muted">
          {t('comments.by', { name: resolved.by ?? t('formerEditor'), time: format.shortDateTime(resolved.at) })}
        </p>
      )}
      <div>
        <Button
          variant="secondary"
          size="compact"
          busy={change.isPending}
          onClick={() => change.mutate({ id, comment: comment.id, resolved: !resolved })}
        >
          {t(resolved ? 'comments.reopen' : 'comments.resolve')}
        </Button>
      </div>
      {change.isError && <Alert tone="danger">{t('comments.changeFailed')}</Alert>}
    </li>
  )
}

function CommentForm({ id, userId }: PanelProps) {
  const { t } = useTranslation('questionReview')
  const draft: StorageKey = `pathwise.question-draft.${userId}.comment-${id}`
  const [body, setBody] = useState(() => readText(draft) ?? '')
  const type = (text: string) => {
    setBody(text)
    if (text === '') removeEntry(draft)
    else writeText(draft, text)
  }
  const utils = trpc.useUtils()
  const add = trpc.questions.addComment.useMutation({
    onSuccess: (comments) => {
      utils.questions.comments.setData({ id }, comments)
      type('')
    },
    onError: (error) => console.error('The comment could not be added', error),
  })
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (body.trim() !== '' && !add.isPending) add.mutate({ id, body })
      }}
    >
      <TextAreaField
        label={t('comments.label')}
        rows={3}
        maxLength={commentLimits.body}
        value={body}
        readOnly={add.isPending}
        onChange={(event) => type(event.target.value)}
        {...submitOnCtrlEnter}
      />
      {add.isError && <Alert tone="danger">{t('comments.changeFailed')}</Alert>}
      <div>
        <Button type="submit" variant="secondary" size="compact" busy={add.isPending} disabled={body.trim() === ''}>
          {t('comments.add')}
        </Button>
      </div>
    </form>
  )
}
