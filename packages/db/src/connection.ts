/** The query methods shared by transactions and connections. */
export interface Queries {
  query(sql: string, parameters?: readonly unknown[]): Promise<{ rows: unknown[] }>
}

/** A raw connection to the database. All statements run in the same session, which session locks require. */
export interface Connection extends Queries {
  /**
   * Runs a script with several statements, in one transaction unless the script controls transactions itself.
   * @returns the rows of all statements, in order
   */
  execute(script: string): Promise<unknown[]>
  /** Runs `work` in a transaction. Commits when `work` resolves, or rolls back and rethrows when it rejects. */
  transaction<Result>(work: (transaction: Queries) => Promise<Result>): Promise<Result>
}
