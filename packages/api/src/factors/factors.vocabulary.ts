export const factorKinds = ['totp', 'passkey'] as const
export type FactorKind = (typeof factorKinds)[number]

/** The action that a challenge authorizes after a second factor is verified. */
export const challengePurposes = ['sign_in', 'confirm', 'enroll_totp', 'enroll_passkey'] as const
export type ChallengePurpose = (typeof challengePurposes)[number]

/** The maximum number of passkeys and authenticator apps per account. */
export const mostFactors = 10

/** The number of recovery codes issued to an account at a time. */
export const recoveryCodeCount = 10
