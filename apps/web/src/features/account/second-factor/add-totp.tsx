import { longestFactorName } from '@pathwise/api/factors/factors.vocabulary'
import { Button } from '@pathwise/ui/button'
import { TextField } from '@pathwise/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toApiFailure } from '../../../lib/api-failure.ts'
import { FailureAlert } from '../../../lib/failure-alert.tsx'
import { trpc } from '../../../lib/trpc.ts'

interface AddTotpProps {
  started: { readonly challenge: string; readonly secret: string; readonly uri: string }
  onAdded: (recoveryCodes: readonly string[] | null) => void
  onCancel: () => void
}

/** Adds an authenticator app: shows the secret, then asks for the first code. */
export function AddTotp({ started: { challenge, secret, uri }, onAdded, onCancel }: AddTotpProps) {
  const { t } = useTranslation(['secondFactor', 'common'])
  const [code, setCode] = useState('')
  const [name, setName] = useState<string>(t('factors.defaultTotp'))
  const { mutate, isPending, error } = trpc.factors.finishTotp.useMutation({
    onSuccess: ({ recovery_codes }) => onAdded(recovery_codes),
  })
  const { reason, fields } = toApiFailure(error)
  const form = useRef<HTMLFormElement>(null)
  // Focus the form, because the button that opened it is no longer rendered.
  useEffect(() => form.current?.focus(), [])
  const isWrong = reason === 'wrong_code' || fields.includes('code')
  return (
    <form
      ref={form}
      tabIndex={-1}
      aria-label={t('factors.addTotp')}
      noValidate
      className="grid max-w-md gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        mutate({ challenge, code: code.replaceAll(' ', ''), name: name.trim() || t('factors.defaultTotp') })
      }}
    >
      <p>{t('totp.scan')}</p>
      <QrCode text={uri} label={t('totp.qr')} />
      <p className="text-muted">
        {t('totp.secret')}{' '}
        <code className="block wrap-anywhere text-ink">{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <TextField
        label={t('totp.code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        error={isWrong ? t('totp.wrong') : undefined}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <TextField
        label={t('factors.name')}
        name="factor-name"
        autoComplete="off"
        maxLength={longestFactorName}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isPending}>
          {t('totp.submit')}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {t('common:cancel')}
        </Button>
      </div>
      {error && !isWrong && (
        <FailureAlert error={error} text={reason === 'challenge_expired' ? t('totp.expired') : undefined} />
      )}
    </form>
  )
}

/**
 * Renders a QR code with its quiet zone. In both themes, the code is dark on white, because scanners require this
 * contrast.
 */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data } = useQuery({
    queryKey: ['totp-qr', text],
    queryFn: async () => (await import('uqr')).encode(text, { ecc: 'M' }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!data) return <div className="size-44" />
  const path = data.data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('')
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${data.size} ${data.size}`} className="size-44 bg-white">
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
