import { Button } from '@pathwise/ui/button'
import { SendHorizontal, X } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MessageBubble } from './message-bubble.tsx'
import { useChat } from './use-chat.ts'

const dots = ['', '[animation-delay:150ms]', '[animation-delay:300ms]'] as const

/** Shows animated dots while a reply is pending. */
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

/** A native modal dialog for the study assistant. It traps focus, closes on Escape, and restores focus when closed. */
export function ChatDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('chat')
  const { messages, typing, send } = useChat(open)
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
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
    if (!open) return
    // Scroll to the start of a long reply, where the student starts reading.
    if (typing || last === 0) end.current?.scrollIntoView({ block: 'nearest' })
    else list.current?.lastElementChild?.scrollIntoView({ block: 'start' })
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
        <ul ref={list} className="grid gap-4">
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

interface MessageFormProps {
  field: RefObject<HTMLTextAreaElement | null>
  onSend: (text: string) => void
}

/** Enter sends the message, and Shift+Enter inserts a line break. */
function MessageForm({ field, onSend }: MessageFormProps) {
  const { t } = useTranslation('chat')
  const [text, setText] = useState('')
  const hint = useId()
  const empty = text.trim() === ''

  function send() {
    if (empty) return
    onSend(text)
    setText('')
    field.current?.focus()
  }

  function sendOnEnter(event: KeyboardEvent) {
    // During IME composition, Enter only accepts the suggestion.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  return (
    <form
      className="border-t border-line p-3"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className="flex items-end gap-2">
        <textarea
          ref={field}
          aria-label={t('field')}
          aria-describedby={hint}
          placeholder={t('placeholder')}
          rows={2}
          maxLength={1_000}
          value={text}
          className="min-h-11 min-w-0 grow resize-none rounded-control border border-control bg-surface px-3 py-2 text-base placeholder:text-muted"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={sendOnEnter}
        />
        <Button type="submit" disabled={empty} aria-label={t('send')} className="px-3">
          <SendHorizontal aria-hidden="true" className="size-5" />
        </Button>
      </div>
      <p id={hint} className="mt-1.5 text-xs text-muted">
        {t('keys')}
      </p>
    </form>
  )
}
