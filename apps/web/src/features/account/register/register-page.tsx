import { buttonStyle } from '@pathwise/ui/button'
import { Card } from '@pathwise/ui/card'
import { PageHeading } from '@pathwise/ui/page-heading'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { entranceAddress, safeNextPath } from '../../../lib/session/next-path.ts'
import { RegisterForm } from './register-form.tsx'
import { useRegister } from './use-register.ts'

/** The registration page. `next` is the redirect path, as on the login page. */
export function RegisterPage() {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const next = safeNextPath(query.get('next'))
  const registration = useRegister(() => void navigate(next, { replace: true }))

  return (
    <div className="mx-auto max-w-md">
      <PageHeading title={t('register.title')} lead={!registration.tooYoung && t('register.lead')} />
      {registration.tooYoung ? (
        <TooYoung />
      ) : (
        <div className="grid gap-6">
          <Card>
            <RegisterForm {...registration} />
          </Card>
          <p className="text-center">
            {t('register.haveAccount')}{' '}
            <Link to={entranceAddress('/login', next)} className="font-semibold text-accent underline">
              {t('register.login')}
            </Link>
          </p>
        </div>
      )}
    </div>
  )
}

/** Replaces the form for a user who may be under 13. Takes focus, because the focused form is gone. */
function TooYoung() {
  const { t } = useTranslation('account')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <Card as="section" className="grid gap-4">
      <h2 ref={title} tabIndex={-1} className="text-xl font-semibold outline-none">
        {t('tooYoung.title')}
      </h2>
      <p>{t('tooYoung.why')}</p>
      <p>{t('tooYoung.kept')}</p>
      <p>{t('tooYoung.meanwhile')}</p>
      <div>
        <Link to="/#quick-start" className={buttonStyle()}>
          {t('tooYoung.start')}
        </Link>
      </div>
    </Card>
  )
}
