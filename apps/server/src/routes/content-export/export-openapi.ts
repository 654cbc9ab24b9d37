import { exportMessageSchema } from '@pathwise/api/content-export/content-export.schemas'
import { draftPdfInputSchema } from '@pathwise/api/content-export/draft-pdf'
import { refusals } from '../rest/openapi.ts'
import { toJsonSchema } from '../rest/procedure-schemas.ts'

const zip = {
  operationId: 'export.zip',
  tags: ['export'],
  summary: 'Streams content library items as a ZIP of PDFs',
  security: [{ bearer: [] }],
  description:
    'Requires a signed-in user. `skipped.txt` in the ZIP lists items that are unknown, deleted or cannot be rendered.',
  parameters: [
    {
      name: 'ids',
      in: 'query',
      required: true,
      description: 'Up to 2,000 ids, separated by commas, in file order',
      schema: { type: 'string', pattern: '^[0-9]+(,[0-9]+)*$' },
    },
    { name: 'fmt', in: 'query', required: true, schema: { type: 'string', enum: ['pdf'] } },
  ],
  responses: {
    200: {
      description: 'The ZIP',
      headers: {
        'X-Export-Job': {
          description: 'The id for the progress WebSocket, sent before the first byte of the ZIP',
          schema: { type: 'string' },
        },
      },
      content: { 'application/zip': {} },
    },
    ...refusals,
  },
}

const progress = {
  operationId: 'export.progress',
  tags: ['export'],
  summary: 'Opens a WebSocket that reports the progress of an export',
  security: [{ bearer: [] }, { refreshCookie: [] }],
  description:
    'Needs a signed-in user. Each message is JSON; the last one has the final state. The connection closes with code 4404 ' +
    'when the export is unknown or belongs to another user.',
  parameters: [{ name: 'jobId', in: 'path', required: true, schema: { type: 'string' } }],
  responses: {
    101: {
      description: 'The messages',
      content: { 'application/json': { schema: toJsonSchema(exportMessageSchema, 'output') } },
    },
    ...refusals,
  },
}

const draft = {
  operationId: 'export.draft',
  tags: ['export'],
  summary: 'Returns the PDF of an unsaved text',
  security: [{ bearer: [] }],
  description:
    'Requires an editor. The body has the fields of a content item as the editor writes them. An account can have one ' +
    'PDF rendered at a time.',
  requestBody: {
    required: true,
    content: { 'application/json': { schema: toJsonSchema(draftPdfInputSchema, 'input') } },
  },
  responses: { 200: { description: 'The PDF', content: { 'application/pdf': {} } }, ...refusals },
}

/** OpenAPI entries for the export endpoints, which have no tRPC procedure. */
export const exportOperations = {
  '/api/export/zip': { get: zip },
  '/api/export/draft': { post: draft },
  '/api/export/ws/{jobId}': { get: progress },
}
