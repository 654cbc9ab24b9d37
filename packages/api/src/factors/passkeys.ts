import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { Caller } from '../auth/caller.ts'
import { assertOwnOrigin } from '../auth/origin.ts'
import type { Context } from '../context.ts'
import { challengeMs } from './challenges.ts'
import type {
  AuthenticationResponse,
  PasskeyCreation,
  PasskeyRequest,
  RegistrationResponse,
} from './factors.schemas.ts'

type Deps = Pick<Context, 'now' | 'prisma' | 'publicUrl' | 'request'>

/** ES256, EdDSA and RS256, the algorithms that authenticators use in practice. */
const algorithms = [-7, -8, -257]

/** Returns the origin of the requesting page, and its host name, which is the relying party id of the passkeys. */
function readRelyingParty(ctx: Pick<Deps, 'publicUrl' | 'request'>) {
  assertOwnOrigin(ctx)
  const origin = ctx.request.headers.origin ?? ctx.publicUrl()
  return { origin, id: new URL(origin).hostname }
}

function findPasskeys({ prisma }: Pick<Deps, 'prisma'>, userId: string) {
  return prisma.secondFactor.findMany({
    where: { userId, kind: 'passkey', credentialId: { not: null } },
    select: { credentialId: true, transports: true },
  })
}

function describe({
  credentialId,
  transports,
}: {
  readonly credentialId: string | null
  readonly transports: string[]
}) {
  return { id: credentialId ?? '', type: 'public-key' as const, transports }
}

/**
 * Builds the options with which the browser creates a passkey. Any authenticator is accepted, so attestation is not
 * requested.
 */
export async function buildCreation(
  ctx: Deps,
  { id, email, name }: Pick<Caller, 'email' | 'id' | 'name'>,
  challengeId: string,
): Promise<PasskeyCreation> {
  const party = readRelyingParty(ctx)
  const existing = (await findPasskeys(ctx, id)).map(describe)
  const { pubKeyCredParams, user, challenge } = await generateRegistrationOptions({
    rpName: 'Pathwise',
    rpID: party.id,
    userName: email,
    userDisplayName: name ?? email,
    userID: Buffer.from(id, 'base64url'),
    challenge: Buffer.from(challengeId, 'base64url'),
    supportedAlgorithmIDs: algorithms,
  })
  return {
    challenge,
    rp: { id: party.id, name: 'Pathwise' },
    user,
    pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ alg, type: 'public-key' })),
    timeout: challengeMs,
    attestation: 'none',
    excludeCredentials: existing,
    authenticatorSelection: { residentKey: 'preferred', requireResidentKey: false, userVerification: 'preferred' },
  }
}

/**
 * Builds the options for signing in with one of the account's passkeys. Returns null if the account has no passkeys.
 */
export async function buildRequest(ctx: Deps, userId: string, challengeId: string): Promise<PasskeyRequest | null> {
  const passkeys = await findPasskeys(ctx, userId)
  if (passkeys.length === 0) return null
  const { id: rpId } = readRelyingParty(ctx)
  const { challenge } = await generateAuthenticationOptions({
    rpID: rpId,
    challenge: Buffer.from(challengeId, 'base64url'),
  })
  return {
    challenge,
    rpId,
    timeout: challengeMs,
    allowCredentials: passkeys.map(describe),
    userVerification: 'preferred',
  }
}

/** Verifies a new passkey. Returns the columns to store, or null if the response does not match the challenge. */
export async function verifyNewPasskey(ctx: Deps, challengeId: string, response: RegistrationResponse) {
  const party = readRelyingParty(ctx)
  // The library throws on every malformed or mismatched response.
  const result = await verifyRegistrationResponse({
    response: {
      ...toCredential(response),
      response: { ...response.response, transports: response.response.transports ?? [] },
    },
    expectedChallenge: challengeId,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: false,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => undefined)
  if (!result?.verified) return null
  const { id, publicKey, counter, transports } = result.registrationInfo.credential
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter: BigInt(counter),
    transports: [...(transports ?? [])],
  }
}

/**
 * Returns whether one of the account's passkeys signed the challenge. A decreased signature count is rejected, because
 * it indicates a copied passkey.
 */
export async function verifyPasskey(
  ctx: Deps,
  userId: string,
  challengeId: string,
  response: AuthenticationResponse,
): Promise<boolean> {
  const party = readRelyingParty(ctx)
  const { prisma, now } = ctx
  const factor = await prisma.secondFactor.findFirst({ where: { userId, kind: 'passkey', credentialId: response.id } })
  if (!factor?.credentialId || !factor.publicKey) return false
  const { userHandle, ...signed } = response.response
  const result = await verifyAuthenticationResponse({
    response: { ...toCredential(response), response: { ...signed, ...(userHandle !== undefined && { userHandle }) } },
    expectedChallenge: challengeId,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: false,
    credential: {
      id: factor.credentialId,
      publicKey: new Uint8Array(Buffer.from(factor.publicKey, 'base64url')),
      counter: Number(factor.counter),
    },
  }).catch(() => undefined)
  if (!result?.verified) return false
  await prisma.secondFactor.updateMany({
    where: { id: factor.id },
    data: { counter: BigInt(result.authenticationInfo.newCounter), lastUsedAt: now() },
  })
  return true
}

function toCredential({ id, rawId, type }: Pick<AuthenticationResponse, 'id' | 'rawId' | 'type'>) {
  return { id, rawId, type, clientExtensionResults: {} }
}
