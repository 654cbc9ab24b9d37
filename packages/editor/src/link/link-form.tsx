import { Button } from '@pathwise/ui/button'
import { Dialog } from '@pathwise/ui/dialog'
import { TextField } from '@pathwise/ui/text-field'
import { type SubmitEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { run, type Session } from '../session/session.ts'
import { findLink, removeLink, setLink, toHref } from './link-commands.ts'

interface LinkFormProps {
  session: Session
  open: boolean
  onClose: () => void
}

export function LinkForm({ session, open, onClose }: LinkFormProps) {
  const { t } = useTranslation('editor')
  return (
    <Dialog open={open} onClose={onClose} title={t('link.title')}>
      <LinkFields session={session} onClose={onClose} />
    </Dialog>
  )
}

/** Mounted only while the dialog is open, so that the initial values come from the current selection. */
function LinkFields({ session, onClose }: Omit<LinkFormProps, 'open'>) {
  const { t } = useTranslation('editor')
  const id = useId()
  const [place] = useState(() => {
    const view = session.view.get()
    return view && findLink(view.state)
  })
  const [address, setAddress] = useState(place?.href ?? '')
  const [words, setWords] = useState(place?.text ?? '')
  const [tried, setTried] = useState(false)
  const href = toHref(address)
  if (!place) return null

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    // Keeps the submit event from reaching a form around the editor.
    event.stopPropagation()
    setTried(true)
    if (href === undefined) return
    onClose()
    run(session, setLink(place, href, words))
  }

  return (
    <form id={id} onSubmit={submit} className="grid gap-4" noValidate>
      <TextField
        label={t('link.address')}
        hint={t('link.addressHint')}
        error={tried && href === undefined ? t('link.wrong') : undefined}
        value={address}
        onChange={({ target }) => setAddress(target.value)}
        inputMode="url"
        autoComplete="off"
      />
      <TextField label={t('link.text')} value={words} onChange={({ target }) => setWords(target.value)} />
      <div className="flex flex-wrap justify-end gap-3">
        {place.href && (
          <Button
            variant="danger"
            onClick={() => {
              onClose()
              run(session, removeLink(place))
            }}
          >
            {t('link.remove')}
          </Button>
        )}
        <Button variant="secondary" onClick={onClose}>
          {t('link.cancel')}
        </Button>
        <Button type="submit">{t('link.save')}</Button>
      </div>
    </form>
  )
}
