import { Alert } from '@pathwise/ui/alert'
import { PageHeading } from '@pathwise/ui/page-heading'
import { Loading, Skeleton } from '@pathwise/ui/skeleton'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { z } from 'zod'
import { toApiFailure } from '../../../lib/api-failure.ts'
import { ButtonLink } from '../../../lib/button-link.tsx'
import { RetryAlert } from '../../../lib/retry-alert.tsx'
import { parseRowId } from '../../../lib/row-id.ts'
import { useVisitor } from '../../../lib/session/use-visitor.ts'
import { trpc } from '../../../lib/trpc.ts'
import { ContentEditor } from './content-editor.tsx'

function MissingItem() {
  const { t } = useTranslation('contentEdit')
  return (
    <>
      <PageHeading title={t('missing.title')} lead={t('missing.text')} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/content/list">{t('list')}</ButtonLink>
        <ButtonLink to="/content/edit" variant="secondary">
          {t('missing.new')}
        </ButtonLink>
      </div>
    </>
  )
}

const stateSchema = z.object({ session: z.string() })

/** Edits one item until the user navigates elsewhere. Without an id, the first save creates the item. */
function EditSession({ idText, session }: { idText: string | null; session: string }) {
  const { t } = useTranslation(['contentEdit', 'common'])
  const navigate = useNavigate()
  const visitor = useVisitor()
  const { client } = trpc.useUtils()
  // Keep the initial id: the first save of a new item adds its id to the URL, but the editor already shows that item.
  const [first] = useState({ isNew: idText === null, id: parseRowId(idText) })
  const { id } = first
  const { data, error, refetch } = useQuery({
    queryKey: ['content-edit', session, first.id],
    queryFn: id === undefined ? skipToken : ({ signal }) => client.content.get.query({ id }, { signal }),
    // Load the item in every session, but never refetch it while the user is editing.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (visitor.kind !== 'signed-in') return null
  if (first.isNew || data?.deleted_at === null)
    return (
      <ContentEditor
        userId={visitor.user.id}
        start={data}
        onCreated={(id) => void navigate(`/content/edit?id=${id}`, { replace: true, state: { session } })}
      />
    )
  if (first.id === undefined || toApiFailure(error).status === 404) return <MissingItem />
  const heading = <PageHeading title={t('contentEdit:editTitle')} />
  if (data)
    return (
      <>
        {heading}
        <Alert
          tone="warning"
          action={
            <ButtonLink to="/admin/trash" variant="secondary" size="small">
              {t('contentEdit:trashed.open')}
            </ButtonLink>
          }
        >
          {t('contentEdit:trashed.text')}
        </Alert>
      </>
    )
  if (!error)
    return (
      <Loading label={t('common:loading')}>
        {heading}
        <Skeleton className="h-96 w-full" />
      </Loading>
    )
  return (
    <>
      {heading}
      <RetryAlert onRetry={() => void refetch()}>{t('contentEdit:loadFailed')}</RetryAlert>
    </>
  )
}

/** Edits the item in the URL, or creates one. Each navigation to the page starts a new editing session. */
export function ContentEditPage() {
  const { key, state } = useLocation()
  const [parameters] = useSearchParams()
  const session = stateSchema.safeParse(state).data?.session ?? key
  return <EditSession key={session} session={session} idText={parameters.get('id')} />
}
