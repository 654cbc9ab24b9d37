import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RetryAlert } from '../../../lib/retry-alert.tsx'
import { useVisitor } from '../../../lib/session/use-visitor.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useCreatedShares, useRemoveShareFromLists } from './delete-link.tsx'
import { LinkList } from './link-list.tsx'

/** Lists the report links of this device and of the account, each with a delete button. */
export function SharedLinks() {
  return (
    <>
      <DeviceLinks />
      {useVisitor().kind === 'signed-in' && <AccountLinks />}
    </>
  )
}

function DeviceLinks() {
  const { t } = useTranslation('shares')
  const { client } = trpc.useUtils()
  const removeFromLists = useRemoveShareFromLists()
  const shares = useCreatedShares()
  const [deletedCount, setDeletedCount] = useState(0)
  if (shares.length === 0 && deletedCount === 0) return null
  return (
    <LinkList
      id="shared-links-title"
      title={t('list.title')}
      lead={t('list.lead')}
      deletedCount={deletedCount}
      links={shares.map(({ id, context, madeAt, deletionKey }) => ({
        ...{ id, context, madeAt },
        remove: () => client.share.removeWithKey.mutate({ id, deletion_key: deletionKey }),
        onDeleted: () => {
          removeFromLists(id)
          setDeletedCount(deletedCount + 1)
        },
      }))}
    />
  )
}

/** Lists the account's report links from other devices. */
function AccountLinks() {
  const { t } = useTranslation('shares')
  const { client } = trpc.useUtils()
  const removeFromLists = useRemoveShareFromLists()
  const [deletedCount, setDeletedCount] = useState(0)
  const { data = [], isLoadingError, refetch } = trpc.share.list.useQuery()
  const here = new Set(useCreatedShares().map(({ id }) => id))
  const links = data.filter(({ id }) => !here.has(id))
  if (isLoadingError) {
    return (
      <RetryAlert onRetry={() => void refetch()} className="mt-12">
        {t('account.failed')}
      </RetryAlert>
    )
  }
  if (links.length === 0 && deletedCount === 0) return null
  return (
    <LinkList
      id="account-links-title"
      title={t('account.title')}
      lead={t('account.lead')}
      deletedCount={deletedCount}
      links={links.map(({ id, context, created_at }) => ({
        ...{ id, context, madeAt: created_at },
        remove: () => client.share.remove.mutate({ id }),
        onDeleted: () => {
          removeFromLists(id)
          setDeletedCount(deletedCount + 1)
        },
      }))}
    />
  )
}
