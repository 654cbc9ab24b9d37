/** What a transaction and the connection around it have in common. */
export interface Queries {
  query(sql: string, parameters?: readonly unknown[]): Promise<{ rows: unknown[] }>
}

/** One raw connection to the database, so that a session lock and the statements after it share a session. */
export interface Connection extends Queries {
  /**
   * Runs a script of several statements, as one transaction unless the script says otherwise.
   * @returns the rows of all statements, in order
   */
  execute(script: string): Promise<unknown[]>
  /** Commits what `work` did, or rolls it back and rethrows when `work` rejects. */
  transaction<Result>(work: (transaction: Queries) => Promise<Result>): Promise<Result>
}
