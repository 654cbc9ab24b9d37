export const factorKinds = ['totp', 'passkey'] as const
export type FactorKind = (typeof factorKinds)[number]

/** What a challenge allows after a second factor has been verified. */
export const challengePurposes = ['sign_in', 'confirm', 'enroll_totp', 'enroll_passkey'] as const
export type ChallengePurpose = (typeof challengePurposes)[number]

/** How many passkeys and authenticator apps one account may have. */
export const mostFactors = 10

/** How many recovery codes an account gets at a time. */
export const recoveryCodeCount = 10
