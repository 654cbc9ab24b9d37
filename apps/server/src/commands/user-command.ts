import { createInterface } from 'node:readline'
import { type Readable, Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { newPasswordSchema } from '@pathwise/api/account/account.schemas'
import { changeRole, createAccount, endSignIns, replacePassword } from '@pathwise/api/account/accounts'
import { buildCommandSource } from '@pathwise/api/audit/record-audit'
import { emailSchema, roleSchema } from '@pathwise/api/auth/auth.schemas'
import { type Role, roles } from '@pathwise/api/auth/roles.vocabulary'
import { resetFactors } from '@pathwise/api/factors/factors.service'
import type { Database } from '@pathwise/db/database'
import { z } from 'zod'
import { CommandError } from './run-command.ts'

const usage = `Usage: npm run user -- create EMAIL [--role ${roles.join('|')}] [--name NAME]
       npm run user -- role EMAIL ${roles.join('|')}
       npm run user -- reset EMAIL
       npm run user -- reset-factor EMAIL
       npm run user -- end-sessions EMAIL|all
A new password is asked for, or read as one line from the standard input.`

export type UserCommand =
  | { readonly kind: 'create'; readonly email: string; readonly role: Role; readonly name: string | undefined }
  | { readonly kind: 'role'; readonly email: string; readonly role: Role }
  | { readonly kind: 'reset' | 'reset-factor'; readonly email: string }
  | { readonly kind: 'end-sessions'; readonly of: { readonly email: string } | 'all' }

const commandSchema = z.union([
  z.tuple([z.literal('create'), emailSchema]),
  z.tuple([z.literal('role'), emailSchema, roleSchema]),
  z.tuple([z.literal(['reset', 'reset-factor']), emailSchema]),
  z.tuple([z.literal('end-sessions'), z.union([z.literal('all'), emailSchema])]),
])
const optionsSchema = z.object({ role: roleSchema.optional(), name: z.string().trim().min(1).max(80).optional() })

/**
 * @param args the arguments after the command name, which never include a password
 * @throws CommandError
 */
export function parseUserCommand(args: readonly string[]): UserCommand {
  const { positionals, values } = parse(args)
  const command = commandSchema.safeParse(positionals)
  const options = optionsSchema.safeParse(values)
  if (!command.success || !options.success) throw new CommandError(usage)
  const [kind, email, role] = command.data
  const { role: chosen, name } = options.data
  if (kind === 'create') return { kind, email, role: chosen ?? 'student', name }
  if (chosen !== undefined || name !== undefined) throw new CommandError(usage)
  if (kind === 'end-sessions') return { kind, of: email === 'all' ? email : { email } }
  return kind === 'role' ? { kind, email, role } : { kind, email }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { role: { type: 'string' }, name: { type: 'string' } },
    })
  } catch (cause) {
    throw new CommandError(usage, { cause })
  }
}

/**
 * @returns one line that describes the result
 * @throws AppError `not_found`, `conflict`, or `bad_input` for a password that is easy to guess; CommandError for a
 * password of the wrong length
 */
export async function runUserCommand(
  { prisma }: Pick<Database, 'prisma'>,
  command: UserCommand,
  askPassword: () => Promise<string>,
): Promise<string[]> {
  if (command.kind === 'end-sessions') {
    const count = await endSignIns(prisma, command.of, buildCommandSource())
    return [
      command.of === 'all' ? `Ended all sessions. Accounts: ${count}.` : `Ended all sessions of ${command.of.email}.`,
    ]
  }
  const { email } = command
  if (command.kind === 'role') {
    await changeRole(prisma, { email }, command.role, buildCommandSource())
    return [`${email} is now: ${command.role}. All of the account's sessions have ended.`]
  }
  if (command.kind === 'reset-factor') {
    await resetFactors(prisma, { email }, buildCommandSource())
    return [`${email} has no second factor any more. All of the account's sessions have ended.`]
  }
  const password = parsePassword(await askPassword())
  if (command.kind !== 'create') {
    await replacePassword(prisma, { email, password }, buildCommandSource())
    return [`${email} has a new password. All of the account's sessions have ended.`]
  }
  const { role, name } = command
  await createAccount(prisma, { email, password, name, role }, buildCommandSource())
  return [`Created the account ${email} with the role ${role}.`]
}

/** The error lists the violated rules, but not the password. */
function parsePassword(typed: string): string {
  const password = newPasswordSchema.safeParse(typed)
  if (password.success) return password.data
  throw new CommandError(`Invalid password: ${password.error.issues.map(({ message }) => message).join('; ')}`)
}

/** On a terminal, prompts for the password. Otherwise, the password is the first line of input. */
interface PasswordSource {
  readonly input: Readable & { readonly isTTY?: boolean }
  readonly output: Writable
}

/** Discards what readline echoes, so that the typed password does not appear. */
const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() })

/**
 * On a terminal, prompts twice and hides the password.
 * @throws CommandError if the passwords differ or are empty
 */
export async function readPassword({ input, output }: PasswordSource): Promise<string> {
  const terminal = input.isTTY ?? false
  const lines = createInterface({ input, output: nowhere(), terminal })
  const next = lines[Symbol.asyncIterator]()
  const ask = async (words: string): Promise<string> => {
    if (terminal) output.write(words)
    const { value, done } = await next.next()
    if (terminal) output.write('\n')
    return done ? '' : value
  }
  try {
    const password = await ask('New password: ')
    if (password === '') throw new CommandError('No password was given.')
    if (terminal && (await ask('Once more: ')) !== password) throw new CommandError('The two passwords differ.')
    return password
  } finally {
    lines.close()
  }
}
