import { line, text } from '@pathwise/question-formats/storable.schemas'
import { z } from 'zod'
import { factorKinds, longestFactorName } from './factors.vocabulary.ts'

const base64url = z
  .string()
  .max(20_000)
  .regex(/^[\w-]*$/, 'Not base64url')

const challengeSchema = z
  .string()
  .regex(/^[\w-]{43}$/, 'Not a challenge')
  .describe('The challenge of an earlier response. It is valid for 5 minutes and completes one step.')

/** The fields that all WebAuthn credential responses share, in the standard's JSON format. */
const credentialShape = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['cross-platform', 'platform']).optional(),
}

const registrationResponseSchema = z
  .object({
    ...credentialShape,
    response: z.object({
      clientDataJSON: base64url,
      attestationObject: base64url,
      transports: z.array(z.string().max(20)).max(10).optional(),
    }),
  })
  .describe('The response of `navigator.credentials.create` as JSON.')
export type RegistrationResponse = z.infer<typeof registrationResponseSchema>

const authenticationResponseSchema = z
  .object({
    ...credentialShape,
    response: z.object({
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
      userHandle: base64url.optional(),
    }),
  })
  .describe('The response of `navigator.credentials.get` as JSON.')
export type AuthenticationResponse = z.infer<typeof authenticationResponseSchema>

const codeSchema = z
  .string()
  .trim()
  .min(6)
  .max(40)
  .describe('Six digits from an authenticator app, or a recovery code.')

const passkeyDescriptorSchema = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
})

/** `PublicKeyCredentialRequestOptionsJSON` from the WebAuthn standard. */
const requestOptionsSchema = z.object({
  challenge: z.string(),
  timeout: z.number(),
  rpId: z.string(),
  allowCredentials: z.array(passkeyDescriptorSchema),
  userVerification: z.literal('preferred'),
})
export type PasskeyRequest = z.infer<typeof requestOptionsSchema>

/** `PublicKeyCredentialCreationOptionsJSON` from the WebAuthn standard. */
const creationOptionsSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(passkeyDescriptorSchema),
  authenticatorSelection: z.object({
    residentKey: z.literal('preferred'),
    requireResidentKey: z.literal(false),
    userVerification: z.literal('preferred'),
  }),
})
export type PasskeyCreation = z.infer<typeof creationOptionsSchema>

export const secondFactorOptionsInputSchema = z.object({ challenge: challengeSchema })

export const secondFactorOptionsSchema = z.object({
  has_totp: z.boolean().describe('Whether authenticator app codes are accepted.'),
  has_recovery_codes: z.boolean(),
  passkey: requestOptionsSchema
    .nullable()
    .describe("The options for `navigator.credentials.get`; null if the account has no passkey for this site's host."),
})
export type SecondFactorOptions = z.infer<typeof secondFactorOptionsSchema>

export const answerChallengeInputSchema = z
  .object({
    challenge: challengeSchema,
    code: codeSchema.optional(),
    passkey: authenticationResponseSchema.optional(),
  })
  .refine(({ code, passkey }) => (code === undefined) !== (passkey === undefined), 'Either a code or a passkey')
export type ChallengeAnswer = z.infer<typeof answerChallengeInputSchema>

export const startedConfirmSchema = secondFactorOptionsSchema.extend({ challenge: z.string() })

const factorNameSchema = line(longestFactorName).describe("The user's name for it.")

export const startedTotpSchema = z.object({
  challenge: z.string(),
  secret: z.string().describe('The secret to enter in an authenticator app, in base32.'),
  uri: z.string().describe('The `otpauth` URL for a QR code.'),
})

export const finishTotpInputSchema = z.object({
  challenge: challengeSchema,
  code: z
    .string()
    .trim()
    .regex(/^\d{6}$/, 'Six digits')
    .describe('The code from the authenticator app.'),
  name: factorNameSchema,
})
export type TotpEnrollment = z.infer<typeof finishTotpInputSchema>

export const startedPasskeySchema = z.object({ challenge: z.string(), options: creationOptionsSchema })

export const finishPasskeyInputSchema = z.object({
  challenge: challengeSchema,
  response: registrationResponseSchema,
  name: factorNameSchema,
})
export type PasskeyEnrollment = z.infer<typeof finishPasskeyInputSchema>

export const recoveryCodesSchema = z.object({
  recovery_codes: z
    .array(z.string())
    .nullable()
    .describe('New recovery codes, returned only once; null if the earlier ones still work.'),
})

const factorIdSchema = text(40).min(1).describe('The id of a second factor.')
export const factorIdInputSchema = z.object({ id: factorIdSchema })
export const renameFactorInputSchema = z.object({ id: factorIdSchema, name: factorNameSchema })

export const factorSchema = z.object({
  id: z.string(),
  kind: z.enum(factorKinds),
  name: z.string(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().nullable(),
})

export type Factor = z.infer<typeof factorSchema>

export const factorListSchema = z.object({
  factors: z.array(factorSchema),
  recovery_codes_left: z.number().int(),
  available: z.boolean().describe('False for shared demo accounts.'),
  required: z.boolean().describe('Whether the role requires a second factor.'),
  overdue: z.boolean().describe('Whether the deadline has passed.'),
  enroll_by: z.iso
    .datetime()
    .nullable()
    .describe('The deadline for adding a second factor, if the role requires one and the account has none.'),
})
export type FactorList = z.infer<typeof factorListSchema>
