/** One raw connection, on which a session lock and the statements after it are sure to meet. */
export interface Connection {
  query(sql: string, parameters?: readonly unknown[]): Promise<{ rows: unknown[] }>
  /** Runs a script of several statements, as one transaction unless the script says otherwise. */
  execute(script: string): Promise<void>
}
