import { useQuery } from '@tanstack/react-query'
import type { ZxcvbnFactory as Estimator } from '@zxcvbn-ts/core'
import { useTranslation } from 'react-i18next'

/** Rates at most this many characters, because the estimator's run time is superlinear. */
const longestRated = 100

/** Created once, because the constructor indexes the whole dictionary. */
let estimator: Estimator | undefined

/** Rates a password by how many guesses an attacker needs. The first call loads the library and its dictionary. */
async function ratePassword(password: string): Promise<'fair' | 'strong' | 'weak'> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  const { guessesLog10 } = estimator.check(password.slice(0, longestRated))
  if (guessesLog10 < 10) return 'weak'
  return guessesLog10 < 14 ? 'fair' : 'strong'
}

/** Shows how hard a new password is to guess. This is only a hint: the server decides whether to accept it. */
export function PasswordStrength({ password }: { password: string }) {
  const { t } = useTranslation('secondFactor')
  const { data } = useQuery({
    // The query key contains the password, so the query leaves the cache as soon as it is unused.
    queryKey: ['password-strength', password],
    queryFn: () => ratePassword(password),
    gcTime: 0,
  })
  return (
    <p aria-live="polite" className="min-h-6 text-sm text-muted">
      {data && t(`strength.${data}`)}
    </p>
  )
}
