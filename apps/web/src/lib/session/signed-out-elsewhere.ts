/** The navigation state of the login page after a sign-out in another tab. */
export const signedOutElsewhere = { signedOutElsewhere: true } as const

export function isSignedOutInOtherTab(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'signedOutElsewhere' in state
}
