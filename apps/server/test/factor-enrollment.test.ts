import { buildCommandSource } from '@pathwise/api/audit/record-audit'
import { resetFactors } from '@pathwise/api/factors/factors.service'
import { buildUser } from '@pathwise/testing/builders'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { minuteMs, startedTotpSchema, startFactorServer } from './factors.ts'
import { ask, fetchMeStatus, login, mutate, signIn, signInNewUser } from './people.ts'
import { startForTest } from './server.ts'

const { server, clock, showCode, enrollTotp, openEnrolled, startSignIn, answer, readEvents, startConfirmation } =
  await startFactorServer()

describe('second factor enrollment', () => {
  it('requires the password again when enrollment starts more than ten minutes after sign-in', async () => {
    const person = await signInNewUser(server)
    clock.offsetMs = 10 * minuteMs + 1000
    for (const procedure of ['factors.startTotp', 'factors.startPasskey', 'factors.renewRecoveryCodes']) {
      expect(await mutate(server, procedure, {}, person.bearer)).toMatchObject({
        status: 403,
        data: { reason: 'reauthenticate' },
      })
    }
  })

  it('rejects a wrong authenticator code and stores no factor', async () => {
    const person = await signInNewUser(server)
    const { data } = await mutate(server, 'factors.startTotp', {}, person.bearer)
    const { challenge, secret, uri } = startedTotpSchema.parse(data)
    expect(uri).toContain(encodeURIComponent(person.email))
    const enrollment = { challenge, code: showCode(secret, 40), name: 'Phone' }
    expect(await mutate(server, 'factors.finishTotp', enrollment, person.bearer)).toMatchObject({
      status: 403,
      data: { reason: 'wrong_code' },
    })
    expect((await login(server, person.email)).status).toBe(200)
  })

  it("rejects another account's enrollment challenge", async () => {
    const [owner, other] = [await signInNewUser(server), await signInNewUser(server)]
    const { challenge, secret } = startedTotpSchema.parse(
      (await mutate(server, 'factors.startTotp', {}, owner.bearer)).data,
    )
    const enrollment = { challenge, code: showCode(secret), name: 'Phone' }
    expect((await mutate(server, 'factors.finishTotp', enrollment, other.bearer)).status).toBe(403)
    expect((await mutate(server, 'factors.finishTotp', enrollment, owner.bearer)).status).toBe(200)
    expect((await mutate(server, 'factors.finishTotp', enrollment, owner.bearer)).status).toBe(409)
  })

  it('rejects a sign-in code that was already used for enrollment', async () => {
    const person = await signInNewUser(server)
    const { challenge, secret } = startedTotpSchema.parse(
      (await mutate(server, 'factors.startTotp', {}, person.bearer)).data,
    )
    const code = showCode(secret)
    await mutate(server, 'factors.finishTotp', { challenge, code, name: 'Phone' }, person.bearer)
    expect((await answer(await startSignIn(person), code)).status).toBe(401)
  })

  it('rejects a passkey response that does not match the challenge', async () => {
    const person = await signInNewUser(server)
    const { data } = await mutate(server, 'factors.startPasskey', {}, { ...person.bearer, origin: server.url })
    const started = z.object({ challenge: z.string(), options: z.looseObject({}) }).parse(data)
    expect(started.options).toMatchObject({ rp: { id: '127.0.0.1' }, attestation: 'none', excludeCredentials: [] })
    const credential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' }
    const response = { ...credential, response: { clientDataJSON: 'e30', attestationObject: 'oA' } }
    const enrollment = { challenge: started.challenge, response, name: 'Key' }
    expect(await mutate(server, 'factors.finishPasskey', enrollment, person.bearer)).toMatchObject({
      status: 403,
      data: { reason: 'wrong_code' },
    })
  })

  it("renames and removes a factor, but returns 404 for another account's factor", async () => {
    const { person } = await openEnrolled()
    const other = await signInNewUser(server)
    const listSchema = z.object({ factors: z.array(z.object({ id: z.string(), name: z.string() })) })
    const read = async () => listSchema.parse((await ask(server, 'factors.list', person.bearer)).data).factors
    const [{ id } = { id: '' }] = await read()
    expect((await mutate(server, 'factors.rename', { id, name: 'Tablet' }, other.bearer)).status).toBe(404)
    expect((await mutate(server, 'factors.remove', { id }, other.bearer)).status).toBe(404)
    expect((await mutate(server, 'factors.rename', { id, name: 'Tablet' }, person.bearer)).status).toBe(200)
    expect(await read()).toMatchObject([{ id, name: 'Tablet' }])
    expect((await mutate(server, 'factors.remove', { id }, person.bearer)).status).toBe(200)
    expect((await login(server, person.email)).status).toBe(200)
    expect(await server.database.prisma.recoveryCode.count({ where: { userId: person.id } })).toBe(0)
    expect(await readEvents(person)).toEqual(['factor_removed', 'factor_added'])
  })

  it.each([
    { id: 'a factor', name: 'Tab\0let' },
    { id: '\0', name: 'Tablet' },
  ])('returns 400 for the name or id %j, because it cannot be stored', async (renaming) => {
    const { bearer } = await signInNewUser(server)
    expect((await mutate(server, 'factors.rename', renaming, bearer)).status).toBe(400)
  })

  it('returns 409 when an editor removes their last factor, and keeps the factor', async () => {
    const { person } = await openEnrolled('editor')
    const { id } = await server.database.prisma.secondFactor.findFirstOrThrow({ where: { userId: person.id } })
    expect(await mutate(server, 'factors.remove', { id }, person.bearer)).toMatchObject({
      status: 409,
      data: { reason: 'factor_required' },
    })
    expect(await server.database.prisma.secondFactor.count({ where: { userId: person.id } })).toBe(1)
    expect(await readEvents(person)).toEqual(['factor_added'])
  })

  it('returns 409 when a demo account starts enrollment', async () => {
    const demo = await startForTest({ database: server.database })
    const { email } = await buildUser(server.database, { email: 'editor@pathwise.example', role: 'editor' })
    const person = await signIn(demo, { email })
    expect(await mutate(demo, 'factors.startTotp', {}, person.bearer)).toMatchObject({
      status: 409,
      data: { reason: 'demo_account' },
    })
    expect((await ask(demo, 'factors.list', person.bearer)).data).toMatchObject({ available: false, required: false })
    clock.offsetMs = 15 * 24 * 60 * minuteMs
    expect((await ask(demo, 'questions.list', person.bearer)).status).not.toBe(403)
  })
})

