import { publicProcedure, router, signedIn } from '../trpc.ts'
import {
  addReminderInputSchema,
  endedReminderSchema,
  reminderIdInputSchema,
  reminderListSchema,
} from './reminders.schemas.ts'
import { addReminder, listReminders, removeReminder, unsubscribe } from './reminders.service.ts'

export const remindersRouter = router({
  list: signedIn.output(reminderListSchema).query(({ ctx }) => listReminders(ctx)),
  add: signedIn
    .input(addReminderInputSchema)
    .output(reminderListSchema)
    .mutation(({ ctx, input }) => addReminder(ctx, input)),
  remove: signedIn
    .input(reminderIdInputSchema)
    .output(endedReminderSchema)
    .mutation(({ ctx, input }) => removeReminder(ctx, input.id)),
  unsubscribe: publicProcedure
    .input(reminderIdInputSchema)
    .output(endedReminderSchema)
    .mutation(({ ctx, input }) => unsubscribe(ctx, input.id)),
})
