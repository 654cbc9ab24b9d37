/**
 * Limits of an imported file. A file that exceeds them is rejected, because it could exhaust the server's CPU or
 * memory.
 */
export const transferLimits = {
  /** Bytes of the uploaded file. */
  fileBytes: 50 * 1024 * 1024,
  /** Questions in a file. */
  questions: 10_000,
  /** UTF-16 code units of one question in the file, including its markup. */
  rowLength: 4_000_000,
  /** UTF-16 code units of one JSON line, which can have pictures in it. */
  lineLength: 16_000_000,
  /** UTF-16 code units of all pictures of one question in Base64. Further ones are left out. */
  pictureLength: 30_000_000,
  /** Entries in an archive. */
  archiveEntries: 20_000,
  /** Uncompressed bytes of one file in an archive, if the file is read. */
  archiveEntryBytes: 8 * 1024 * 1024,
  /** Total uncompressed bytes of all files in an archive, as declared. */
  archiveBytes: 200 * 1024 * 1024,
  /** Total unpacked bytes of a workbook, and of each file in it. */
  workbookBytes: 64 * 1024 * 1024,
  /** Columns of a table. */
  columns: 1_000,
  /** Depth of nested XML elements. The root is at 0. */
  xmlDepth: 200,
} as const
