/** Names of fields that contain credentials or the output of a command. */
const secretField = /password|token|^stdout$|^stderr$/

/**
 * Records in `secrets` which values must not be logged: passwords in a request, and tokens, cookie values and command
 * output in its response.
 */
export async function recordSecrets(secrets: Set<string>, body: unknown, response: Response): Promise<void> {
  for (const cookie of response.headers.getSetCookie()) {
    const value = /^[^=]+=([^;]+)/.exec(cookie)?.[1]
    if (value) secrets.add(value)
  }
  for (const secret of [...secretsIn(body), ...secretsIn(await parseAnswer(response))]) secrets.add(secret)
}

/** Parses a JSON response. A response to HEAD has the JSON content type but no body. */
async function parseAnswer(response: Response): Promise<unknown> {
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

/** Returns whether a secret is long enough to be recognized; shorter words can occur in any log. */
function isTelling(secret: string): boolean {
  return secret.length >= 6
}

/** Returns the first log line that contains a secret, either unchanged or JSON-escaped. */
export function findLeak(log: readonly string[], secrets: ReadonlySet<string>): string | undefined {
  const forms = [...secrets].flatMap((secret) => [secret, JSON.stringify(secret).slice(1, -1)])
  return log.find((line) => forms.some((form) => line.includes(form)))
}
