import { z } from 'zod'

export const commandIds = ['nginx_reload', 'audit_mpc', 'audit_portal'] as const
export const commandIdSchema = z.enum(commandIds).describe('The id of an operations command.')
export type CommandId = z.infer<typeof commandIdSchema>

/** Why a command is unavailable: it is not in the commands file, or a setting that it requires is not set. */
export const unavailableReasons = ['not_configured', 'setting_missing'] as const

export const commandsOutputSchema = z.array(
  z.object({
    id: commandIdSchema,
    needs_sudo: z.boolean(),
    available: z.boolean(),
    reason: z.enum(unavailableReasons).optional(),
  }),
)
export type CommandList = z.infer<typeof commandsOutputSchema>

export const runCommandInputSchema = z.object({
  command_id: commandIdSchema,
  sudo_password: z
    .string()
    .min(1)
    .max(1_000)
    .regex(/^[^\0\r\n]*$/, 'A password is one line')
    .optional()
    .describe('The sudo password, if the command requires it. One line, because sudo reads it from standard input.'),
})
export type RunCommandInput = z.infer<typeof runCommandInputSchema>

export const commandOutcomeSchema = z.object({
  ok: z.boolean(),
  stdout: z.string(),
  stderr: z.string(),
  detail: z.string().describe('One English sentence that describes the outcome.'),
})
export type CommandOutcome = z.infer<typeof commandOutcomeSchema>
