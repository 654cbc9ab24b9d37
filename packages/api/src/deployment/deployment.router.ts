import { doneSchema } from '../auth/auth.schemas.ts'
import { admin, router } from '../trpc.ts'
import {
  failedEventsPageSchema,
  healthSchema,
  listFailedEventsInputSchema,
  retryEventInputSchema,
} from './deployment.schemas.ts'
import { listFailedEvents, readHealth, retryFailedEvent } from './deployment.service.ts'

export const deploymentRouter = router({
  health: admin.output(healthSchema).query(({ ctx }) => readHealth(ctx)),
  failedEvents: admin
    .input(listFailedEventsInputSchema)
    .output(failedEventsPageSchema)
    .query(({ ctx, input }) => listFailedEvents(ctx, input.cursor)),
  retryEvent: admin
    .input(retryEventInputSchema)
    .output(doneSchema)
    .mutation(({ ctx, input }) => retryFailedEvent(ctx, input.id)),
})
