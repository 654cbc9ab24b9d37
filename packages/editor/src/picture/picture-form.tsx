import { fitPicture, scalePicture } from '@pathwise/rich-text/picture-size'
import { Dialog } from '@pathwise/ui/dialog'
import { useStore } from '@pathwise/ui/store'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changeBlock, findBlock, insertBlock } from '../block/block-commands.ts'
import { readPictureNode } from '../schema/picture.ts'
import { run, type Session } from '../session/session.ts'
import { PictureFields, type PictureWords } from './picture-fields.tsx'
import type { OpenPicture, PictureRefusal, PictureStore } from './picture-store.ts'

interface PictureFormProps {
  session: Session
  store: PictureStore
}

/** Shows a form for the description, caption and width of a picture, and for the file of a new picture. */
export function PictureForm({ session, store }: PictureFormProps) {
  const { t } = useTranslation('editor')
  const open = useStore(session.picture)
  const [opening, setOpening] = useState(0)
  const close = () => {
    const rest = open && 'files' in open ? open.files.slice(1) : []
    setOpening(opening + 1)
    session.picture.set(rest.length > 0 ? { files: rest } : undefined)
    if (rest.length === 0) session.view.get()?.focus()
  }
  return (
    <Dialog open={open !== undefined} onClose={close} title={t('picture.title')}>
      {open && <OpenForm key={opening} session={session} store={store} open={open} onClose={close} />}
    </Dialog>
  )
}

interface OpenFormProps extends PictureFormProps {
  open: OpenPicture
  onClose: () => void
}

function OpenForm({ session, store, open, onClose }: OpenFormProps) {
  const [file, setFile] = useState(() => ('files' in open ? open.files[0] : undefined))
  const [refused, setRefused] = useState<PictureRefusal>()
  const [pending, setPending] = useState(false)
  const state = session.view.get()?.state
  const node = 'position' in open && state ? findBlock(state, 'picture', open.position) : undefined
  const picture = node && readPictureNode(node)

  const save = async (words: PictureWords) => {
    if (picture && 'position' in open) {
      const { alt, caption } = words
      const { width, height } = picture
      const size = width !== null && height !== null ? scalePicture({ width, height }, words.width) : {}
      onClose()
      return run(session, changeBlock('picture', open.position, { ...picture, alt, caption, ...size }))
    }
    if (!file) return
    setPending(true)
    const stored = await store(file)
    // During the upload, the user may have closed the form or moved on to the next file.
    if (session.picture.get() !== open) return
    setPending(false)
    if ('refused' in stored) return setRefused(stored.refused)
    onClose()
    const { alt, caption } = words
    run(session, insertBlock('picture', { id: stored.id, alt, caption, ...fitPicture(stored) }))
  }

  return (
    <PictureFields
      picture={picture}
      file={file}
      refused={refused}
      pending={pending}
      onFile={(chosen) => {
        setRefused(undefined)
        setFile(chosen)
      }}
      onSave={save}
      onClose={onClose}
    />
  )
}
