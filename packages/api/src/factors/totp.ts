import { Secret, TOTP } from 'otpauth'
import type { Context } from '../context.ts'

const periodSeconds = 30
/** The secret size that RFC 6238 recommends for SHA-1, the only hash that all authenticator apps support. */
const secretBytes = 20

/** The number of adjacent time steps to accept on each side, because clocks differ. */
const window = 1

function createTotp(secret: string, label = ''): TOTP {
  return new TOTP({
    issuer: 'Pathwise',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: periodSeconds,
    secret: Secret.fromBase32(secret),
  })
}

export function newTotpSecret(): string {
  return new Secret({ size: secretBytes }).base32
}

/** Builds the URI that authenticator apps read from a QR code. */
export function buildTotpUri(secret: string, email: string): string {
  return createTotp(secret, email).toString()
}

/** Returns the time step of a code, or null if the code is wrong. */
export function findTotpStep(secret: string, code: string, now: Date): number | null {
  const delta = createTotp(secret).validate({ token: code, timestamp: now.getTime(), window })
  return delta === null ? null : Math.floor(now.getTime() / 1000 / periodSeconds) + delta
}

/**
 * Verifies a code from one of the account's authenticator apps. Each code works only once, even across servers, because
 * its time step and all earlier ones are rejected afterward.
 */
export async function verifyTotp(
  { prisma, now }: Pick<Context, 'now' | 'prisma'>,
  userId: string,
  code: string,
): Promise<boolean> {
  const factors = await prisma.secondFactor.findMany({
    where: { userId, kind: 'totp' },
    select: { id: true, totpSecret: true },
  })
  for (const { id, totpSecret } of factors) {
    const step = totpSecret === null ? null : findTotpStep(totpSecret, code, now())
    if (step === null) continue
    const { count } = await prisma.secondFactor.updateMany({
      where: { id, totpStep: { lt: step } },
      data: { totpStep: step, lastUsedAt: now() },
    })
    if (count > 0) return true
  }
  return false
}
