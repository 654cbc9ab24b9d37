/** What is larger is refused, so that no file can keep a server busy or fill its memory. */
export const transferLimits = {
  /** Bytes of a file as it is sent. */
  fileBytes: 50 * 1024 * 1024,
  /** Questions of a file. */
  questions: 10_000,
  /** UTF-16 code units of one question in the file: its markup, its texts and what comes embedded with it. */
  rowLength: 4_000_000,
  /** Files of an archive. */
  archiveEntries: 20_000,
  /** Bytes of one file of an archive, unpacked. */
  archiveEntryBytes: 8 * 1024 * 1024,
  /** Bytes of all files of an archive that are read, unpacked. */
  archiveBytes: 200 * 1024 * 1024,
  /** Elements of XML that are open at the same time. */
  xmlDepth: 200,
} as const
