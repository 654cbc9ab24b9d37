import { Button } from '@pathwise/ui/button'
import { SendHorizontal } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

interface MessageFormProps {
  field: RefObject<HTMLTextAreaElement | null>
  onSend: (text: string) => void
}

/** The message field. Enter sends, and Shift+Enter inserts a line break. */
export function MessageForm({ field, onSend }: MessageFormProps) {
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
