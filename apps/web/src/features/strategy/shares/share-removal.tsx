import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { Card } from '@pathwise/ui/card'
import { Dialog } from '@pathwise/ui/dialog'
import { TextField } from '@pathwise/ui/text-field'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHasRole } from '../../../lib/session/use-has-role.ts'
import { trpc } from '../../../lib/trpc.ts'
import { findErrorCode } from '../report/sharing/share-link.ts'

/** The panel that deletes any share. Renders only for admins: the server rejects other roles. */
export function ShareRemoval() {
  return useHasRole('admin') ? <Panel /> : null
}

/** Returns the id of a share from its link or from the id itself; undefined for other text. */
export function readShareId(text: string): string | undefined {
  const id = /[?&]share=([^&#\s]+)/.exec(text)?.[1] ?? text.trim()
  return /^[\w-]{22}$/.test(id) ? id : undefined
}

function Panel() {
  const { t } = useTranslation('shares')
  const [link, setLink] = useState('')
  const [isInvalid, setInvalid] = useState(false)
  /** The share to confirm; undefined while the dialog is closed. */
  const [id, setId] = useState<string>()
  const { mutate, reset, isPending, isSuccess, error } = trpc.share.remove.useMutation({
    onSuccess: () => {
      setId(undefined)
      setLink('')
    },
  })
  const failure = findErrorCode(error) === 'NOT_FOUND' ? t('admin.unknown') : t('confirm.failed')
  return (
    <Card as="section" aria-labelledby="share-removal-title">
      <h2 id="share-removal-title" className="text-xl font-semibold">
        {t('admin.title')}
      </h2>
      <p className="mt-1 mb-4 text-muted">{t('admin.text')}</p>
      <form
        noValidate
        className="grid max-w-xl gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          reset()
          const found = readShareId(link)
          setInvalid(found === undefined)
          setId(found)
        }}
      >
        <TextField
          label={t('admin.field')}
          autoComplete="off"
          error={isInvalid ? t('admin.invalid') : undefined}
          value={link}
          onChange={({ target }) => setLink(target.value)}
        />
        <Button type="submit" variant="danger" className="justify-self-start">
          {t('delete')}
        </Button>
        {isSuccess && <Alert tone="success">{t('deleted')}</Alert>}
      </form>
      <Dialog
        open={id !== undefined}
        onClose={() => setId(undefined)}
        title={t('confirm.title')}
        description={t('confirm.text')}
        actions={
          <>
            <Button variant="secondary" onClick={() => setId(undefined)}>
              {t('confirm.cancel')}
            </Button>
            <Button variant="danger" busy={isPending} onClick={() => id !== undefined && mutate({ id })}>
              {t('delete')}
            </Button>
          </>
        }
      >
        <p className="font-mono wrap-anywhere">{id}</p>
        {error && (
          <Alert tone="danger" className="mt-4">
            {failure}
          </Alert>
        )}
      </Dialog>
    </Card>
  )
}
