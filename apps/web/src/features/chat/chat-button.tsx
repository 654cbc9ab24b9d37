import { MessageCircle } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { useTranslation } from 'react-i18next'

type ChatDialog = ComponentType<{ open: boolean; onClose: () => void }>

/** The floating button that opens the study assistant. Loads its code and texts on first open. */
export function ChatButton() {
  const { t, i18n } = useTranslation('shell')
  const [dialog, setDialog] = useState<{ Dialog: ChatDialog }>()
  const [state, setState] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed')

  async function open() {
    if (dialog) return setState('open')
    setState('loading')
    try {
      const [{ ChatDialog: Dialog }] = await Promise.all([import('./chat-dialog.tsx'), i18n.loadNamespaces('chat')])
      setDialog({ Dialog })
      setState('open')
    } catch (error) {
      console.error('The study assistant could not be loaded', error)
      setState('failed')
    }
  }

  return (
    <div className="fixed right-4 bottom-4 z-20 flex max-w-[calc(100vw-2rem)] flex-col items-end gap-2 print:hidden">
      {state === 'failed' && (
        <p
          role="alert"
          className="w-72 max-w-full rounded-control border border-danger bg-danger-soft p-3 text-sm text-danger"
        >
          {t('chat.failed')}
        </p>
      )}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('chat.open')}
        aria-busy={state === 'loading' || undefined}
        className="inline-flex size-12 cursor-pointer items-center justify-center rounded-full bg-accent text-on-accent shadow-raised transition-colors sm:size-14 hover:bg-accent-strong"
        onClick={() => void open()}
      >
        <MessageCircle aria-hidden="true" className="size-7" />
      </button>
      {dialog && <dialog.Dialog open={state === 'open'} onClose={() => setState('closed')} />}
    </div>
  )
}
