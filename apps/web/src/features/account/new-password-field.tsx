import { longestPassword, shortestPassword } from '@pathwise/api/account/password.vocabulary'
import { TextField } from '@pathwise/ui/text-field'
import { useTranslation } from 'react-i18next'

export type PasswordProblem = 'short' | 'long' | 'weak'

interface NewPasswordFieldProps {
  label: string
  problem: PasswordProblem | undefined
  value: string
  onChange: (password: string) => void
}

/** The field of a new password with its rules. It allows pasting and password managers. */
export function NewPasswordField({ label, problem, value, onChange }: NewPasswordFieldProps) {
  const { t } = useTranslation('account')
  return (
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
  )
}
