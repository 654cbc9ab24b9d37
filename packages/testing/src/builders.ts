import { randomBytes } from 'node:crypto'
import type { Database } from '@pathwise/db/client'
import type { Prisma, Question, Share, Subscription, User } from '@pathwise/db/prisma'

let questionsBuilt = 0

/** Inserts a question. Missing fields get default values, which are unique where the schema requires it. */
export async function buildQuestion(
  { prisma }: Pick<Database, 'prisma'>,
  fields: Partial<Prisma.QuestionUncheckedCreateInput> = {},
): Promise<Question> {
  const number = ++questionsBuilt
  const bodyText = `What is ${number} + ${number}?`
  return prisma.question.create({
    data: {
      legacyId: `TEST-${String(number).padStart(4, '0')}`,
      title: `A sum to try, number ${number}`,
      subject: 'mathematics',
      course: 'Algebra 1',
      gradeCode: 'G9',
      educationLevel: 'high_school',
      difficultyLevel: 'beginner',
      difficultyScore: 1,
      questionType: 'multiple_choice',
      skillTags: ['math.linear-equations'],
      body: `<p>${bodyText}</p>`,
      bodyText,
      choices: [number, 2 * number, 2 * number + 1, 3 * number + 2].map((sum, index) => ({
        id: 'ABCD'.charAt(index),
        html: String(sum),
      })),
      answer: 'B',
      explanation: `<p>${number} and ${number} make ${2 * number}.</p>`,
      ...fields,
    },
  })
}

export async function buildShare(
  { prisma }: Pick<Database, 'prisma'>,
  fields: Partial<Prisma.ShareUncheckedCreateInput> = {},
): Promise<Share> {
  return prisma.share.create({
    data: {
      id: randomBytes(16).toString('base64url'),
      result: { summary: 'Start with linear equations.', weaknesses: [], recommendedModules: [] },
      context: { country: 'US', grade: 'G11', goal: 'SAT_1500_PLUS' },
      ...fields,
    },
  })
}

/** The password of every user from `buildUser`, unless the test sets a hash. */
export const testPassword = 'a quiet river at dawn'

/** An argon2id hash of `testPassword` with production parameters, stored because hashing is slow. */
const testPasswordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$JZXk7b2H3xsisT8oMkOA9g$k1PvyaeqUWMWDCIW3tvnW5bHjxXeAsTgFSTL0jfG3LA'

let usersBuilt = 0

/** Inserts a user, by default a student. */
export async function buildUser(
  { prisma }: Pick<Database, 'prisma'>,
  fields: Partial<Prisma.UserUncheckedCreateInput> = {},
): Promise<User> {
  const number = ++usersBuilt
  return prisma.user.create({
    data: {
      id: randomBytes(16).toString('base64url'),
      email: `person-${number}@test.example`,
      name: `Person ${number}`,
      passwordHash: testPasswordHash,
      ...fields,
    },
  })
}

/** Inserts a subscription, by default to Pro and paid for the next 30 days. */
export async function buildSubscription(
  { prisma }: Pick<Database, 'prisma'>,
  fields: Partial<Prisma.SubscriptionUncheckedCreateInput> & { readonly userId: string },
): Promise<Subscription> {
  return prisma.subscription.create({
    data: {
      id: `sub_${randomBytes(12).toString('hex')}`,
      planId: 'pro',
      status: 'active',
      currentPeriodEnd: new Date(Date.now() + 30 * 24 * 3600 * 1000),
      cancelAtPeriodEnd: false,
      createdAt: new Date(),
      ...fields,
    },
  })
}
