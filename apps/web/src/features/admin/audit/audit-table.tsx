import type { AuditRow } from '@pathwise/api/audit/audit.schemas'
import { auditActions, auditTargetKinds } from '@pathwise/api/audit/audit.vocabulary'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format.ts'
import { AdminCell, AdminList } from '../list/admin-list.tsx'

const columns = ['time', 'action', 'actor', 'target', 'address', 'details'] as const

interface AuditTableProps {
  items: readonly AuditRow[] | undefined
  pages: Parameters<typeof AdminList>[0]['pages']
}

export function AuditTable({ items, pages }: AuditTableProps) {
  const { t } = useTranslation('admin')
  const format = useFormat()
  return (
    <AdminList
      caption={t('audit.title')}
      columns={columns.map((key) => ({ key, label: t(`audit.columns.${key}`) }))}
      items={items}
      empty={t('audit.empty')}
      pages={pages}
      renderRow={(row) => (
        <tr key={row.id}>
          <AdminCell nowrap>
            <time dateTime={row.at}>{format.shortDateTime(row.at)}</time>
          </AdminCell>
          <AdminCell>
            <ActionName action={row.action} />
          </AdminCell>
          <AdminCell>
            <Actor row={row} />
          </AdminCell>
          <AdminCell>
            <Target target={row.target} />
          </AdminCell>
          <AdminCell nowrap>{row.address}</AdminCell>
          <AdminCell>
            {Object.entries(row.details).map(([name, value]) => (
              <span
                key={name}
                className="block font-mono text-xs"
              >{`${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`}</span>
            ))}
          </AdminCell>
        </tr>
      )}
    />
  )
}

/** Falls back to the raw name for an action that this version does not know. */
function ActionName({ action }: { action: string }) {
  const { t } = useTranslation('admin')
  const known = auditActions.find((one) => one === action)
  return known ? t(`audit.actions.${known}`) : action
}

function Actor({ row: { actor, address } }: { row: AuditRow }) {
  const { t } = useTranslation('admin')
  if (actor) return actor.email ?? t('audit.deleted', { id: actor.id })
  return t(address === null ? 'audit.server' : 'audit.visitor')
}

function Target({ target }: Pick<AuditRow, 'target'>) {
  const { t } = useTranslation('admin')
  if (!target) return null
  const known = auditTargetKinds.find((one) => one === target.kind)
  if (known === 'account') return target.email ?? t('audit.deleted', { id: target.id })
  return `${known ? t(`audit.targets.${known}`) : target.kind} ${target.id}`
}
