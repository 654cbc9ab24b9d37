/** Builds a query string. Omits undefined fields. */
export function writeQuery(fields: Readonly<Record<string, boolean | number | string | undefined>>): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) query.set(name, String(value))
  return query
}
