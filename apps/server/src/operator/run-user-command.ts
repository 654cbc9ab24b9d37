import { changeRole, createAccount, replacePassword } from '@pathwise/api/operator'
import { newPasswordSchema } from '@pathwise/api/schemas/account'
import type { Database } from '@pathwise/db/database'
import type { UserCommand } from './user-command.ts'

/**
 * Runs a parsed user command.
 * @returns one line that describes the result
 * @throws AppError `not_found`, `conflict`, or `bad_input` for a password that is easy to guess; ZodError for a
 * password of the wrong length
 */
export async function runUserCommand(
  { prisma }: Pick<Database, 'prisma'>,
  command: UserCommand,
  askPassword: () => Promise<string>,
): Promise<string> {
  const { email } = command
  if (command.kind === 'role') {
    await changeRole(prisma, email, command.role)
    return `${email} is now: ${command.role}. Every session of theirs has ended.`
  }
  const password = newPasswordSchema.parse(await askPassword())
  if (command.kind === 'reset') {
    await replacePassword(prisma, email, password)
    return `${email} has a new password. Every session of theirs has ended.`
  }
  const { role, name } = command
  await createAccount(prisma, { email, password, name, role })
  return `There is an account for ${email} now, with the role: ${role}.`
}
