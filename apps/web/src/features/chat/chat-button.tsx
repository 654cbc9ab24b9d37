import { MessageCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { useAssistant } from './use-assistant.ts'

/** The floating button that opens the study assistant. On small screens, a button in the bottom bar replaces it. */
export function ChatButton({ state, Dialog, open, close }: ReturnType<typeof useAssistant>) {
  const { t } = useTranslation('shell')
  return (
    <div className="pointer-events-none fixed right-3 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-20 flex max-w-[calc(100vw-2rem)] flex-col items-end gap-2 *:pointer-events-auto md:bottom-4 print:hidden">
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
        className="inline-flex size-12 cursor-pointer items-center justify-center rounded-full bg-accent text-on-accent shadow-raised transition-colors hover:bg-accent-strong max-md:hidden"
        onClick={open}
      >
        <MessageCircle aria-hidden="true" className="size-7" />
      </button>
      {Dialog && <Dialog open={state === 'open'} onClose={close} />}
    </div>
  )
}
