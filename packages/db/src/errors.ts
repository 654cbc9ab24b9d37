/** An error that operators can fix themselves. Its message is one line without secrets. */
export class OperatorError extends Error {}

export class DataDirectoryInUseError extends OperatorError {
  override readonly name = 'DataDirectoryInUseError'
}

/** The data directory cannot be used, or contains something other than a database. */
export class DataDirectoryError extends OperatorError {
  override readonly name = 'DataDirectoryError'
}

/** The PostgreSQL server is unreachable, or rejects the role or database in the URL. */
export class DatabaseConnectionError extends OperatorError {
  override readonly name = 'DatabaseConnectionError'
}

/** The database and the migrations folder do not match. No migration from the mismatch onward was applied. */
export class MigrationError extends OperatorError {
  override readonly name = 'MigrationError'
}
