/** Fields that hold what could let somebody in, or what a command has printed. */
const secretField = /password|token|^stdout$|^stderr$/

/**
 * Adds the passwords of a request's body, and the tokens, cookie values and output of commands in its answer, to what
 * must stay unlogged.
 */
export async function noteSecrets(secrets: Set<string>, body: unknown, response: Response): Promise<void> {
  for (const cookie of response.headers.getSetCookie()) {
    const value = /^[^=]+=([^;]+)/.exec(cookie)?.[1]
    if (value) secrets.add(value)
  }
  for (const secret of [...secretsIn(body), ...secretsIn(await answerOf(response))]) secrets.add(secret)
}

/** An answer to HEAD has the type of JSON and nothing in it. */
async function answerOf(response: Response): Promise<unknown> {
  if (!response.headers.get('content-type')?.startsWith('application/json')) return null
  const text = await response.clone().text()
  return text === '' ? null : JSON.parse(text)
}

function secretsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, field]) =>
    typeof field === 'string' && secretField.test(name) ? field.split('\n').filter(isTelling) : secretsIn(field),
  )
}

/** A word of a letter or two stands in any log. */
function isTelling(secret: string): boolean {
  return secret.length >= 6
}

/** The first line of a log that holds a secret, as it is or as JSON writes it. */
export function leakIn(log: readonly string[], secrets: ReadonlySet<string>): string | undefined {
  const forms = [...secrets].flatMap((secret) => [secret, JSON.stringify(secret).slice(1, -1)])
  return log.find((line) => forms.some((form) => line.includes(form)))
}
