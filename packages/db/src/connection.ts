/** The queries that a transaction and its connection share. */
export interface Queries {
  query(sql: string, parameters?: readonly unknown[]): Promise<{ rows: unknown[] }>
}

/** One raw connection to the database. A session lock and the statements after it use the same session. */
export interface Connection extends Queries {
  /**
   * Runs a script of several statements, in one transaction unless the script controls its own.
   * @returns the rows of all statements, in order
   */
  execute(script: string): Promise<unknown[]>
  /** Commits after `work`, or rolls back and rethrows when `work` rejects. */
  transaction<Result>(work: (transaction: Queries) => Promise<Result>): Promise<Result>
}
