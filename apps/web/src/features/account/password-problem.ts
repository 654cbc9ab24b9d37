import { longestPassword, shortestPassword } from '@pathwise/api/account/password.vocabulary'

/** Why a new password cannot be used, by the name of its text; undefined when it can, as far as the browser knows. */
export function passwordProblem(password: string): 'short' | 'long' | undefined {
  if (password.length < shortestPassword) return 'short'
  return password.length > longestPassword ? 'long' : undefined
}
