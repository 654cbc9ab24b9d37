/** The query methods shared by transactions and connections. */
export interface Queries {
  query(sql: string, parameters?: readonly unknown[]): Promise<{ rows: unknown[] }>
}

/** A raw connection to the database. All statements use one session, as session locks require. */
export interface Connection extends Queries {
  /**
   * Runs a script with several statements, in one transaction unless the script controls transactions itself.
   * @returns the rows of all statements, in order
   */
  execute(script: string): Promise<unknown[]>
  /** Commits after `work`, or rolls back and rethrows when `work` rejects. */
  transaction<Result>(work: (transaction: Queries) => Promise<Result>): Promise<Result>
}
