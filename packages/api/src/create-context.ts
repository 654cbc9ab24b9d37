import { preferredLanguage } from '@pathwise/i18n/detect'
import { callerOfToken } from './auth/access-tokens.ts'
import type { Caller } from './auth/caller.ts'
import { createSessions } from './auth/lucia.ts'
import type { Context, Dependencies, Deployment, RequestFacts } from './context.ts'
import { createThrottle } from './throttle/throttle.ts'

/** Once, at boot. */
export function assembleDependencies(deployment: Deployment): Dependencies {
  const { prisma, secureCookies } = deployment
  return {
    ...deployment,
    sessions: createSessions(prisma, { secure: secureCookies }),
    throttle: createThrottle(prisma),
  }
}

/** Once a request. */
export function createContext(dependencies: Dependencies, request: RequestFacts): Context {
  let caller: Promise<Caller | null> | undefined
  return {
    ...dependencies,
    requestId: request.requestId,
    request,
    language: preferredLanguage(request.acceptedLanguages),
    identify: () => {
      caller ??= callerOfToken(dependencies, dependencies.sessions.readBearerToken(request.headers.authorization ?? ''))
      return caller
    },
  }
}