describe('second factor requirement for editors and admins', () => {
  const days = 24 * 60 * minuteMs

  it('restricts staff to student permissions after 14 days without a second factor', async () => {
    const first = await signInNewUser(server, 'admin')
    expect((await ask(server, 'ops.commands', first.bearer)).status).toBe(200)
    expect((await ask(server, 'factors.list', first.bearer)).data).toMatchObject({ required: true })
    clock.offsetMs = 14 * days + minuteMs
    const late = await signIn(server, first)
    for (const procedure of ['ops.commands', 'questions.reports', 'mail.list']) {
      expect(await ask(server, procedure, late.bearer)).toMatchObject({
        status: 403,
        data: { reason: 'factor_required' },
      })
    }
    expect((await ask(server, 'recovery.status', late.bearer)).status).toBe(200)
    await enrollTotp(late)
    expect((await ask(server, 'ops.commands', late.bearer)).status).toBe(200)
  })

  it('keeps the enrollment deadline across sign-ins', async () => {
    const editor = await signInNewUser(server, 'editor')
    clock.offsetMs = 13 * days
    await signIn(server, editor)
    clock.offsetMs = 14 * days + minuteMs
    const late = await signIn(server, editor)
    expect((await ask(server, 'questions.reports', late.bearer)).status).toBe(403)
  })

  it('does not require a second factor from students', async () => {
    const student = await signInNewUser(server)
    expect((await ask(server, 'factors.list', student.bearer)).data).toMatchObject({ required: false, enroll_by: null })
  })

  it("sets a new enrollment deadline and ends all sessions when an operator resets a user's second factors", async () => {
    const { person } = await openEnrolled('admin')
    await resetFactors(server.database.prisma, { email: person.email }, buildCommandSource())
    expect(await fetchMeStatus(server, person)).toBe(401)
    const again = await signIn(server, person)
    expect((await ask(server, 'factors.list', again.bearer)).data).toMatchObject({
      factors: [],
      recovery_codes_left: 0,
      enroll_by: expect.stringMatching(/Z$/),
    })
    expect(await readEvents(person)).toEqual(['factors_reset', 'factor_added'])
    await expect(
      resetFactors(server.database.prisma, { email: 'no-one@study.example' }, buildCommandSource()),
    ).rejects.toThrow(/no account/)
  })
})

describe('step-up authentication', () => {
  it('requires recent authentication for permanent deletion', async () => {
    const { person, secret } = await openEnrolled('admin')
    const remove = () => mutate(server, 'content.hardDelete', { id: 1 }, person.bearer)
    expect(await remove()).toMatchObject({ status: 409, data: { reason: 'not_in_trash' } })
    clock.offsetMs = 10 * minuteMs + 1000
    expect(await remove()).toMatchObject({ status: 403, data: { reason: 'reauthenticate' } })
    const challenge = await startConfirmation(person)
    const wrong = await mutate(server, 'auth.confirmFactor', { challenge, code: showCode(secret, 40) }, person.bearer)
    expect(wrong).toMatchObject({ status: 403, data: { reason: 'wrong_code' } })
    const right = await mutate(server, 'auth.confirmFactor', { challenge, code: showCode(secret) }, person.bearer)
    expect(right).toMatchObject({ status: 200 })
    expect(await remove()).toMatchObject({ status: 409 })
  })

  it("rejects another account's challenge, and a challenge that was issued for sign-in", async () => {
    const [owner, other] = [await openEnrolled(), await openEnrolled()]
    const challenge = await startConfirmation(owner.person)
    const asOther = { challenge, code: showCode(other.secret) }
    expect((await mutate(server, 'auth.confirmFactor', asOther, other.person.bearer)).status).toBe(403)
    const signInChallenge = { challenge: await startSignIn(owner.person), code: showCode(owner.secret) }
    expect((await mutate(server, 'auth.confirmFactor', signInChallenge, owner.person.bearer)).status).toBe(409)
  })
})
