import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

/** The most characters that are rated: the time of the estimate grows faster than its input. */
const longestRated = 100

/** Rates a password by the guesses that an attacker needs. The library and its dictionary load with the first one. */
async function ratePassword(password: string): Promise<'fair' | 'strong' | 'weak'> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  const { guessesLog10 } = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs }).check(
    password.slice(0, longestRated),
  )
  if (guessesLog10 < 10) return 'weak'
  return guessesLog10 < 14 ? 'fair' : 'strong'
}

/** How hard a new password is to guess. Only the server decides whether it is accepted. */
export function PasswordStrength({ password }: { password: string }) {
  const { t } = useTranslation('secondFactor')
  const { data } = useQuery({
    // The password stays in this component's query only as long as the field shows it.
    queryKey: ['password-strength', password],
    queryFn: () => ratePassword(password),
    gcTime: 0,
    networkMode: 'always',
  })
  return (
    <p aria-live="polite" className="min-h-6 text-sm text-muted">
      {data && t(`strength.${data}`)}
    </p>
  )
}
