import type { MailRow } from '@pathwise/api/mail/mail.schemas'
import { Badge } from '@pathwise/ui/badge'
import { TableFrame } from '@pathwise/ui/table-frame'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format.ts'
import { AdminCell } from '../list/admin-list.tsx'

const columns = ['created', 'recipient', 'kind', 'state'] as const

const tones = {
  queued: 'info',
  sent: 'success',
  kept: 'neutral',
  failed: 'danger',
  bounced: 'warning',
} as const satisfies Record<MailRow['state'], string>

/** Lists the latest emails. The text of a sent email is not stored. The text of an unsent email can be expanded. */
export function MailTable({ mails }: { mails: readonly MailRow[] }) {
  const { t } = useTranslation('mailAdmin')
  const format = useFormat()
  return (
    <TableFrame
      caption={t('list.title')}
      columns={columns.map((key) => ({ key, label: t(`columns.${key}`) }))}
      below={mails.length === 0 && <p className="px-4 py-8 text-center text-muted">{t('list.empty')}</p>}
      className="text-sm"
    >
      {mails.map((mail) => (
        <tr key={mail.id}>
          <AdminCell nowrap>
            <time dateTime={mail.created_at}>{format.shortDateTime(mail.created_at)}</time>
          </AdminCell>
          <AdminCell>{mail.recipient}</AdminCell>
          <AdminCell>
            {mail.kind ? t(`kind.${mail.kind}`) : t('list.unknown')}
            {mail.content && <KeptText content={mail.content} />}
          </AdminCell>
          <AdminCell>
            <Badge tone={tones[mail.state]}>{t(`state.${mail.state}`)}</Badge>
            <MailTrouble mail={mail} />
          </AdminCell>
        </tr>
      ))}
    </TableFrame>
  )
}

function KeptText({ content }: { content: NonNullable<MailRow['content']> }) {
  const { t } = useTranslation('mailAdmin')
  return (
    <details className="mt-1">
      <summary className="cursor-pointer font-semibold text-accent">{t('list.show')}</summary>
      <div className="mt-2 max-w-xl rounded-control bg-raised p-3">
        <p className="font-semibold">{content.subject}</p>
        <p className="mt-2 whitespace-pre-wrap wrap-anywhere">{content.text}</p>
      </div>
    </details>
  )
}

function MailTrouble({ mail: { attempts, problem } }: { mail: MailRow }) {
  const { t } = useTranslation('mailAdmin')
  if (problem === null) return null
  return <p className="mt-1 text-muted">{`${t('attempts', { count: attempts })} · ${t('problem', { problem })}`}</p>
}
