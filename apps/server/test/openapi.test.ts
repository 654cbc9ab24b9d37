import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, it } from 'vitest'
import { exportOperations } from '../src/routes/content-export/export-openapi.ts'
import { pictureOperations } from '../src/routes/pictures/pictures-openapi.ts'
import { questionFileOperations } from '../src/routes/question-files/question-files-openapi.ts'
import { buildOpenApiDocument } from '../src/routes/rest/openapi.ts'
import { findInputSchema, listProperties } from '../src/routes/rest/procedure-schemas.ts'
import { routes } from '../src/routes/rest/routes.ts'
import { startForTest, startTestServer } from './server.ts'

const server = closeAfterTests(await startTestServer())

const others = { ...exportOperations, ...questionFileOperations, ...pictureOperations }
const document = buildOpenApiDocument(routes, '1.2.3', others)

/** The project has no license file to link to. */
const config = createConfig({ extends: ['recommended'], rules: { 'info-license': 'off' } })

async function lint(source: object): Promise<string[]> {
  const problems = await lintFromString({ source: JSON.stringify(source), config: await config })
  return problems.map(({ ruleId, message, location: [place] }) => `${ruleId} ${place?.pointer}: ${message}`)
}

it("serves an OpenAPI document that passes Redocly's recommended rules", async () => {
  // A successful WebSocket response has status 101, which this rule does not accept.
  expect(await lint(document)).toEqual([expect.stringMatching(/^operation-2xx-response .*export~1ws/)])
})

it('reports an operation whose summary is missing', async () => {
  const { summary: _, ...operation } = document.paths['/api/version']?.['get'] ?? {}
  const problems = await lint({ ...document, paths: { ...document.paths, '/api/version': { get: operation } } })
  expect(problems).toContainEqual(expect.stringMatching(/^operation-summary .*api~1version/))
})

it('documents the first path and the response schema of every route', () => {
  expect(Object.keys(document.paths)).toEqual([
    ...new Set(routes.map(({ paths: [path] }) => path)),
    ...Object.keys(others),
  ])
  for (const methods of Object.values(document.paths)) {
    for (const { responses } of Object.values(methods)) {
      expect(Object.values(responses)[0]).toHaveProperty('content')
    }
  }
})

it('describes every input field in the OpenAPI document', () => {
  const wordless = routes.flatMap(({ procedure }) => {
    const schema = findInputSchema(procedure)
    const fields = schema ? listProperties(schema) : []
    return fields.flatMap(({ name, description }) => (description ? [] : `${procedure}: ${name}`))
  })
  expect(wordless).toEqual([])
})

it('documents path parameters and request bodies of REST endpoints', () => {
  expect(document.paths['/api/share/{id}']?.['get']).toMatchObject({
    parameters: [{ name: 'id', in: 'path', required: true, description: expect.stringContaining('shared report') }],
  })
  expect(document.paths['/api/diagnostics/run']?.['post']).toMatchObject({
    requestBody: { content: { 'application/json': { schema: { required: ['context'] } } } },
  })
})

it('serves the OpenAPI document, and a viewer without inline scripts, which the Content Security Policy blocks', async () => {
  expect((await server.request('/api/openapi.json')).status).toBe(200)
  const page = await (await server.request('/api/docs')).text()
  const files = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].flatMap(([, path]) => path ?? [])
  expect(files).toHaveLength(4)
  for (const file of files) {
    const response = await server.request(file)
    expect(response.status, file).toBe(200)
    await response.arrayBuffer()
  }
  expect(page).not.toMatch(/<script>/)
  expect((await server.request('/api/docs/package.json')).status).toBe(404)
})

it('serves no documentation when API_DOCS is off', async () => {
  const quiet = await startForTest({ database: server.database, environment: { apiDocs: false } })
  for (const path of ['/api/docs', '/api/openapi.json']) {
    expect((await quiet.request(path)).status, path).toBe(404)
  }
})
