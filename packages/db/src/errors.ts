/** Another process, or this one, holds the data directory. */
export class DataDirectoryInUseError extends Error {
  override readonly name = 'DataDirectoryInUseError'
}

/** The migrations folder and the database disagree; nothing was applied after the point of disagreement. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError'
}
