/** Fields that hold what could let somebody in. */
const secretField = /password|token/

/** Adds the passwords of a request's body, and the tokens and cookie values of its answer, to what must stay unlogged. */
export async function noteSecrets(secrets: Set<string>, body: unknown, response: Response): Promise<void> {
  for (const cookie of response.headers.getSetCookie()) {
    const value = /^[^=]+=([^;]+)/.exec(cookie)?.[1]
    if (value) secrets.add(value)
  }
  for (const secret of [...secretsIn(body), ...secretsIn(await answerOf(response))]) secrets.add(secret)
}

/** An answer to HEAD has the type of JSON and nothing in it. */
async function answerOf(response: Response): Promise<unknown> {
  if (!response.headers.get('content-type')?.includes('json')) return null
  const text = await response.clone().text()
  return text === '' ? null : JSON.parse(text)
}

function secretsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, field]) =>
    typeof field === 'string' && secretField.test(name) ? [field].filter(isTelling) : secretsIn(field),
  )
}

/** A word of a letter or two stands in any log. */
function isTelling(secret: string): boolean {
  return secret.length >= 6
}
