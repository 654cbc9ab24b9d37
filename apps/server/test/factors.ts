import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { Secret, TOTP } from 'otpauth'
import { beforeEach, expect } from 'vitest'
import { z } from 'zod'
import { login, mutate, type Person, readCookie, signInNewUser } from './people.ts'
import { startTestServer } from './server.ts'

export const minuteMs = 60_000
export const startedTotpSchema = z.object({ challenge: z.string(), secret: z.string(), uri: z.string() })
const refusedSchema = z.object({ detail: z.string(), reason: z.literal('second_factor'), challenge: z.string() })

/** Starts a server that requires second factors, with a clock that each test can move forward. */
export async function startFactorServer() {
  const clock = { offsetMs: 0 }
  const now = () => new Date(Date.now() + clock.offsetMs)
  const server = closeAfterTests(await startTestServer({ now, environment: { demo: false } }))
  beforeEach(() => {
    clock.offsetMs = 0
  })

  /** Returns the code that an authenticator app shows now, or at an offset given in 30-second steps. */
  function showCode(secret: string, steps = 0): string {
    return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now().getTime() + steps * 30_000 })
  }

  async function enrollTotp(person: Person) {
    const { data: started } = await mutate(server, 'factors.startTotp', {}, person.bearer)
    const { challenge, secret } = startedTotpSchema.parse(started)
    const enrollment = { challenge, code: showCode(secret, -1), name: 'Phone' }
    const { status, data } = await mutate(server, 'factors.finishTotp', enrollment, person.bearer)
    expect(status).toBe(200)
    const codes = z.object({ recovery_codes: z.array(z.string()).nullable() }).parse(data).recovery_codes ?? []
    return { secret, codes }
  }

  return {
    server,
    clock,
    showCode,
    enrollTotp,

    openEnrolled: async (role: 'admin' | 'editor' | 'student' = 'student') => {
      const person = await signInNewUser(server, role)
      return { person, ...(await enrollTotp(person)) }
    },

    /** Signs in with the correct password, and returns the challenge for the second factor. */
    startSignIn: async ({ email }: Pick<Person, 'email'>): Promise<string> => {
      const response = await login(server, email)
      expect(response.status).toBe(401)
      expect(readCookie(response)).toBe('')
      return refusedSchema.parse(await response.json()).challenge
    },

    answer: (challenge: string, code: string): Promise<Response> =>
      server.request('/api/auth/second-factor', { method: 'POST', json: { challenge, code } }),

    startConfirmation: async ({ bearer }: Person): Promise<string> => {
      const { data } = await mutate(server, 'auth.startConfirmFactor', {}, bearer)
      return z.object({ challenge: z.string() }).parse(data).challenge
    },

    /** Returns the audit log events about the second factors of an account, newest first. */
    readEvents: async ({ id: targetId }: Pick<Person, 'id'>): Promise<string[]> => {
      const rows = await server.database.prisma.auditEntry.findMany({ where: { targetId }, orderBy: { id: 'desc' } })
      return rows.map(({ action }) => action)
    },
  }
}
