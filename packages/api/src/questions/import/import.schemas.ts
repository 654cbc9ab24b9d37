import { storedFields, writtenFields } from '@pathwise/question-formats/fields.schemas'
import {
  fileColumnSchema,
  findingSchema,
  importFormats,
  rowPlaceSchema,
} from '@pathwise/question-formats/findings.schemas'
import { columnNames } from '@pathwise/question-formats/table/columns.schemas'
import { z } from 'zod'
import { setFindingSchema } from '../lint.schemas.ts'

/** Defaults for fields that the file does not set. */
export const importDefaultsSchema = z
  .object(writtenFields)
  .pick({
    subject: true,
    course: true,
    grade_code: true,
    /** If omitted, this is derived from the grade. */
    education_level: true,
    difficulty_level: true,
    /** If omitted, this is derived from the difficulty level. */
    difficulty_score: true,
  })
  .partial()
export type ImportDefaults = z.infer<typeof importDefaultsSchema>

export const importOptionsSchema = importDefaultsSchema.extend({
  format: z.enum(importFormats),
  columns: z
    .string()
    .max(10_000)
    .refine(
      (names) => names.split(',').every((name) => name === '' || columnNames.includes(name)),
      'Names a column that does not exist',
    )
    .optional()
    .describe(
      'For CSV and XLSX: a field name for each column, in order, separated by commas; empty to skip a column. Otherwise, the header is used.',
    ),
  partial: z
    .boolean()
    .default(false)
    .describe('True imports the valid rows of a file. False rejects the file if any row is invalid.'),
  replace: z
    .boolean()
    .default(false)
    .describe('True replaces a question that has the same legacy id. False rejects the row.'),
})
export type ImportOptions = z.infer<typeof importOptionsSchema>

/** The actions that an import can take on a row: reject it, skip it, create a question or edit a question. */
export const rowActions = ['refuse', 'leave_out', 'create', 'replace'] as const

export const importedRowSchema = rowPlaceSchema.extend({
  action: z.enum(rowActions),
  findings: z.array(findingSchema),
  source: z
    .array(z.string())
    .optional()
    .describe('The rejected row as in the file: the cells of a table, or one text. Empty for QTI.'),
  /** Null if the row produces no question. */
  question: z
    .object({
      legacy_id: z.string(),
      ...storedFields,
      excerpt: z.string().describe('The beginning of the body without markup, with formulas as LaTeX.'),
      formulas: z.int(),
      choices: z.int(),
      answer: z.string(),
    })
    .nullable(),
})
export type ImportedRow = z.infer<typeof importedRowSchema>

const countsSchema = z.object({
  created: z.int(),
  replaced: z.int(),
  unchanged: z.int().describe('Questions that the bank already contains unchanged.'),
  left_out: z.int(),
  refused: z.int().describe('Rejected rows, if `partial` is set.'),
})
export type ImportCounts = z.infer<typeof countsSchema>

/** The result of a dry run. */
export const importPreviewSchema = z.object({
  accepted: z.boolean().describe('Whether the file can be imported as is.'),
  columns: z.array(fileColumnSchema).describe('The columns of a table, with the field of each.'),
  findings: z.array(setFindingSchema).default([]).describe('What the questions have in common.'),
  rows: z.array(importedRowSchema),
})
export type ImportPreview = z.infer<typeof importPreviewSchema>

/** One message of a streamed import or dry run. Only the last message has a `state`. */
export const importMessageSchema = z.union([
  /** The last message of a dry run. */
  z.object({ state: z.literal('checked'), ...importPreviewSchema.omit({ rows: true }).shape }),
  z.object({ state: z.literal('finished'), ...countsSchema.shape }),
  /** These rows were rejected, so nothing was stored. */
  z.object({ state: z.literal('refused'), rows: z.array(importedRowSchema) }),
  /** The operation failed as a whole, so nothing was stored. */
  z.object({ state: z.literal('failed'), detail: z.string(), reason: z.string().optional() }),
  /** In phase `checking`, the stored questions are linted. Older servers send no total in phase `reading`. */
  z.object({
    phase: z.enum(['reading', 'pictures', 'storing', 'checking']),
    done: z.int(),
    total: z.int().optional(),
  }),
  /** A page of rows. A dry run sends all rows. An import sends only rejected rows, and rows with rejected pictures. */
  z.object({ rows: z.array(importedRowSchema) }),
])
export type ImportMessage = z.infer<typeof importMessageSchema>
export type ImportProgress = Extract<ImportMessage, { phase: string }>
export type ImportPage = Exclude<ImportMessage, { phase: string } | { state: string }>
export type ImportResult = Extract<ImportMessage, { state: 'finished' | 'refused' }>
