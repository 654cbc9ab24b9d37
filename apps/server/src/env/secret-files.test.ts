import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readEnvironment } from './environment.ts'
import { secretVariables } from './secret-files.ts'

/** Writes a secret to a temporary file and returns the file's path. */
function writeSecret(text: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'pathwise-secret-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'secret')
  writeFileSync(file, text)
  return file
}

it('reads every secret from the file in its _FILE variable, without the trailing line break', () => {
  const secrets = {
    DATABASE_URL: 'postgres://pathwise:one@127.0.0.1:6432/pathwise',
    DATABASE_DIRECT_URL: 'postgres://pathwise:one@127.0.0.1/pathwise',
    SMTP_URL: 'smtp://user:two@127.0.0.1',
    STRIPE_SECRET_KEY: 'sk_test_51abc',
    STRIPE_WEBHOOK_SECRET: 'whsec_1234',
    METRICS_TOKEN: 'a-token-of-thirty-letters-1234',
  } satisfies Record<(typeof secretVariables)[number], string>
  const others = { MAIL_FROM: 'hello@study.example', BILLING_ENABLED: 'on' }
  const files = secretVariables.map((name) => [`${name}_FILE`, writeSecret(`${secrets[name]}\n`)] as const)
  expect(readEnvironment({ ...others, ...Object.fromEntries(files) })).toEqual(
    readEnvironment({ ...others, ...secrets }),
  )
})

it.each(secretVariables)('rejects %s together with its _FILE variable, and shows neither value', (name) => {
  const file = writeSecret('in-the-file')
  const refused = () => readEnvironment({ [name]: 'in-the-variable', [`${name}_FILE`]: file })
  expect(refused).toThrow(new RegExp(`^Wrong configuration: ${name}_FILE: goes without ${name}; remove one of them$`))
})

it.each([
  ['is missing', '/nowhere/secret', 'cannot be read: ENOENT'],
  ['is a directory', tmpdir(), 'cannot be read: EISDIR'],
])('rejects a secret file that %s', (_case, file, reason) => {
  expect(() => readEnvironment({ SMTP_URL_FILE: file })).toThrow(
    new RegExp(`^Wrong configuration: SMTP_URL_FILE: ${reason}$`),
  )
})

it('rejects an empty secret file, but ignores an empty file name', () => {
  expect(() => readEnvironment({ DATABASE_URL_FILE: writeSecret(' \n') })).toThrow(
    /^Wrong configuration: DATABASE_URL_FILE: is an empty file$/,
  )
  expect(readEnvironment({ DATABASE_URL_FILE: '' })).toEqual(readEnvironment({}))
})

it('names the variable but not its value in the error for an invalid secret file', () => {
  const refused = () => readEnvironment({ STRIPE_SECRET_KEY_FILE: writeSecret('pk_live_mistaken') })
  expect(refused).toThrow(/^Wrong configuration: STRIPE_SECRET_KEY: must be a secret or restricted key/)
  expect(refused).not.toThrow(/mistaken/)
})
