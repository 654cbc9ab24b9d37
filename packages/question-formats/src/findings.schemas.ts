import { z } from 'zod'

/** File formats. CSV and JSON Lines use custom columns and fields, defined in csv/columns.ts and jsonl/fields.ts. */
export const transferFormats = ['csv', 'jsonl', 'moodle_xml', 'gift', 'qti'] as const
export type TransferFormat = (typeof transferFormats)[number]

/** Formats of imported files. XLSX files use the CSV columns in the first sheet of the workbook. */
export const importFormats = ['csv', 'xlsx', 'jsonl', 'moodle_xml', 'gift', 'qti'] as const
export type ImportFormat = (typeof importFormats)[number]

/** Loss codes. The row is skipped or imported incompletely, but the rest of the file can still be imported. */
export const lossCodes = [
  /**
   * An embedded image, recording or other object. The detail is its URL, or its alternative text or tag name if it has
   * no URL.
   */
  'media',
  'unsupported_question_type',
  /**
   * More than one answer earns full points, but students can choose only one. The detail is the number of answers that
   * earn points.
   */
  'several_right_answers',
  'further_answers',
  'answer_tolerance',
  'units',
  /** None of the answers is correct. The question is imported without an answer. */
  'no_right_answer',
  'partial_marks',
  'points',
  'choice_feedback',
  'feedback',
  'hints',
  /** Markdown is imported as plain text. */
  'markdown',
  'unknown_field',
  /** The question has no text. It is imported so that its author can add the text. */
  'empty_question',
  /**
   * A formula that KaTeX rejects, or can render only by guessing its meaning. It is imported unchanged. The detail is
   * its LaTeX source.
   */
  'broken_formula',
  /** A figure whose data is not in our format. Only its alternative text is imported. The detail is the error. */
  'broken_figure',
  /**
   * A MathML formula whose meaning would change in LaTeX. It is imported as MathML source, which is also the detail.
   */
  'mathml_as_source',
  /** The title was too long and was truncated. */
  'title_shortened',
  /** A duplicate of an earlier question in the file. The detail is the number of the earlier question. */
  'same_as_row',
  /** A file in an archive that is not a question. */
  'unused_file',
  /** A sheet of a workbook after the first one. */
  'unused_sheet',
  /**
   * Any other lint finding of the editor. The detail contains the rule, the position and the match, separated by
   * spaces.
   */
  'lint',
  /**
   * A question with several gaps or pairs was split into one question per gap or pair. The detail is the number of
   * resulting questions.
   */
  'split',
  /** A question template was imported as one of its possible instances. */
  'template_instance',
] as const

/** Refusal codes. A row with any of these is not imported. */
export const refusalCodes = [
  'encoding',
  'not_text',
  'file_too_large',
  'too_many_questions',
  'row_too_large',
  'no_questions',
  'csv_syntax',
  'csv_header',
  'too_many_columns',
  /** A cell that a spreadsheet converted to a date, or whose formula failed. The detail is its column and text. */
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
  /** A value that is not allowed in the field. The detail is the field and the value. */
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
/** A machine-readable problem with a row. The detail is, for example, a name, a URL or an excerpt of the row. */
export type Finding = z.infer<typeof findingSchema>
export type LossCode = (typeof lossCodes)[number]
export type RefusalCode = (typeof refusalCodes)[number]

/** A column of an imported table. */
export const fileColumnSchema = z.object({
  header: z.string(),
  name: z.string().describe('The field that the column holds, or an empty text if it is left out.'),
})
export type FileColumn = z.infer<typeof fileColumnSchema>

export const rowPlaceSchema = z.object({
  /** 1 for the first question in the file, 0 for the file itself. */
  number: z.int().nonnegative(),
  /** The one-based number of the line where the row starts. */
  line: z.int().positive().optional(),
  /** The id or title of the question in the file, or the path of the file in an archive. */
  item: z.string().optional(),
})
export type RowPlace = z.infer<typeof rowPlaceSchema>
