import { z } from 'zod'

/** CSV and JSON Lines are of our own; their columns stand in csv/columns.ts and jsonl/fields.ts. */
export const transferFormats = ['csv', 'jsonl', 'moodle_xml', 'gift', 'qti'] as const
export type TransferFormat = (typeof transferFormats)[number]

/** A row of a file is left out, or comes without something, and the file can still be imported. */
export const lossCodes = [
  /** An image, a recording or something else that is embedded. Its words stay; the detail is its address. */
  'media',
  'unsupported_question_type',
  /** Our questions have one right answer; the detail says which others there were. */
  'several_right_answers',
  'further_answers',
  'answer_tolerance',
  'units',
  /** None of the answers is right; the question comes without one. */
  'no_right_answer',
  'partial_marks',
  'points',
  'choice_feedback',
  'feedback',
  'hints',
  /** Markdown stays as it is written. */
  'markdown',
  'unknown_field',
  /** A title that is too long is cut. */
  'title_shortened',
  /** The same question stands in the file twice; the detail is the number of the first. */
  'same_as_row',
  /** A file of an archive that is no question. */
  'unused_file',
] as const

/** A file with any of these is refused as a whole. */
export const refusalCodes = [
  'encoding',
  'not_text',
  'file_too_large',
  'too_many_questions',
  'row_too_large',
  'no_questions',
  'csv_syntax',
  'csv_header',
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
  'text_too_large',
  'id_twice_in_file',
  'id_exists',
  'id_archived',
] as const

export const findingSchema = z.discriminatedUnion('severity', [
  z.object({ severity: z.literal('lost'), code: z.enum(lossCodes), detail: z.string() }),
  z.object({ severity: z.literal('refused'), code: z.enum(refusalCodes), detail: z.string() }),
])
/** What is wrong with a row, for a program to put into words; the detail is a name, an address or a piece of the row. */
export type Finding = z.infer<typeof findingSchema>
export type LossCode = (typeof lossCodes)[number]
export type RefusalCode = (typeof refusalCodes)[number]

export const rowPlaceSchema = z.object({
  /** The first question of the file is 1; 0 is the file itself. */
  number: z.int().nonnegative(),
  /** Where it begins, counted from 1. */
  line: z.int().positive().optional(),
  /** What the file calls it, or the name of the file in an archive. */
  item: z.string().optional(),
})
export type RowPlace = z.infer<typeof rowPlaceSchema>
