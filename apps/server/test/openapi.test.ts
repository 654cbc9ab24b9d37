import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { exportOperations } from '../src/routes/content-export/export-openapi.ts'
import { questionFileOperations } from '../src/routes/question-files/question-files-openapi.ts'
import { openApiDocument } from '../src/routes/rest/openapi.ts'
import { routes } from '../src/routes/rest/routes.ts'
import { startTestServer, type TestServer } from './server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const others = { ...exportOperations, ...questionFileOperations }
const document = openApiDocument(routes, '1.2.3', others)

it('builds a valid OpenAPI 3.1 document', async () => {
  const validator = new Validator()
  expect(await validator.validate(structuredClone(document))).toMatchObject({ valid: true })
  expect(validator.version).toBe('3.1')
})

it('describes every path of the route table with the schema of its response in OpenAPI', () => {
  expect(Object.keys(document.paths)).toEqual([
    ...new Set(routes.flatMap(({ paths }) => paths)),
    ...Object.keys(others),
  ])
  for (const methods of Object.values(document.paths)) {
    for (const { responses } of Object.values(methods)) {
      expect(Object.values(responses)[0]).toHaveProperty('content')
    }
  }
})

it('describes path parameters and the request body in OpenAPI', () => {
  expect(document.paths['/api/share/{id}']?.['get']).toMatchObject({
    parameters: [{ name: 'id', in: 'path', required: true }],
  })
  expect(document.paths['/api/diagnostics/run']?.['post']).toMatchObject({
    requestBody: { content: { 'application/json': { schema: { required: ['context'] } } } },
  })
})

it('serves the OpenAPI document and a viewer that the Content Security Policy allows', async () => {
  expect((await server.request('/api/openapi.json')).status).toBe(200)
  const page = await (await server.request('/api/docs')).text()
  const files = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].flatMap(([, path]) => path ?? [])
  expect(files).toHaveLength(3)
  for (const file of files) {
    const response = await server.request(file)
    expect(response.status, file).toBe(200)
    await response.arrayBuffer()
  }
  expect(page).not.toMatch(/<script>/)
  expect((await server.request('/api/docs/package.json')).status).toBe(404)
})
