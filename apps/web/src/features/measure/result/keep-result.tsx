import type { RunState } from '@pathwise/api/assessments/assessments.schemas'
import { Card } from '@pathwise/ui/card'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../lib/button-link.tsx'
import { useFormat } from '../../../lib/format.ts'
import { entranceAddress } from '../../../lib/session/next-path.ts'
import { useVisitor } from '../../../lib/session/use-visitor.ts'

/** Offers an account to a visitor, whose runs are deleted after a while. A sign-in moves them to the account. */
export function KeepResult({ run }: { run: RunState }) {
  const { t } = useTranslation('measure')
  const format = useFormat()
  const { kind } = useVisitor()
  if (run.expires_at === null) return <p className="text-muted">{t('keep.kept')}</p>
  if (kind !== 'anonymous') return null
  const here = `/measure/${run.id}`
  return (
    <Card as="section" aria-labelledby="keep">
      <h2 id="keep" className="text-lg font-semibold">
        {t('keep.title')}
      </h2>
      <p className="mt-1">{t('keep.text', { date: format.date(run.expires_at) })}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to={entranceAddress('/register', here)}>{t('keep.register')}</ButtonLink>
        <ButtonLink to={entranceAddress('/login', here)} variant="secondary">
          {t('keep.login')}
        </ButtonLink>
      </div>
    </Card>
  )
}
