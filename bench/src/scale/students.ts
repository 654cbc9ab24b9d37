import { diagnosticAnswerSchema } from '@pathwise/api/diagnostics/diagnostics.schemas'
import { hashSecret, newId, newSecret } from '@pathwise/api/secrets'
import { type FollowedPlan, followedPlanSchema, madePlanSchema } from '@pathwise/api/study-plan/plan.schemas'
import { openDatabase } from '@pathwise/db/client'
import { z } from 'zod'
import { type Problem, setSchema } from '../practice/student.ts'
import { context, goalSkills, timeZone } from './student-goal.ts'

export const password = 'pathwise-demo'

const dayMs = 86_400_000

/**
 * A student and the state of the student's device. A token refresh replaces `token` and `cookie`, and a new practice
 * set replaces `problems`.
 */
export interface Student {
  readonly email: string
  readonly feedPath: string
  token: string
  cookie: string
  problems: readonly Problem[]
}

export interface School {
  readonly students: readonly Student[]
  /** The plan that every student follows. */
  readonly followed: FollowedPlan
}

const json = z.record(z.string(), z.json())

const resultSchema = z.object({ result: z.object({ data: z.unknown() }) })

/** Calls a procedure as a visitor, and returns its result. */
async function callProcedure<Output>(
  url: string,
  name: string,
  { input, output }: { readonly input: object; readonly output: z.ZodType<Output> },
): Promise<Output> {
  const response = await fetch(`${url}/api/trpc/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${name}: ${response.status} ${text}`)
  return output.parse(resultSchema.parse(JSON.parse(text)).result.data)
}

/** Returns the plan that every student follows, and the problems of a first set. */
async function prepareWork(url: string) {
  const result = await callProcedure(url, 'diagnostics.run', { input: { context }, output: diagnosticAnswerSchema })
  const { strategy } = result
  const input = { strategy, context, time_zone: timeZone, language: 'en' }
  const made = await callProcedure(url, 'studyPlan.make', { input, output: madePlanSchema })
  const followed = followedPlanSchema.parse({
    ...{ version: 1, report: { result, context }, hours: made.hours, time_zone: timeZone, plan: made.plan },
    ...{ exam_date: made.plan.exam?.date ?? null, changed_at: new Date(Date.now() - dayMs).toISOString() },
  })
  const set = { kind: 'skill', skill: goalSkills[0], count: 10 }
  const { problems } = await callProcedure(url, 'practice.createSet', { input: set, output: setSchema })
  return { followed, problems }
}

/**
 * Creates accounts that are signed in, follow a plan and have a calendar feed. Writes them to the database, because
 * signing up and signing in would hash 4,000 passwords.
 */
export async function createSchool(databaseUrl: string, serverUrl: string, count: number): Promise<School> {
  const { followed, problems } = await prepareWork(serverUrl)
  const people = Array.from({ length: count }, (_, index) => ({
    ...{ id: newId(), email: `student-${index}@bench.example`, signInId: newId(), feedSecret: newSecret() },
    ...{ token: newSecret(), cookie: newSecret() },
  }))
  const now = new Date()
  const expiresAt = new Date(now.getTime() + dayMs)
  const database = await openDatabase(databaseUrl)
  try {
    const { prisma } = database
    const { passwordHash } = await prisma.user.findUniqueOrThrow({ where: { email: 'student@pathwise.example' } })
    await prisma.user.createMany({
      data: people.map(({ id, email }) => ({ id, email, name: 'A student', passwordHash })),
    })
    await prisma.signIn.createMany({
      data: people.map(({ id, signInId }) => ({
        ...{ id: signInId, userId: id, startedAt: now, passwordGivenAt: now, device: '', lastSeenAt: now },
      })),
    })
    await prisma.session.createMany({
      data: people.map(({ cookie, signInId }) => ({
        ...{ id: hashSecret(cookie), signInId, expiresAt, salt: newSecret() },
      })),
    })
    await prisma.accessToken.createMany({
      data: people.map(({ token, signInId }) => ({ id: hashSecret(token), signInId, expiresAt })),
    })
    await prisma.calendarFeed.createMany({
      data: people.map(({ id, feedSecret }) => ({
        ...{ userId: id, secretHash: hashSecret(feedSecret), uidSecret: newSecret(), language: 'en' },
      })),
    })
    // Sends the plan to the database once for all students. Sending it once per student would take longer than the
    // benchmark.
    await prisma.$executeRaw`
      INSERT INTO followed_plans (user_id, document, changed_at)
      SELECT id, ${JSON.stringify(json.parse(followed))}::jsonb, ${new Date(followed.changed_at)}
      FROM users WHERE email LIKE 'student-%@bench.example'`
  } finally {
    await database.close()
  }
  const students = people.map(({ email, token, cookie, feedSecret }) => ({
    ...{ email, feedPath: `/calendar/${feedSecret}.ics`, token, cookie, problems },
  }))
  return { students, followed }
}
