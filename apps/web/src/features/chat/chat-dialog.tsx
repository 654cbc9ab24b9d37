import { X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { MessageBubble } from './message-bubble.tsx'
import { MessageForm } from './message-form.tsx'
import { useChat } from './use-chat.ts'

const dots = ['', '[animation-delay:150ms]', '[animation-delay:300ms]'] as const

/** Shows that a reply is pending. */
function TypingIndicator() {
  const { t } = useTranslation('chat')
  return (
    <li className="flex">
      <span className="sr-only">{t('typing')}</span>
      <span aria-hidden="true" className="flex gap-1.5 rounded-card bg-raised px-4 py-4">
        {dots.map((delay) => (
          <span key={delay} className={`size-2 animate-bounce rounded-full bg-muted ${delay}`} />
        ))}
      </span>
    </li>
  )
}

/** The study assistant. The native modal dialog traps focus, closes on Escape and returns focus. */
export function ChatDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('chat')
  const { messages, typing, send } = useChat(open)
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const id = useId()

  useEffect(() => {
    const element = dialog.current
    if (!element || !open) return
    element.showModal()
    field.current?.focus()
    return () => element.close()
  }, [open])

  const last = messages.length
  useEffect(() => {
    if (open && (typing || last > 0)) end.current?.scrollIntoView({ block: 'nearest' })
  }, [open, typing, last])

  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className="mt-auto mr-4 mb-4 ml-auto h-[min(600px,calc(100dvh-2rem))] max-h-[600px] w-[min(24rem,calc(100vw-2rem))] max-w-none flex-col overflow-hidden rounded-card border border-line bg-surface text-ink shadow-raised open:flex"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <header className="flex items-start justify-between gap-2 border-b border-line py-2 pr-2 pl-4">
        <div className="py-1">
          <h2 id={id} className="text-lg font-bold">
            {t('title')}
          </h2>
          <p className="text-xs text-muted">{t('note')}</p>
        </div>
        <button
          type="button"
          aria-label={t('close')}
          className="inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-control hover:bg-raised"
          onClick={onClose}
        >
          <X aria-hidden="true" className="size-6" />
        </button>
      </header>
      <div role="log" aria-live="polite" aria-label={t('log')} className="min-h-0 grow overflow-y-auto p-4">
        <ul className="grid gap-4">
          {messages.map((message) => (
            <MessageBubble key={message.id} message={message} onFollow={onClose} />
          ))}
          {typing && <TypingIndicator />}
        </ul>
        <div ref={end} className="scroll-mb-4" />
      </div>
      <MessageForm field={field} onSend={send} />
    </dialog>
  )
}
