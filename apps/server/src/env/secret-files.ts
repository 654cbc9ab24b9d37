import { readFileSync } from 'node:fs'

/**
 * Variables that contain a secret. Each has a variant with the suffix `_FILE`, which names a file to read the secret
 * from.
 */
export const secretVariables = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'METRICS_TOKEN',
] as const

type Variables = Readonly<Record<string, string | undefined>>

/**
 * Reads secrets from files, and removes the whitespace around each secret.
 * @param given the variables that are set
 * @returns the variables with their secrets, and one error message per unreadable variable. Messages do not contain
 * values.
 */
export function readSecretFiles(given: Variables): { readonly variables: Variables; readonly mistakes: string[] } {
  const variables = { ...given }
  const mistakes: string[] = []
  for (const name of secretVariables) {
    const file = given[`${name}_FILE`]
    if (file === undefined) continue
    if (given[name] !== undefined) {
      mistakes.push(`${name}_FILE: goes without ${name}; remove one of them`)
      continue
    }
    const secret = readSecret(file)
    if (secret.text === undefined) mistakes.push(`${name}_FILE: ${secret.mistake}`)
    else variables[name] = secret.text
  }
  return { variables, mistakes }
}

function readSecret(file: string): { readonly text?: string; readonly mistake?: string } {
  try {
    const text = readFileSync(file, 'utf8').trim()
    return text === '' ? { mistake: 'is an empty file' } : { text }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error'
    return { mistake: `cannot be read: ${code}` }
  }
}
