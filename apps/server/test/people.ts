import { signedInSchema } from '@pathwise/api/auth/auth.schemas'
import type { Role } from '@pathwise/api/auth/roles.vocabulary'
import { buildUser, testPassword } from '@pathwise/testing/builders'
import { z } from 'zod'
import type { TestServer } from './server.ts'

/** A signed-in client, with the credentials that it stores and sends. */
export interface Person {
  readonly id: string
  readonly email: string
  readonly token: string
  /** The cookie as `name=value`, which is how a browser sends it back. */
  readonly cookie: string
  readonly bearer: { readonly authorization: string }
}

/** Returns the refresh cookie that a response sets, as a browser sends it back. */
export function readCookie(response: Response): string {
  const [pair = ''] = response.headers.getSetCookie()[0]?.split(';') ?? []
  return pair
}

export function login(
  server: TestServer,
  email: string,
  password: string = testPassword,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return server.request('/api/auth/login', { method: 'POST', json: { email, password }, headers })
}

export async function signInWith(server: TestServer, email: string, password: string): Promise<Person> {
  const response = await login(server, email, password)
  if (response.status !== 200) throw new Error(`Signing in was refused: ${await response.text()}`)
  const { access_token: token, user } = signedInSchema.parse(await response.json())
  return { id: user.id, email, token, cookie: readCookie(response), bearer: { authorization: `Bearer ${token}` } }
}

/** Signs in to an account as if from another device. */
export function signIn(server: TestServer, { email }: Pick<Person, 'email'>): Promise<Person> {
  return signInWith(server, email, testPassword)
}

/** Creates a user with the given role and signs in as this user. */
export async function signInNewUser(server: TestServer, role: Role = 'student'): Promise<Person> {
  return signIn(server, await buildUser(server.database, { role }))
}

/** Returns the status of `/auth/me` for an access token. */
export async function fetchMeStatus(server: TestServer, { bearer }: Pick<Person, 'bearer'>): Promise<number> {
  return (await server.request('/auth/me', { headers: bearer })).status
}

interface ProcedureAnswer {
  readonly status: number
  readonly headers: Headers
  readonly cookie: string
  /** The result of the procedure, or the data of its error. */
  readonly data: unknown
}

const envelopeSchema = z.union([
  z.object({ result: z.object({ data: z.unknown() }) }).transform(({ result }) => result.data),
  z.object({ error: z.object({ data: z.unknown() }) }).transform(({ error }) => error.data),
])

async function call(server: TestServer, path: string, init: Parameters<TestServer['request']>[1]) {
  const response = await server.request(`/api/trpc/${path}`, init)
  return {
    status: response.status,
    headers: response.headers,
    cookie: readCookie(response),
    data: envelopeSchema.parse(await response.json()),
  } satisfies ProcedureAnswer
}

/** Calls a mutation as a browser does. */
export function mutate(
  server: TestServer,
  procedure: string,
  input: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<ProcedureAnswer> {
  return call(server, procedure, { method: 'POST', json: input ?? {}, headers })
}

/** Calls a query as a browser does. */
export function ask(
  server: TestServer,
  procedure: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<ProcedureAnswer> {
  return call(server, procedure, { headers })
}
