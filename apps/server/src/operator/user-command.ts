import { parseArgs } from 'node:util'
import { emailSchema, type Role, roleSchema, roles } from '@pathwise/api/schemas/auth'
import { OperatorError } from '@pathwise/db/errors'
import { z } from 'zod'

const usage = `Usage: npm run user -- create EMAIL [--role ${roles.join('|')}] [--name NAME]
       npm run user -- role EMAIL ${roles.join('|')}
       npm run user -- reset EMAIL
A new password is asked for, or read as one line from the standard input.`

export class UsageError extends OperatorError {
  override readonly name = 'UsageError'
}

export type UserCommand =
  | { readonly kind: 'create'; readonly email: string; readonly role: Role; readonly name: string | undefined }
  | { readonly kind: 'role'; readonly email: string; readonly role: Role }
  | { readonly kind: 'reset'; readonly email: string }

const commandSchema = z.union([
  z.tuple([z.literal('create'), emailSchema]),
  z.tuple([z.literal('role'), emailSchema, roleSchema]),
  z.tuple([z.literal('reset'), emailSchema]),
])
const optionsSchema = z.object({ role: roleSchema.optional(), name: z.string().trim().min(1).max(80).optional() })

/**
 * Parses a user command.
 * @param args the arguments after the command name, which never include a password
 * @throws UsageError
 */
export function readUserCommand(args: readonly string[]): UserCommand {
  const { positionals, values } = parse(args)
  const command = commandSchema.safeParse(positionals)
  const options = optionsSchema.safeParse(values)
  if (!command.success || !options.success) throw new UsageError(usage)
  const [kind, email, role] = command.data
  const { role: chosen, name } = options.data
  if (kind === 'create') return { kind, email, role: chosen ?? 'student', name }
  if (chosen !== undefined || name !== undefined) throw new UsageError(usage)
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
    throw new UsageError(usage, { cause })
  }
}
