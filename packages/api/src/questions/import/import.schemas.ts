import { storedFields, writtenFields } from '@pathwise/question-formats/fields.schemas'
import { findingSchema, rowPlaceSchema, transferFormats } from '@pathwise/question-formats/findings.schemas'
import { z } from 'zod'

/** What the questions of a file get that do not say it themselves. */
export const importDefaultsSchema = z
  .object(writtenFields)
  .pick({
    subject: true,
    course: true,
    grade_code: true,
    /** Otherwise it follows from the grade. */
    education_level: true,
    difficulty_level: true,
    /** Otherwise it follows from the level. */
    difficulty_score: true,
  })
  .partial()
export type ImportDefaults = z.infer<typeof importDefaultsSchema>

export const importOptionsSchema = importDefaultsSchema.extend({
  format: z.enum(transferFormats),
  /** Whether a question with a legacy id of the bank is an edit of that one; otherwise it is refused. */
  replace: z.boolean().default(false),
})
export type ImportOptions = z.infer<typeof importOptionsSchema>

/** What becomes of a row: refused, and the file with it; left out; a new question; an edit of one of the bank. */
export const rowActions = ['refuse', 'leave_out', 'create', 'replace'] as const

export const importedRowSchema = rowPlaceSchema.extend({
  action: z.enum(rowActions),
  findings: z.array(findingSchema),
  /** Null for a row that becomes none. */
  question: z
    .object({
      legacy_id: z.string(),
      ...storedFields,
      /** The beginning of the body, without markup, with its formulas as LaTeX. */
      excerpt: z.string(),
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
  /** In the bank already, just so. */
  unchanged: z.int(),
  left_out: z.int(),
})
export type ImportCounts = z.infer<typeof countsSchema>

/** What a dry run answers. */
export const importPreviewSchema = z.object({
  /** Whether the file would be stored as it is. */
  accepted: z.boolean(),
  rows: z.array(importedRowSchema),
})
export type ImportPreview = z.infer<typeof importPreviewSchema>

/** The lines that an import answers; the last one has a state. */
export const importMessageSchema = z.union([
  z.object({ state: z.literal('finished'), ...countsSchema.shape }),
  /** Nothing is stored: these rows are refused. */
  z.object({ state: z.literal('refused'), rows: z.array(importedRowSchema) }),
  /** Nothing is stored. */
  z.object({ state: z.literal('failed'), detail: z.string() }),
  /** `reading` does not know its total; `checking` looks for problems in what is stored already. */
  z.object({
    phase: z.enum(['reading', 'storing', 'checking']),
    done: z.int(),
    total: z.int().optional(),
  }),
])
export type ImportMessage = z.infer<typeof importMessageSchema>
export type ImportProgress = Extract<ImportMessage, { phase: string }>
export type ImportResult = Extract<ImportMessage, { state: 'finished' | 'refused' }>
