import { longestPersonName } from '@pathwise/api/account/account.vocabulary'
import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { Card } from '@pathwise/ui/card'
import { PageHeading } from '@pathwise/ui/page-heading'
import { SelectField } from '@pathwise/ui/select-field'
import { TextField } from '@pathwise/ui/text-field'
import { textLinkStyle } from '@pathwise/ui/text-link'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { ButtonLink } from '../../../lib/button-link.tsx'
import { FailureAlert } from '../../../lib/failure-alert.tsx'
import { Link } from '../../../lib/link.tsx'
import { buildLoginUrl, findSafeNextPath } from '../../../lib/session/next-path.ts'
import { NewPasswordField } from '../new-password-field.tsx'
import { useFocusFirstProblem } from '../use-focus-first-problem.ts'
import { listBirthYears } from './old-enough.ts'
import { type Answers, useRegister } from './use-register.ts'

/** After registration, redirects to the path in the URL parameter `next`, as the login page does. */
export function RegisterPage() {
  const { t } = useTranslation(['account', 'common'])
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const next = findSafeNextPath(query.get('next'))
  const registration = useRegister(() => void navigate(next, { replace: true }))

  if (registration.mailedTo !== undefined) return <CheckMail email={registration.mailedTo} />
  return (
    <div className="mx-auto max-w-md">
      <PageHeading title={t('register.title')} lead={!registration.tooYoung && t('register.lead')} />
      {registration.tooYoung ? (
        <TooYoung minimumAge={registration.minimumAge} />
      ) : (
        <div className="grid gap-6">
          <Card>
            <RegisterForm {...registration} />
          </Card>
          <p className="text-center">
            {t('register.haveAccount')}{' '}
            <Link to={buildLoginUrl('/login', next)} className={textLinkStyle()}>
              {t('common:login')}
            </Link>
          </p>
        </div>
      )}
    </div>
  )
}

/**
 * Asks the user to open the emailed link that creates the account. To protect privacy, the message is the same if the
 * address is already registered.
 */
function CheckMail({ email }: { email: string }) {
  const { t } = useTranslation('recovery')
  return (
    <div className="mx-auto max-w-md">
      <PageHeading title={t('checkMail.title')} focused />
      <div className="grid gap-4">
        <Alert tone="success">
          <span className="wrap-anywhere">{t('checkMail.text', { email })}</span>
        </Alert>
        <p>{t('checkMail.later')}</p>
      </div>
    </div>
  )
}

/** Replaces the form when the user may be too young. Takes focus on mount. */
function TooYoung({ minimumAge }: { minimumAge: number }) {
  const { t } = useTranslation(['account', 'common'])
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <Card as="section" className="grid gap-4">
      <h2 ref={title} tabIndex={-1} className="text-xl font-semibold outline-none">
        {t('tooYoung.title')}
      </h2>
      <p>{t('tooYoung.why', { age: minimumAge })}</p>
      <p>{t('tooYoung.kept')}</p>
      <p>{t('tooYoung.meanwhile')}</p>
      <div>
        <ButtonLink to="/#quick-start">{t('common:getStrategy')}</ButtonLink>
      </div>
    </Card>
  )
}

/** Asks for the birth year before the other fields, without revealing the age limit. */
function RegisterForm({ register, problems, busy, done, error }: ReturnType<typeof useRegister>) {
  const { t } = useTranslation('account')
  const [answers, setAnswers] = useState<Answers>({ name: '', email: '', password: '', birthYear: '' })
  const [years] = useState(() =>
    listBirthYears(new Date()).map((year) => ({ value: String(year), label: String(year) })),
  )
  // Use a functional update, because a password manager may fill in several fields before the next render.
  const answer = (change: Partial<Answers>) => setAnswers((known) => ({ ...known, ...change }))
  const form = useFocusFirstProblem(problems)
  const anyProblem = Object.keys(problems).length > 0

  return (
    <form
      ref={form}
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        register(answers)
      }}
    >
      <SelectField
        label={t('register.birthYear')}
        hint={t('register.birthYearHint')}
        error={problems.birthYear && t('register.birthYearMissing')}
        options={[{ value: '', label: t('register.chooseYear') }, ...years]}
        value={answers.birthYear}
        onChange={(birthYear) => answer({ birthYear })}
      />
      <TextField
        label={t('register.name')}
        hint={t('register.nameHint')}
        error={problems.name && t('register.nameRefused')}
        name="name"
        autoComplete="name"
        maxLength={longestPersonName}
        value={answers.name}
        onChange={(event) => answer({ name: event.target.value })}
      />
      <TextField
        label={t('register.email')}
        error={problems.email && t(`register.email_${problems.email}`)}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={answers.email}
        onChange={(event) => answer({ email: event.target.value })}
      />
      <NewPasswordField
        label={t('register.password')}
        problem={problems.password}
        value={answers.password}
        onChange={(password) => answer({ password })}
      />
      <Button type="submit" busy={busy} disabled={done} className="w-full">
        {t(busy ? 'register.submitting' : 'register.submit')}
      </Button>
      {anyProblem && <FailureAlert error={undefined} text={t('register.someProblems')} />}
      {error && !anyProblem && <FailureAlert error={error} />}
    </form>
  )
}
