import { admin, router } from '../trpc.ts'
import { commandOutcomeSchema, commandsOutputSchema, runCommandInputSchema } from './ops.schemas.ts'
import { listCommands, runCommand } from './ops.service.ts'

export const opsRouter = router({
  commands: admin.output(commandsOutputSchema).query(({ ctx }) => listCommands(ctx)),
  run: admin
    .input(runCommandInputSchema)
    .output(commandOutcomeSchema)
    .mutation(({ ctx, input }) => runCommand(ctx, input)),
})
