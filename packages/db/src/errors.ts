/** An error that an operator can fix. The message is a single line and contains no secrets. */
export class OperatorError extends Error {}

/** The data directory is in use by another process, or already open in this process. */
export class DataDirectoryInUseError extends OperatorError {
  override readonly name = 'DataDirectoryInUseError'
}

/** The data directory cannot be created, read or written, or contains something other than our database. */
export class DataDirectoryError extends OperatorError {
  override readonly name = 'DataDirectoryError'
}

/** The PostgreSQL server cannot be reached, or rejects the role or the database in the URL. */
export class DatabaseConnectionError extends OperatorError {
  override readonly name = 'DatabaseConnectionError'
}

/** The database does not match the migrations folder. No migrations were applied from the first mismatch onward. */
export class MigrationError extends OperatorError {
  override readonly name = 'MigrationError'
}
