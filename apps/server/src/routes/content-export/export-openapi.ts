import { exportMessageSchema } from '@pathwise/api/content-export/content-export.schemas'
import { jsonSchemaOf } from '../rest/procedure-schemas.ts'

const refusals = {
  '4XX': { $ref: '#/components/responses/Refusal' },
  '5XX': { $ref: '#/components/responses/Fault' },
} as const

const zip = (path: string) => ({
  operationId: `export.zip:${path}`,
  tags: ['export'],
  summary: 'A ZIP of PDFs, streamed as they are drawn',
  description:
    'Needs a bearer token. Items that are unknown, deleted or cannot be drawn are named in `skipped.txt` in the ZIP.',
  parameters: [
    {
      name: 'ids',
      in: 'query',
      required: true,
      description: 'At most 2,000 ids of items, by comma, in the order of the files',
      schema: { type: 'string', pattern: '^[0-9]+(,[0-9]+)*$' },
    },
    { name: 'fmt', in: 'query', required: true, schema: { type: 'string', enum: ['pdf'] } },
  ],
  responses: {
    200: {
      description: 'The ZIP',
      headers: {
        'X-Export-Job': {
          description: 'The id by which the export can be watched. It comes before the first byte of the ZIP.',
          schema: { type: 'string' },
        },
      },
      content: { 'application/zip': {} },
    },
    ...refusals,
  },
})

const progress = (path: string) => ({
  operationId: `export.progress:${path}`,
  tags: ['export'],
  summary: 'A WebSocket that tells how far an export is',
  description:
    'Needs a bearer token, or the session cookie on a page of this origin. Each message is JSON as below; the last one ' +
    'says how the export has ended. An unknown export, or somebody else’s, closes the connection with code 4404.',
  parameters: [{ name: 'jobId', in: 'path', required: true, schema: { type: 'string' } }],
  responses: {
    101: {
      description: 'The messages that follow',
      content: { 'application/json': { schema: jsonSchemaOf(exportMessageSchema, 'output') } },
    },
    ...refusals,
  },
})

/** OpenAPI entries of the two export endpoints, which have no tRPC procedure. */
export const exportOperations = {
  '/api/export/zip': { get: zip('/api/export/zip') },
  '/export/zip': { get: zip('/export/zip') },
  '/api/export/ws/{jobId}': { get: progress('/api/export/ws/{jobId}') },
  '/export/ws/{jobId}': { get: progress('/export/ws/{jobId}') },
}
