import { z } from 'zod'

/**
 * The formats of exported files. table/columns.schemas.ts defines our CSV columns, and jsonl/fields.ts defines our JSON
 * Lines fields.
 */
export const transferFormats = ['csv', 'jsonl', 'moodle_xml', 'gift', 'qti'] as const
export type TransferFormat = (typeof transferFormats)[number]

/** The formats of imported files. XLSX has the same columns as CSV, in the first sheet. */
export const importFormats = ['csv', 'xlsx', 'jsonl', 'moodle_xml', 'gift', 'qti'] as const
export type ImportFormat = (typeof importFormats)[number]

/** Codes of losses. The row is skipped or imported incompletely, but the rest of the file can be imported. */
export const lossCodes = [
  /** An embedded image, recording or other object. The detail is its URL or, without one, its alt text or tag name. */
  'media',
  /**
   * A picture that was rejected, so that only its alt text is imported. The detail is the reason and the picture's URL.
   */
  'picture',
  'unsupported_question_type',
  /**
   * Several answers earn full credit, but students can choose only one. The detail is the number of answers that earn
   * points.
   */
  'several_right_answers',
  'further_answers',
  /** A wildcard in an answer, which only Moodle supports. The detail is the answer's pattern. */
  'wildcard',
  'answer_tolerance',
  'units',
  /** A question for which the file marks no answer as correct. It is imported without a correct answer. */
  'no_right_answer',
  'partial_marks',
  'points',
  'choice_feedback',
  'feedback',
  'hints',
  /** Markdown, which is imported as plain text. */
  'markdown',
  'unknown_field',
  /** A question without text. It is imported so that its author can complete it. */
  'empty_question',
  /**
   * A formula that KaTeX rejects, or accepts only in non-strict mode. It is imported unchanged. The detail is its
   * LaTeX.
   */
  'broken_formula',
  /** A figure whose data is not in our format. Only its alt text is imported. The detail is the error. */
  'broken_figure',
  /**
   * MathML whose meaning would change if converted to LaTeX. Its source is imported as text. The detail is the source.
   */
  'mathml_as_source',
  /** A title that was truncated because it was too long. */
  'title_shortened',
  /** A duplicate of an earlier question in the file. The detail is the row number of the earlier question. */
  'same_as_row',
  /** A file in the archive that contains no question. */
  'unused_file',
  /** A sheet of a workbook other than the first. */
  'unused_sheet',
  /** Any other lint finding. The detail is the rule, the field and the matched text, separated by spaces. */
  'lint',
  /** A question that was split, because it has several gaps or pairs. The detail is the number of new questions. */
  'split',
  /** A template question, of which only one instance is imported. */
  'template_instance',
] as const

/** Codes of refusals. A row with any of these is not imported. */
export const refusalCodes = [
  'encoding',
  'not_text',
  'file_too_large',
  'too_many_questions',
  'row_too_large',
  'no_questions',
  'csv_syntax',
  'quote_not_closed',
  /** A row with more or fewer cells than the header. The detail consists of both cell counts, separated by a slash. */
  'row_width',
  'csv_header',
  'too_many_columns',
  /**
   * A cell that a spreadsheet has converted to a date, or whose formula failed. The detail is the cell's column and
   * text.
   */
  'unreadable_cell',
  'json_syntax',
  'xml_syntax',
  'xml_dtd',
  'xml_too_deep',
  'gift_syntax',
  'not_this_format',
  'zip_broken',
  'zip_path',
  'zip_encrypted',
  'zip_too_many_files',
  'zip_too_large',
  'zip_file_missing',
  'missing_field',
  'invalid_field',
  /** The column `choices` of a table does not contain a JSON list. */
  'choices_not_json',
  /** A value that the field does not allow. The detail is the field and the value. */
  'unknown_value',
  'text_too_large',
  'id_twice_in_file',
  'id_exists',
  'id_archived',
] as const

export const findingSchema = z.discriminatedUnion('severity', [
  z.object({ severity: z.literal('lost'), code: z.enum(lossCodes), detail: z.string() }),
  z.object({ severity: z.literal('refused'), code: z.enum(refusalCodes), detail: z.string() }),
])
/** A problem with a row. Depending on the code, the detail is, for example, a name, a URL or an excerpt. */
export type Finding = z.infer<typeof findingSchema>
export type LossCode = (typeof lossCodes)[number]
export type RefusalCode = (typeof refusalCodes)[number]

export const fileColumnSchema = z.object({
  header: z.string(),
  name: z.string().describe('The field in the column, or an empty text to skip the column.'),
})
export type FileColumn = z.infer<typeof fileColumnSchema>

export const rowPlaceSchema = z.object({
  /** The number of the row, from 1, or 0 for the file itself. */
  number: z.int().nonnegative(),
  /** The line on which the row starts, from 1. */
  line: z.int().positive().optional(),
  /** The question's id or title in the file, or its path in an archive. */
  item: z.string().optional(),
})
export type RowPlace = z.infer<typeof rowPlaceSchema>
