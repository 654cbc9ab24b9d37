/**
 * Limits for imported files. A file over any of them is rejected, because it could exhaust the server's CPU or memory.
 */
export const transferLimits = {
  /** The maximum size of the upload, in bytes. */
  fileBytes: 50 * 1024 * 1024,
  /** The maximum number of questions in a file. */
  questions: 10_000,
  /** The maximum length of a question in Moodle XML, including markup but not its files, in UTF-16 code units. */
  rowLength: 4_000_000,
  /** The maximum length of a question in a text format, including its pictures, in UTF-16 code units. */
  lineLength: 16_000_000,
  /** The maximum total Base64 length of a question's pictures, in UTF-16 code units. Pictures beyond it are omitted. */
  pictureLength: 30_000_000,
  /** The maximum number of entries in an archive. */
  archiveEntries: 20_000,
  /** The maximum uncompressed size of a file that is read from an archive, in bytes. */
  archiveEntryBytes: 8 * 1024 * 1024,
  /** The maximum declared uncompressed size of all files in an archive, in bytes. */
  archiveBytes: 200 * 1024 * 1024,
  /** The maximum uncompressed size of a workbook, and of each file in it, in bytes. */
  workbookBytes: 64 * 1024 * 1024,
  /** The maximum number of columns in a table. */
  columns: 1_000,
  /** The maximum nesting depth of XML elements. The root has depth 0. */
  xmlDepth: 200,
} as const
