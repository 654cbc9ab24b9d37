import { Alert } from '@pathwise/ui/alert'
import { buttonStyle } from '@pathwise/ui/button'
import { PageHeading } from '@pathwise/ui/page-heading'
import { RetryAlert } from '@pathwise/ui/retry-alert'
import { Loading, Skeleton } from '@pathwise/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { z } from 'zod'
import { apiFailure } from '../../../lib/api-failure.ts'
import { rowId } from '../../../lib/row-id.ts'
import { useVisitor } from '../../../lib/session/use-visitor.ts'
import { trpc } from '../../../lib/trpc.ts'
import { ContentEditor } from './content-editor.tsx'
import { MissingItem } from './missing-item.tsx'

const stateSchema = z.object({ session: z.string() })

/** Loads the item that the session began with, and edits it; with none, writes a new one. */
function EditSession({ idText, session }: { idText: string | null; session: string }) {
  const { t } = useTranslation(['contentEdit', 'common'])
  const navigate = useNavigate()
  const visitor = useVisitor()
  const { client } = trpc.useUtils()
  // The address of a new item changes when it is first saved; the text on screen is that item's already.
  const [first] = useState({ isNew: idText === null, id: rowId(idText) })
  const { data, error, refetch } = useQuery({
    queryKey: ['content-edit', session, first.id],
    queryFn: ({ signal }) => client.content.get.query({ id: first.id ?? 0 }, { signal }),
    enabled: first.id !== undefined,
    // What is edited is read anew each time, and never replaced under the writer's hands.
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
  if (first.id === undefined || apiFailure(error).status === 404) return <MissingItem />
  const heading = <PageHeading title={t('contentEdit:editTitle')} />
  if (data)
    return (
      <>
        {heading}
        <Alert
          tone="warning"
          action={
            <Link to="/admin/trash" className={buttonStyle({ variant: 'secondary', size: 'small' })}>
              {t('contentEdit:trashed.open')}
            </Link>
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
      <RetryAlert label={t('contentEdit:again')} onRetry={() => void refetch()}>
        {t('contentEdit:loadFailed')}
      </RetryAlert>
    </>
  )
}

/** For editors: writes a new item, or edits the one whose id the address names. Each arrival here begins a session. */
export function ContentEditPage() {
  const { key, state } = useLocation()
  const [parameters] = useSearchParams()
  const session = stateSchema.safeParse(state).data?.session ?? key
  return <EditSession key={session} session={session} idText={parameters.get('id')} />
}
