import { router, signedIn } from '../trpc.ts'
import {
  calendarFeedStatusSchema,
  createCalendarFeedInputSchema,
  createdCalendarFeedSchema,
  revokedCalendarFeedSchema,
} from './calendar-feed.schemas.ts'
import { createCalendarFeed, readCalendarFeedStatus, revokeCalendarFeed } from './calendar-feed.service.ts'

export const calendarFeedRouter = router({
  status: signedIn.output(calendarFeedStatusSchema).query(({ ctx }) => readCalendarFeedStatus(ctx)),
  create: signedIn
    .input(createCalendarFeedInputSchema)
    .output(createdCalendarFeedSchema)
    .mutation(({ ctx, input }) => createCalendarFeed(ctx, input)),
  revoke: signedIn.output(revokedCalendarFeedSchema).mutation(({ ctx }) => revokeCalendarFeed(ctx)),
})
