import { longestPassword, shortestPassword } from '@pathwise/api/account/password.vocabulary'

/** Returns the text key of the reason why a new password is invalid, or undefined. The server also rejects common ones. */
export function passwordProblem(password: string): 'short' | 'long' | undefined {
  if (password.length < shortestPassword) return 'short'
  return password.length > longestPassword ? 'long' : undefined
}
