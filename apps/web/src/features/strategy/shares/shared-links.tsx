import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useVisitor } from '../../../lib/session/use-visitor.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useMadeShares } from './delete-share.tsx'
import { LinkList } from './link-list.tsx'
import { madeShares } from './made-shares.ts'

/** Lists the report links created on this device and the account's report links, and lets the user delete each. */
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
  const shares = useMadeShares()
  const [hasDeleted, setDeleted] = useState(false)
  if (shares.length === 0 && !hasDeleted) return null
  return (
    <LinkList
      id="shared-links-title"
      title={t('list.title')}
      lead={t('list.lead')}
      hasDeleted={hasDeleted}
      links={shares.map(({ id, context, madeAt, deletionKey }) => ({
        ...{ id, context, madeAt },
        remove: () => client.share.removeWithKey.mutate({ id, deletion_key: deletionKey }),
        onDeleted: () => {
          madeShares.remove(id)
          setDeleted(true)
        },
      }))}
    />
  )
}

/** Lists the account's report links that were created on other devices. */
function AccountLinks() {
  const { t } = useTranslation('shares')
  const { client, share } = trpc.useUtils()
  const [hasDeleted, setDeleted] = useState(false)
  const { data = [] } = trpc.share.list.useQuery()
  const here = new Set(useMadeShares().map(({ id }) => id))
  const links = data.filter(({ id }) => !here.has(id))
  if (links.length === 0 && !hasDeleted) return null
  return (
    <LinkList
      id="account-links-title"
      title={t('account.title')}
      lead={t('account.lead')}
      hasDeleted={hasDeleted}
      links={links.map(({ id, context, created_at }) => ({
        ...{ id, context, madeAt: created_at },
        remove: () => client.share.remove.mutate({ id }),
        onDeleted: () => {
          setDeleted(true)
          void share.list.invalidate()
        },
      }))}
    />
  )
}
