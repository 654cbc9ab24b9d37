import { exportOptionsSchema } from '@pathwise/api/questions/export/export.schemas'
import { importMessageSchema, importPreviewSchema } from '@pathwise/api/questions/import/import.schemas'
import type { z } from 'zod'
import { jsonSchemaOf, propertiesOf } from '../rest/procedure-schemas.ts'
import { importQuerySchema } from './import-file.ts'

const refusals = {
  '4XX': { $ref: '#/components/responses/Refusal' },
  '5XX': { $ref: '#/components/responses/Fault' },
} as const

function queryParameters(schema: z.ZodType) {
  return propertiesOf(schema).map(({ name, required, schema: property }) => ({
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
      summary: 'Imports a file of questions, or says what that would do',
      description:
        'Needs the bearer token of an editor. The file is the body, whatever its content type; at most 50 MiB and ' +
        '10,000 questions. All of it is stored, or nothing. The query names what questions get that do not say it ' +
        'themselves.',
      parameters: queryParameters(importQuerySchema),
      requestBody: { required: true, content: { 'application/octet-stream': {} } },
      responses: {
        200: {
          description: 'With `dry_run`, what each row would become; else a line for each step, and one for the end',
          content: {
            'application/json': { schema: jsonSchemaOf(importPreviewSchema, 'output') },
            'application/x-ndjson': { schema: jsonSchemaOf(importMessageSchema, 'output') },
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
      summary: 'What the list lists, all pages of it, as a file',
      description: 'Needs the bearer token of an editor.',
      parameters: queryParameters(exportOptionsSchema),
      responses: {
        200: {
          description: 'The file, streamed as it is read',
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
