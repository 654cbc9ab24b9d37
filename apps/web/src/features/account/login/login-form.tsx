import { Button } from '@pathwise/ui/button'
import { TextField } from '@pathwise/ui/text-field'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSystemConfig } from '../../../lib/use-config.ts'
import { SecondFactorStep } from './second-factor-step.tsx'
import { type Credentials, LoginMessage, useLogin } from './use-login.tsx'

/** The password for the demo accounts. It is public: the documentation also mentions it. */
const demoPassword = 'pathwise-demo'

const demoAccounts = [
  { role: 'student', email: 'student@pathwise.example' },
  { role: 'editor', email: 'editor@pathwise.example' },
  { role: 'admin', email: 'admin@pathwise.example' },
] as const

interface LoginFormProps {
  onSuccess: () => void
  /** Whether to submit the prefilled demo account automatically. Has no effect if the server has no demo accounts. */
  autoLogin?: boolean
  /** Links below the form. They come before the demo accounts, which appear later and would push the links down. */
  links?: ReactNode
}

/**
 * The login form. On a demo server it is prefilled, unless the user focuses a field before the configuration has
 * loaded.
 */
export function LoginForm({ onSuccess, autoLogin = false, links }: LoginFormProps) {
  const { t } = useTranslation('login')
  const { data: config } = useSystemConfig()
  const demo = config?.demo === true
  // Do not prefill a form that the user has started to fill in.
  const [begun, setBegun] = useState(false)
  const filledIn = demo && !begun
  const [typed, setTyped] = useState<Partial<Credentials>>({})
  const { state, login, finish, restart } = useLogin(onSuccess)
  const begin = () => {
    if (!demo) setBegun(true)
  }
  const form = useRef<HTMLFormElement>(null)
  const sentByItself = useRef(false)

  const email = typed.email ?? (filledIn ? demoAccounts[0].email : '')
  const password = typed.password ?? (filledIn ? demoPassword : '')

  useEffect(() => {
    if (!autoLogin || !filledIn || sentByItself.current) return
    sentByItself.current = true
    form.current?.requestSubmit()
  }, [autoLogin, filledIn])

  if (state.kind === 'second-factor') {
    return <SecondFactorStep challenge={state.challenge} onSignedIn={finish} onRestart={restart} />
  }
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        const empty = event.currentTarget.querySelector<HTMLInputElement>(
          `input[name=${email.trim() ? 'password' : 'email'}]`,
        )
        if (!email.trim() || !password) empty?.focus()
        void login({ email, password })
      }}
    >
      <TextField
        label={t('email')}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={email}
        onFocus={begin}
        onChange={({ target }) => setTyped((known) => ({ ...known, email: target.value }))}
      />
      <TextField
        label={t('password')}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onFocus={begin}
        onChange={({ target }) => setTyped((known) => ({ ...known, password: target.value }))}
      />
      <Button type="submit" busy={state.kind === 'submitting'} disabled={state.kind === 'success'} className="w-full">
        {t(state.kind === 'submitting' ? 'submitting' : 'submit')}
      </Button>
      <LoginMessage state={state} />
      {links}
      {demo && (
        <DemoAccountChoice
          chosen={email}
          onChoose={(account) => setTyped({ email: account, password: demoPassword })}
        />
      )}
    </form>
  )
}

function DemoAccountChoice({ chosen, onChoose }: { chosen: string; onChoose: (email: string) => void }) {
  const { t } = useTranslation('login')
  return (
    <fieldset className="rounded-control bg-raised p-4">
      <legend className="sr-only">{t('demo.title')}</legend>
      <p className="mb-3 text-sm">{t('demo.text')}</p>
      <div className="flex flex-wrap gap-2">
        {demoAccounts.map(({ role, email }) => (
          <Button
            key={role}
            variant="secondary"
            size="small"
            aria-pressed={chosen === email}
            className="aria-pressed:border-accent aria-pressed:text-accent"
            onClick={() => onChoose(email)}
          >
            {t(`demo.${role}`)}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
