export const factorKinds = ['totp', 'passkey'] as const
export type FactorKind = (typeof factorKinds)[number]

/** The actions that a challenge permits once the second factor is verified. */
export const challengePurposes = ['sign_in', 'confirm', 'enroll_totp', 'enroll_passkey'] as const
export type ChallengePurpose = (typeof challengePurposes)[number]

/** The maximum number of second factors per account. */
export const mostFactors = 10

/** The maximum length of the name of a second factor, in UTF-16 code units. */
export const longestFactorName = 60

/** The number of recovery codes that are issued together. */
export const recoveryCodeCount = 10
