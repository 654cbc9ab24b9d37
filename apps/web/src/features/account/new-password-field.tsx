import { longestPassword, shortestPassword } from '@pathwise/api/account/account.vocabulary'
import { TextField } from '@pathwise/ui/text-field'
import { useTranslation } from 'react-i18next'
import { PasswordStrength } from './password-strength.tsx'

export type PasswordProblem = 'short' | 'long' | 'weak' | 'breached'

/** Checks the length of a new password. The server also rejects common and breached passwords. */
export function findPasswordProblem(password: string): 'short' | 'long' | undefined {
  if (password.length < shortestPassword) return 'short'
  return password.length > longestPassword ? 'long' : undefined
}

interface NewPasswordFieldProps {
  label: string
  problem: PasswordProblem | undefined
  value: string
  onChange: (password: string) => void
}

/** Shows the password rules and, once the password is long enough, its strength. */
export function NewPasswordField({ label, problem, value, onChange }: NewPasswordFieldProps) {
  const { t } = useTranslation('account')
  return (
    <div className="grid gap-1">
      <TextField
        label={label}
        name="new-password"
        type="password"
        autoComplete="new-password"
        required
        hint={t('newPassword.hint', { shortest: shortestPassword })}
        error={problem && t(`newPassword.${problem}`, { shortest: shortestPassword, longest: longestPassword })}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value.length >= shortestPassword && <PasswordStrength password={value} />}
    </div>
  )
}
