import type { Role } from '@pathwise/api/auth/roles.vocabulary'
import { appRouter } from '@pathwise/api/root'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { routes } from '../src/routes/rest/routes.ts'
import { fetchMeStatus, signInNewUser } from './people.ts'
import { startTestServer } from './server.ts'

type Caller = 'anonymous' | Exclude<Role, 'admin'>

const callers: readonly Caller[] = ['anonymous', 'student', 'editor']

const answers = {
  signedIn: { anonymous: 'refused with 401', student: 'let in', editor: 'let in' },
  editor: { anonymous: 'refused with 401', student: 'refused with 403', editor: 'let in' },
  admin: { anonymous: 'refused with 401', student: 'refused with 403', editor: 'refused with 403' },
} as const satisfies Record<string, Record<Caller, string>>

/**
 * The permission that each restricted procedure requires. A test fails when a procedure is missing or becomes public.
 */
const gated: Readonly<Record<string, keyof typeof answers>> = {
  'account.changePassword': 'signedIn',
  'account.delete': 'signedIn',
  'account.exportData': 'signedIn',
  'account.signOutEverywhere': 'signedIn',
  'assessments.claim': 'signedIn',
  'assessments.estimates': 'signedIn',
  'assessments.list': 'signedIn',
  'auth.confirmFactor': 'signedIn',
  'audit.export': 'admin',
  'audit.list': 'admin',
  'auth.confirmPassword': 'signedIn',
  'auth.endSignIn': 'signedIn',
  'auth.me': 'signedIn',
  'auth.signIns': 'signedIn',
  'auth.startConfirmFactor': 'signedIn',
  'billing.createCheckout': 'signedIn',
  'billing.expiring': 'admin',
  'billing.openPortal': 'signedIn',
  'billing.plan': 'signedIn',
  'billing.subscriptions': 'signedIn',
  'calendarFeed.create': 'signedIn',
  'calendarFeed.revoke': 'signedIn',
  'calendarFeed.status': 'signedIn',
  'content.create': 'editor',
  'content.hardDelete': 'admin',
  'content.remove': 'editor',
  'content.undelete': 'editor',
  'content.update': 'editor',
  'factors.finishPasskey': 'signedIn',
  'factors.finishTotp': 'signedIn',
  'factors.list': 'signedIn',
  'factors.remove': 'signedIn',
  'factors.rename': 'signedIn',
  'factors.renewRecoveryCodes': 'signedIn',
  'factors.startPasskey': 'signedIn',
  'factors.startTotp': 'signedIn',
  'mail.list': 'admin',
  'deployment.failedEvents': 'admin',
  'deployment.health': 'admin',
  'deployment.retryEvent': 'admin',
  'ops.commands': 'admin',
  'ops.run': 'admin',
  'parentLinks.claim': 'signedIn',
  'parentLinks.list': 'signedIn',
  'parentLinks.remove': 'signedIn',
  'practice.history': 'signedIn',
  'practice.upload': 'signedIn',
  'questions.archive': 'editor',
  'questions.addComment': 'editor',
  'questions.comments': 'editor',
  'questions.create': 'editor',
  'questions.duplicate': 'editor',
  'questions.get': 'editor',
  'questions.list': 'editor',
  'questions.restore': 'editor',
  'questions.revision': 'editor',
  'questions.revisions': 'editor',
  'questions.parameters': 'editor',
  'questions.setSuspended': 'editor',
  'questions.reports': 'editor',
  'questions.reviews': 'editor',
  'questions.selection': 'editor',
  'questions.setCommentState': 'editor',
  'questions.setReportState': 'editor',
  'questions.setFindings': 'editor',
  'questions.setReviewState': 'editor',
  'questions.update': 'editor',
  'recommend.list': 'signedIn',
  'recommend.plan': 'signedIn',
  'recovery.cancelEmailChange': 'signedIn',
  'recovery.issueResetLink': 'admin',
  'recovery.requestEmailChange': 'signedIn',
  'recovery.requestVerification': 'signedIn',
  'recovery.status': 'signedIn',
  'reminders.add': 'signedIn',
  'reminders.list': 'signedIn',
  'reminders.remove': 'signedIn',
  'savedPlans.sync': 'signedIn',
  'share.claim': 'signedIn',
  'share.list': 'signedIn',
  'settings.get': 'admin',
  'settings.setAnnouncement': 'admin',
  'settings.setSale': 'admin',
  'share.remove': 'signedIn',
  'sharedLinks.list': 'admin',
  'studyPlan.merge': 'signedIn',
  'studyPlan.mergeRecord': 'signedIn',
  'studyPlan.progress': 'signedIn',
  'studyPlan.syncPlan': 'signedIn',
  'users.endSignIns': 'admin',
  'users.export': 'admin',
  'users.list': 'admin',
  'users.remove': 'admin',
  'users.resetFactors': 'admin',
  'users.setRole': 'admin',
  'users.setSuspended': 'admin',
}

