import type { Database } from '@pathwise/db/client'
import { type AccountPolicy, defaultPolicy } from '../src/account/policy.ts'
import type { Caller } from '../src/auth/caller.ts'
import type { StripeSettings } from '../src/billing/billing.ts'
import type { Context } from '../src/context.ts'
import { assembleDependencies, createContext } from '../src/create-context.ts'
import type { MailSettings } from '../src/mail/transport.ts'
import type { Operations } from '../src/ops/operations.ts'
import { appRouter } from '../src/root.ts'
import { buildCaller } from './caller.ts'
import { buildRequest } from './request.ts'

interface Settings {
  readonly now?: () => Date
  readonly stripe?: StripeSettings
  /** Email is off by default. */
  readonly mail?: MailSettings
  readonly accounts?: AccountPolicy
  readonly backups?: Operations['backups']
}

/** Returns a function that calls the real router as an account, or as a visitor if null. */
export function openRouter(
  { prisma }: Pick<Database, 'prisma'>,
  { now, stripe, mail, accounts, backups }: Settings = {},
) {
  const dependencies = assembleDependencies({
    prisma,
    version: '1.2.3',
    publicUrl: () => 'http://localhost',
    secureCookies: false,
    accessTokenSeconds: 900,
    accounts: accounts ?? defaultPolicy,
    operations: {
      file: { sudo: '/usr/bin/sudo', commands: {}, directory: '/' },
      settings: {},
      dataDirectory: '/',
      syncs: true,
      backups: backups ?? null,
      trustsProxy: false,
      isPublic: false,
      stopping: new AbortController().signal,
    },
    cleanBody: () => Promise.reject(new Error('No procedure of these tests cleans a body')),
    encodePicture: () => Promise.reject(new Error('No procedure of these tests stores a picture')),
    stripe: stripe ?? null,
    demo: false,
    editorOrigins: [],
    assertWritable: async () => {},
    operator: { name: null, jurisdiction: null, contactEmail: null, securityEmail: null },
    coach: null,
    mail: mail ?? { mode: 'off', postalAddress: null, wake: () => {} },
    breachedPasswordsUrl: null,
    auditDays: 365,
    throttleMultiplier: 1,
    jobs: () => [],
    development: false,
    now: now ?? (() => new Date()),
  })

  function callAs(caller: Partial<Caller> | null, address = '192.0.2.1') {
    const context: Context = createContext(dependencies, buildRequest({ address }))
    const known = caller && buildCaller({ role: 'student', ...caller })
    return appRouter.createCaller(Object.assign(context, { identify: async () => known }))
  }
  return { callAs, dependencies }
}

export type RouterCaller = ReturnType<ReturnType<typeof openRouter>['callAs']>
