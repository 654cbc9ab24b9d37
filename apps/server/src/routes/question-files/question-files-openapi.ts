import { exportOptionsSchema } from '@pathwise/api/questions/export/export.schemas'
import { importMessageSchema, importPreviewSchema } from '@pathwise/api/questions/import/import.schemas'
import type { z } from 'zod'
import { refusals } from '../rest/openapi.ts'
import { listProperties, toJsonSchema } from '../rest/procedure-schemas.ts'
import { importQuerySchema } from './import-file.ts'

function queryParameters(schema: z.ZodType) {
  return listProperties(schema).map(({ name, required, schema: property }) => ({
    name,
    in: 'query',
    required,
    schema: property,
  }))
}

/** OpenAPI entries of the two question file endpoints, which have no tRPC procedure. */
export const questionFileOperations = {
  '/api/admin/questions/import': {
    post: {
      operationId: 'questions.import',
      tags: ['questions'],
      summary: 'Imports a file of questions, or previews the import',
      security: [{ bearer: [] }],
      description:
        'Needs an editor. The body is the file, of any content type, up to 50 MiB and 10,000 questions. Without `partial`, ' +
        'either all questions are stored, or none. The other query parameters are defaults for questions without these fields.',
      parameters: queryParameters(importQuerySchema),
      requestBody: { required: true, content: { 'application/octet-stream': {} } },
      responses: {
        200: {
          description:
            'With `dry_run`, the result of each row, as lines if they are accepted; otherwise one line per step and a last line with the result',
          content: {
            'application/json': { schema: toJsonSchema(importPreviewSchema, 'output') },
            'application/x-ndjson': { schema: toJsonSchema(importMessageSchema, 'output') },
          },
        },
        ...refusals,
      },
    },
  },
  '/api/admin/questions/export': {
    get: {
      operationId: 'questions.export',
      tags: ['questions'],
      summary: 'Exports all questions that match a filter as a file',
      description: 'Needs an editor.',
      security: [{ bearer: [] }],
      parameters: queryParameters(exportOptionsSchema),
      responses: {
        200: {
          description: 'The file, streamed',
          content: {
            'text/csv': {},
            'application/x-ndjson': {},
            'application/xml': {},
            'text/plain': {},
            'application/zip': {},
          },
        },
        ...refusals,
      },
    },
  },
}
