import { Card } from '@pathwise/ui/card'
import { PageHeading } from '@pathwise/ui/page-heading'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { entranceAddress, safeNextPath } from '../../../lib/session/next-path.ts'
import { RegisterForm } from './register-form.tsx'
import { TooYoung } from './too-young.tsx'
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
