/** A stubbed response: a result, or an error with an HTTP status and other error data, such as a reason. */
export type Answer =
  | { data: unknown }
  /** A response body with a JSON value on each line. */
  | { lines: readonly unknown[] }
  | { status: number; message: string; code?: string; [more: string]: unknown }

export interface Call {
  /** The procedure of a tRPC request, or the path of any other request. */
  procedure: string
  language: string | null
  token: string | undefined
  /** The input of a procedure. For other requests, the JSON body, or the query parameters if there is no body. */
  input: unknown
}
