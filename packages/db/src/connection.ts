export interface Queries {
  query(sql: string, parameters?: readonly unknown[]): Promise<{ rows: unknown[] }>
}

/** A raw connection with a single session, which session locks require. */
export interface Connection extends Queries {
  /**
   * Runs a script of several statements, in one transaction unless the script controls transactions itself.
   * @returns the rows of all statements, in order
   */
  execute(script: string): Promise<unknown[]>
  /** Commits when `work` resolves. Rolls back and rethrows when it rejects. */
  transaction<Result>(work: (transaction: Queries) => Promise<Result>): Promise<Result>
}
