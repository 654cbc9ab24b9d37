/** An error that an operator can act on. The message is one line without secrets. */
export class OperatorError extends Error {}

/** Another process, or this one, holds the data directory. */
export class DataDirectoryInUseError extends OperatorError {
  override readonly name = 'DataDirectoryInUseError'
}

/** The data directory cannot be created, read or written, or contains something other than our database. */
export class DataDirectoryError extends OperatorError {
  override readonly name = 'DataDirectoryError'
}

/** The PostgreSQL server cannot be reached, or refuses the role or the database of the URL. */
export class DatabaseConnectionError extends OperatorError {
  override readonly name = 'DatabaseConnectionError'
}

/** The migrations folder and the database disagree; nothing was applied after the point of disagreement. */
export class MigrationError extends OperatorError {
  override readonly name = 'MigrationError'
}
