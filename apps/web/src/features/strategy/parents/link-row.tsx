import { Alert } from '@pathwise/ui/alert'
import { Button, buttonStyle } from '@pathwise/ui/button'
import { ConfirmDialog } from '@pathwise/ui/confirm-dialog'
import { Copy, ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format.ts'
import type { ShownLink } from './use-parent-links.ts'

interface LinkRowProps {
  link: ShownLink
  onCopy: () => void
  /** Rejects if the link could not be revoked. */
  onRevoke: () => Promise<void>
}

const parts = ['tasks', 'dates', 'results'] as const

export function LinkRow({ link, onCopy, onRevoke }: LinkRowProps) {
  const { t } = useTranslation('parentLinks')
  const format = useFormat()
  const { label, url, shows, expiresAt } = link
  const shown = parts.filter((part) => shows[part]).map((part) => t(`part.${part}`))
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{label}</p>
        <p className="text-sm text-muted">{[...shown, t('until', { date: format.date(expiresAt) })].join(' · ')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" aria-label={t('copyNamed', { label })} onClick={onCopy}>
          <Copy aria-hidden="true" className="size-4" />
          {t('copy')}
        </Button>
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          aria-label={t('openNamed', { label })}
          className={buttonStyle({ variant: 'secondary', size: 'small' })}
        >
          <ExternalLink aria-hidden="true" className="size-4" />
          {t('open')}
        </a>
        <RevokeLink label={label} onRevoke={onRevoke} />
      </div>
    </li>
  )
}

/** Revokes a link after confirmation. */
function RevokeLink({ label, onRevoke }: { label: string; onRevoke: () => Promise<void> }) {
  const { t } = useTranslation(['parentLinks', 'common'])
  const [isOpen, setOpen] = useState(false)
  const [state, setState] = useState<'failed' | 'pending'>()
  const close = () => {
    setOpen(false)
    setState(undefined)
  }
  async function confirm() {
    setState('pending')
    try {
      await onRevoke()
      close()
    } catch (error) {
      console.error('A parent link was not ended', error)
      setState('failed')
    }
  }
  return (
    <>
      <Button variant="danger" size="small" aria-label={t('endNamed', { label })} onClick={() => setOpen(true)}>
        {t('end')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={close}
        title={t('confirm.title', { label })}
        description={t('confirm.text')}
        cancel={t('common:cancel')}
        confirm={t('end')}
        danger
        busy={state === 'pending'}
        onConfirm={() => void confirm()}
      >
        {state === 'failed' && <Alert tone="danger">{t('confirm.failed')}</Alert>}
      </ConfirmDialog>
    </>
  )
}
