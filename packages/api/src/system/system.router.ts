import { offersReminders } from '../reminders/reminders.service.ts'
import { publicProcedure, router } from '../trpc.ts'
import { capabilitiesSchema, configOutputSchema, okOutputSchema, versionOutputSchema } from './system.schemas.ts'

export const systemRouter = router({
  config: publicProcedure.output(configOutputSchema).query(({ ctx }) => ({
    demo: ctx.demo,
    development: ctx.development,
    editor_origins: [...ctx.editorOrigins],
    operator: {
      name: ctx.operator.name,
      jurisdiction: ctx.operator.jurisdiction,
      contact_email: ctx.operator.contactEmail,
      security_email: ctx.operator.securityEmail,
    },
    coach: ctx.coach,
    minimum_age: ctx.accounts.minimumAge,
  })),
  capabilities: publicProcedure
    .output(capabilitiesSchema)
    .query(({ ctx: { mail } }) => ({ mail: mail.mode, reminders: offersReminders(mail) })),
  ok: publicProcedure.output(okOutputSchema).query(() => ({ ok: true })),
  version: publicProcedure.output(versionOutputSchema).query(({ ctx }) => ({ version: ctx.version })),
})
