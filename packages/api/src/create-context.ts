import { preferredLanguage } from '@pathwise/i18n/detect'
import type { Language } from '@pathwise/i18n/languages'
import { identifyCaller } from './auth/access-tokens.ts'
import type { Caller } from './auth/caller.ts'
import { createSessions } from './auth/lucia.ts'
import { createBilling } from './billing/billing.ts'
import type { Context, Dependencies, Deployment, RequestFacts } from './context.ts'
import { createSettingsCache } from './settings/settings-cache.ts'
import { createMemoryBudget, practiceAnswersPerMinute, readPointsPerMinute } from './throttle/memory-budget.ts'
import { createThrottle } from './throttle/throttle.ts'

/** Builds the shared dependencies, once at startup. */
export function assembleDependencies({ stripe, throttleMultiplier, ...deployment }: Deployment): Dependencies {
  const { prisma, secureCookies } = deployment
  const settings = createSettingsCache(prisma)
  return {
    ...deployment,
    billing: stripe && createBilling(stripe, settings),
    sessions: createSessions(prisma, { secure: secureCookies }),
    settings,
    throttle: createThrottle(prisma, throttleMultiplier),
    reads: createMemoryBudget(readPointsPerMinute * throttleMultiplier),
    practiceAnswers: createMemoryBudget(practiceAnswersPerMinute),
  }
}

/**
 * Builds the context of a request. Each property is copied, because spreading the dependencies would cost more than
 * serving a small response. Getters would make the object slow to read and ten times as slow to copy, and tRPC copies
 * the context for each signed-in call.
 */
export function createContext(dependencies: Dependencies, request: RequestFacts): Context {
  let caller: Promise<Caller | null> | undefined
  let language: Language | undefined
  return {
    prisma: dependencies.prisma,
    version: dependencies.version,
    publicUrl: dependencies.publicUrl,
    secureCookies: dependencies.secureCookies,
    accessTokenSeconds: dependencies.accessTokenSeconds,
    accounts: dependencies.accounts,
    operations: dependencies.operations,
    cleanBody: dependencies.cleanBody,
    encodePicture: dependencies.encodePicture,
    billing: dependencies.billing,
    demo: dependencies.demo,
    editorOrigins: dependencies.editorOrigins,
    operator: dependencies.operator,
    coach: dependencies.coach,
    mail: dependencies.mail,
    breachedPasswordsUrl: dependencies.breachedPasswordsUrl,
    auditDays: dependencies.auditDays,
    jobs: dependencies.jobs,
    development: dependencies.development,
    now: dependencies.now,
    assertWritable: dependencies.assertWritable,
    sessions: dependencies.sessions,
    settings: dependencies.settings,
    throttle: dependencies.throttle,
    reads: dependencies.reads,
    practiceAnswers: dependencies.practiceAnswers,
    requestId: request.requestId,
    request,
    findLanguage: () => {
      language ??= preferredLanguage(request.acceptedLanguages())
      return language
    },
    identify: () => {
      caller ??= identifyCaller({
        prisma: dependencies.prisma,
        now: dependencies.now,
        sessions: dependencies.sessions,
        request,
      })
      return caller
    },
  }
}
