import { findInputSchema, findOutputSchema, findPermission, listProperties, toJsonSchema } from './procedure-schemas.ts'
import { acceptsBody, type Route } from './route.ts'

function pathNames(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? [])
}

function parametersAndBody(route: Route, path: string) {
  const schema = findInputSchema(route.procedure)
  if (!schema) return {}
  const inPath = new Set(pathNames(path))
  const fields = listProperties(schema)
  const outside = acceptsBody(route) ? fields.filter(({ name }) => inPath.has(name)) : fields
  const inside = fields.filter((field) => !outside.includes(field))
  return {
    parameters: outside.map(({ name, required, description, schema: property }) => ({
      name,
      in: inPath.has(name) ? 'path' : 'query',
      required: inPath.has(name) || required,
      description,
      schema: property,
    })),
    ...(inside.length > 0 && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: Object.fromEntries(inside.map(({ name, schema: property }) => [name, property])),
              required: inside.filter(({ required }) => required).map(({ name }) => name),
            },
          },
        },
      },
    }),
  }
}

const bearer = { bearer: [] }

/** The refresh cookie authenticates these procedures, which renew or end a session. */
const cookieProcedures: ReadonlySet<string> = new Set(['auth.refresh', 'auth.logout'])

function findSecurity({ procedure }: Route) {
  if (cookieProcedures.has(procedure)) return [{ refreshCookie: [] }]
  return findPermission(procedure) === 'public' ? [] : [bearer]
}

const needs = { public: '', signedIn: 'Needs a signed-in user.', editor: 'Needs an editor.', admin: 'Needs an admin.' }

function operation(route: Route) {
  const [path] = route.paths
  const output = findOutputSchema(route.procedure)
  const description = needs[findPermission(route.procedure)]
  return {
    operationId: route.procedure,
    tags: [route.procedure.split('.')[0]],
    summary: route.summary,
    ...(description && { description }),
    security: findSecurity(route),
    ...parametersAndBody(route, path),
    responses: {
      200: {
        description: 'The result',
        ...(output && { content: { 'application/json': { schema: toJsonSchema(output, 'output') } } }),
      },
      ...refusals,
    },
  }
}

/** The error responses that the documentation lists for every operation. */
export const refusals = {
  '4XX': { $ref: '#/components/responses/Refusal' },
  '5XX': { $ref: '#/components/responses/Fault' },
} as const

const tags = {
  system: 'Health and version of the server',
  auth: 'Sign-in, access tokens and the current user',
  content: 'The content library',
  ops: 'Operations that an admin may run',
  diagnostics: 'Study strategies',
  practice: 'Practice problems',
  pictures: 'Pictures in texts',
  questions: 'The question bank',
  recommend: 'Recommendations',
  share: 'Shared reports',
  billing: 'Plans and subscriptions',
  export: 'Content exports',
}

const description = `Sign in with \`POST /api/auth/login\` to get an access token, and send it as \`Authorization: Bearer TOKEN\`.
An access token is valid for 15 minutes unless the server is configured otherwise; the refresh cookie that sign-in sets
gets the next one from \`POST /api/auth/refresh\`. Endpoints that are also open to visitors answer 401 to an invalid or
expired token if the response depends on the caller. Responses are in the language of \`Accept-Language\`. A call that is
refused with 429 names in \`Retry-After\` the seconds to wait. Some endpoints of earlier versions also answer without
\`/api\`.`

const jsonObject = (properties: object) => ({
  content: { 'application/json': { schema: { type: 'object', properties, required: Object.keys(properties) } } },
})

/**
 * Builds an OpenAPI 3.1 document from the route table.
 * @param others handwritten entries for paths without a procedure
 */
export function buildOpenApiDocument<Others extends object>(routes: readonly Route[], version: string, others: Others) {
  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {}
  for (const route of routes) {
    const [path] = route.paths
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Pathwise API', version, description },
    servers: [{ url: '/' }],
    tags: Object.entries(tags).map(([name, about]) => ({ name, description: about })),
    paths: { ...paths, ...others },
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The access token that sign-in returns' },
        refreshCookie: {
          ...{ type: 'apiKey', in: 'cookie', name: 'pathwise_refresh' },
          description: 'Set at sign-in. Over HTTPS, its name is `__Host-pathwise_refresh`.',
        },
      },
      responses: {
        Refusal: {
          description:
            'The request was rejected for the reason in `detail`; failed validation (422) lists fields as {loc, msg, type}',
          ...jsonObject({ detail: {} }),
        },
        Fault: {
          description: 'The server failed; `id` identifies the log line',
          ...jsonObject({ detail: { type: 'string' }, id: { type: 'string' } }),
        },
      },
    },
  }
}