const cases = Object.entries(gated).flatMap(([name, permission]) =>
  callers.map((caller) => ({ name, caller, answer: answers[permission][caller] })),
)

/** Classifies a response. The calls send no input, so a validation error also means that the caller is authorized. */
function describeAnswer({ status }: Response): string {
  if (status >= 500) return 'our fault'
  return status === 401 || status === 403 ? `refused with ${status}` : 'let in'
}

/** All procedures of the router, each with its dotted name. */
const procedures = Object.entries<unknown>(appRouter._def.procedures).map(([name, procedure]) => ({
  name,
  definition: typeof procedure === 'function' && '_def' in procedure ? procedure._def : undefined,
}))

const definitionSchema = z.object({
  meta: z.object({ permission: z.string() }),
  type: z.enum(['query', 'mutation']),
})

function findDefinition(name: string): z.infer<typeof definitionSchema> {
  return definitionSchema.parse(procedures.find((procedure) => procedure.name === name)?.definition)
}

const server = closeAfterTests(await startTestServer())

const people = { student: await signInNewUser(server), editor: await signInNewUser(server, 'editor') }

/** Sends a request with the credentials of the caller in the given case. */
async function send(
  { name, caller, answer }: (typeof cases)[number],
  path: string,
  init: NonNullable<Parameters<typeof server.request>[1]>,
): Promise<Response> {
  if (caller === 'anonymous') return server.request(path, init)
  const response = await server.request(path, { ...init, headers: people[caller].bearer })
  const isAcceptedMutation = answer === 'let in' && findDefinition(name).type === 'mutation'
  // Some mutations sign out or delete the user that calls them, so create a new user for the next call.
  if (isAcceptedMutation && (await fetchMeStatus(server, people[caller])) !== 200)
    people[caller] = await signInNewUser(server, caller)
  return response
}

describe('appRouter', () => {
  it.each(procedures)('declares a permission and an output schema for $name', ({ definition }) => {
    expect(definition).toHaveProperty('meta.permission', expect.stringMatching(/^(public|signedIn|editor|admin)$/))
    expect(definition).toHaveProperty('output._zod')
  })

  it('requires exactly the permissions in the table', () => {
    const found = procedures.map(({ name }) => ({ name, permission: findDefinition(name).meta.permission }))
    const closed = found.filter(({ permission }) => permission !== 'public')
    expect(Object.fromEntries(closed.map(({ name, permission }) => [name, permission]))).toEqual(gated)
  })
})

describe('permissions through tRPC', () => {
  it.each(cases)('enforces the permission when $caller calls $name through tRPC: $answer', async (one) => {
    const { name, answer } = one
    const isQuery = findDefinition(name).type === 'query'
    const response = await send(one, `/api/trpc/${name}`, {
      method: isQuery ? 'GET' : 'POST',
      ...(!isQuery && { json: {} }),
    })
    expect(describeAnswer(response)).toBe(answer)
  })
})

const rows = routes.flatMap(({ method, paths, procedure }) => {
  const ofProcedure = cases.filter(({ name }) => name === procedure)
  return paths.flatMap((path) => ofProcedure.map((one) => ({ ...one, method, path: path.replaceAll(/\{\w+\}/g, '1') })))
})

describe('permissions through REST', () => {
  it.each(rows)('enforces the permission when $caller calls $method $path: $answer', async (one) => {
    const { method, path, answer } = one
    const response = await send(one, path, {
      method,
      ...(method !== 'GET' && { json: {} }),
    })
    expect(describeAnswer(response)).toBe(answer)
  })
})
