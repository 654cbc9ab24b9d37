import { inputSchemaOf, jsonSchemaOf, outputSchemaOf, propertiesOf } from './procedure-schemas.ts'
import { type Route, takesBody } from './route.ts'

function pathNames(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? [])
}

function parametersAndBody(route: Route, path: string) {
  const schema = inputSchemaOf(route.procedure)
  if (!schema) return {}
  const inPath = new Set(pathNames(path))
  const fields = propertiesOf(schema)
  const outside = takesBody(route) ? fields.filter(({ name }) => inPath.has(name)) : fields
  const inside = fields.filter((field) => !outside.includes(field))
  return {
    parameters: outside.map(({ name, required, schema: property }) => ({
      name,
      in: inPath.has(name) ? 'path' : 'query',
      required: inPath.has(name) || required,
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

function operation(route: Route, path: string) {
  const output = outputSchemaOf(route.procedure)
  // Two paths may share a procedure, and an operationId must be unique.
  const operationId = `${route.procedure}:${path}`
  return {
    operationId,
    tags: [route.procedure.split('.')[0]],
    ...parametersAndBody(route, path),
    responses: {
      200: {
        description: 'The answer',
        ...(output && { content: { 'application/json': { schema: jsonSchemaOf(output, 'output') } } }),
      },
      '4XX': { $ref: '#/components/responses/Refusal' },
      '5XX': { $ref: '#/components/responses/Fault' },
    },
  }
}

const jsonObject = (properties: object) => ({
  content: { 'application/json': { schema: { type: 'object', properties, required: Object.keys(properties) } } },
})

/**
 * Builds the OpenAPI 3.1 document of the REST endpoints from the table that mounts them.
 * @param others handwritten entries for the paths that have no procedure
 */
export function openApiDocument<Others extends object>(routes: readonly Route[], version: string, others: Others) {
  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {}
  for (const route of routes) {
    for (const path of route.paths) {
      paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route, path) }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Pathwise', version },
    paths: { ...paths, ...others },
    components: {
      responses: {
        Refusal: {
          description: 'Refused; `detail` says why. A failed validation (422) lists each field as {loc, msg, type}.',
          ...jsonObject({ detail: {} }),
        },
        Fault: {
          description: 'Our fault; `id` finds the line in the log.',
          ...jsonObject({ detail: { type: 'string' }, id: { type: 'string' } }),
        },
      },
    },
  }
}
