import { longestAlt } from '@pathwise/rich-text/picture-element'
import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { CheckboxField } from '@pathwise/ui/checkbox-field'
import { TextField } from '@pathwise/ui/text-field'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCaption } from '../block/use-caption.ts'
import type { PictureAttributes } from '../schema/picture.ts'
import type { PictureRefusal } from './picture-store.ts'

/** File types that the dialog offers. The server checks the actual bytes. */
const acceptedTypes = 'image/png,image/jpeg,image/webp,image/svg+xml'
const widest = 2_560

export interface PictureWords {
  readonly alt: string
  /** HTML. */
  readonly caption: string
  readonly width: number
}

interface PictureFieldsProps {
  /** Undefined when inserting a picture. */
  picture: PictureAttributes | undefined
  file: File | undefined
  /** Why the server rejected the file. */
  refused: PictureRefusal | undefined
  pending: boolean
  onFile: (file: File | undefined) => void
  onSave: (words: PictureWords) => void
  onClose: () => void
}

export function PictureFields({ picture, file, refused, pending, onFile, onSave, onClose }: PictureFieldsProps) {
  const { t } = useTranslation('editor')
  const [alt, setAlt] = useState(picture?.alt ?? '')
  const [decorative, setDecorative] = useState(picture?.alt === '')
  const caption = useCaption(picture?.caption ?? '')
  const [width, setWidth] = useState(String(picture?.width ?? 640))
  const [tried, setTried] = useState(false)
  const lacksWords = !decorative && alt.trim() === ''
  const lacksFile = !picture && !file
  const pixels = Number(width)
  const wrongWidth = !(Number.isInteger(pixels) && pixels >= 16 && pixels <= widest)

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    // Keeps the submit event from reaching a form around the editor.
    event.stopPropagation()
    setTried(true)
    if (lacksWords || lacksFile || wrongWidth || pending) return
    onSave({ alt: decorative ? '' : alt.trim(), caption: caption.html, width: pixels })
  }

  return (
    <form onSubmit={submit} className="grid gap-4" noValidate>
      {!picture && (
        <TextField
          type="file"
          accept={acceptedTypes}
          label={t('picture.file')}
          hint={file ? file.name : t('picture.fileHint')}
          error={tried && lacksFile ? t('picture.fileMissing') : undefined}
          onChange={({ target }) => onFile(target.files?.[0])}
        />
      )}
      {refused && <Alert tone="danger">{t(`picture.refused.${refused}`)}</Alert>}
      <TextField
        label={t('picture.alt')}
        hint={t('picture.altHint')}
        error={tried && lacksWords ? t('picture.altMissing') : undefined}
        value={alt}
        maxLength={longestAlt}
        disabled={decorative}
        onChange={({ target }) => setAlt(target.value)}
      />
      <CheckboxField label={t('picture.decorative')} checked={decorative} onChange={setDecorative} />
      <TextField
        label={t('picture.caption')}
        value={caption.text}
        onChange={({ target }) => caption.setText(target.value)}
      />
      {picture?.width && (
        <TextField
          type="number"
          min={16}
          max={widest}
          label={t('picture.width')}
          error={tried && wrongWidth ? t('picture.widthWrong', { most: widest }) : undefined}
          value={width}
          onChange={({ target }) => setWidth(target.value)}
        />
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {t('picture.cancel')}
        </Button>
        <Button type="submit" aria-disabled={pending || undefined}>
          {t(pending ? 'picture.pending' : picture ? 'picture.save' : 'picture.insert')}
        </Button>
      </div>
    </form>
  )
}
