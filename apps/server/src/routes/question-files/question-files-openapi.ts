import { bulkMessageSchema, bulkRequestSchema } from '@pathwise/api/questions/bulk/bulk.schemas'
import { exportMessageSchema } from '@pathwise/api/questions/export/export.schemas'
import { importMessageSchema, importPreviewSchema } from '@pathwise/api/questions/import/import.schemas'
import type { z } from 'zod'
import { refusals } from '../rest/openapi.ts'
import { listProperties, toJsonSchema } from '../rest/procedure-schemas.ts'
import { exportQuerySchema, exportSelectionBodySchema } from './export-file.ts'
import { importQuerySchema } from './import-file.ts'

function queryParameters(schema: z.ZodType) {
  return listProperties(schema).map(({ name, required, schema: property }) => ({
    name,
    in: 'query',
    required,
    schema: property,
  }))
}

const exportedFile = {
  200: {
    description: 'The file, streamed. JSON lines have this schema only with `progress`.',
    content: {
      'text/csv': {},
      'application/x-ndjson': { schema: toJsonSchema(exportMessageSchema, 'output') },
      'application/xml': {},
      'text/plain': {},
      'application/zip': {},
    },
  },
  ...refusals,
}

function jsonBody(schema: z.ZodType) {
  return { required: true, content: { 'application/json': { schema: toJsonSchema(schema, 'input') } } }
}

/** OpenAPI entries for the bulk question endpoints, which have no tRPC procedure. */
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
      description: 'Requires an editor.',
      security: [{ bearer: [] }],
      parameters: queryParameters(exportQuerySchema),
      responses: exportedFile,
    },
    post: {
      operationId: 'questions.exportSelection',
      tags: ['questions'],
      summary: 'Exports the listed questions as a file',
      description: 'Requires an editor.',
      security: [{ bearer: [] }],
      requestBody: jsonBody(exportSelectionBodySchema),
      responses: exportedFile,
    },
  },
  '/api/admin/questions/bulk': {
    post: {
      operationId: 'questions.changeMany',
      tags: ['questions'],
      summary: 'Changes up to 10,000 questions at once, or undoes the last such change',
      description:
        'Needs an editor. All changes are stored together or not at all: ending the request takes them back. Questions ' +
        'that have changed since they were read, or may not be changed so, are left as they are and named in the result.',
      security: [{ bearer: [] }],
      requestBody: jsonBody(bulkRequestSchema),
      responses: {
        200: {
          description: 'One line per step and a last line with the result',
          content: { 'application/x-ndjson': { schema: toJsonSchema(bulkMessageSchema, 'output') } },
        },
        ...refusals,
      },
    },
  },
}
