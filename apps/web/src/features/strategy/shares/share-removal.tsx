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

/** Lets admins delete any share or parent link. The server rejects requests from other roles. */
export function ShareRemoval() {
  return useHasRole('admin') ? <Panel /> : null
}

/** Extracts the share id from a link or accepts a bare id. Returns undefined for anything else. */
export function readShareId(text: string): string | undefined {
  const id = /[?&]share=([^&#\s]+)/.exec(text)?.[1] ?? text.trim()
  return /^[\w-]{22}$/.test(id) ? id : undefined
}

/** Extracts the id from a parent link. Returns undefined for anything else. */
export function readParentLinkId(text: string): string | undefined {
  return /\/parents\/([\w-]{22})(?:[?#]|\s*$)/.exec(text)?.[1]
}

interface Found {
  readonly kind: 'parentLink' | 'share'
  readonly id: string
}

function findLink(text: string): Found | undefined {
  const parentLink = readParentLinkId(text)
  if (parentLink) return { kind: 'parentLink', id: parentLink }
  const share = readShareId(text)
  return share ? { kind: 'share', id: share } : undefined
}

function Panel() {
  const { t } = useTranslation('shares')
  const [link, setLink] = useState('')
  const [isInvalid, setInvalid] = useState(false)
  /** The link to delete once the admin confirms. Undefined while the dialog is closed. */
  const [found, setFound] = useState<Found>()
  const finish = {
    onSuccess: () => {
      setFound(undefined)
      setLink('')
    },
  }
  const removeShare = trpc.share.remove.useMutation(finish)
  const removeParentLink = trpc.parentLinks.remove.useMutation(finish)
  const isPending = removeShare.isPending || removeParentLink.isPending
  const isSuccess = removeShare.isSuccess || removeParentLink.isSuccess
  const error = removeShare.error ?? removeParentLink.error
  const reset = () => {
    removeShare.reset()
    removeParentLink.reset()
  }
  const remove = ({ kind, id }: Found) =>
    kind === 'share' ? removeShare.mutate({ id }) : removeParentLink.mutate({ id })
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
          const next = findLink(link)
          setInvalid(next === undefined)
          setFound(next)
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
        open={found !== undefined}
        onClose={() => setFound(undefined)}
        title={t('confirm.title')}
        description={t('confirm.text')}
        actions={
          <>
            <Button variant="secondary" onClick={() => setFound(undefined)}>
              {t('confirm.cancel')}
            </Button>
            <Button variant="danger" busy={isPending} onClick={() => found && remove(found)}>
              {t('delete')}
            </Button>
          </>
        }
      >
        <p className="font-mono wrap-anywhere">{found?.id}</p>
        {error && (
          <Alert tone="danger" className="mt-4">
            {failure}
          </Alert>
        )}
      </Dialog>
    </Card>
  )
}
