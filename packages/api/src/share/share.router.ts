import { sharedReportSchema } from '../reports/reports.schemas.ts'
import { publicProcedure, router } from '../trpc.ts'
import { createShareOutputSchema, getShareInputSchema } from './share.schemas.ts'
import { createShare, getShare } from './share.service.ts'

export const shareRouter = router({
  create: publicProcedure
    .input(sharedReportSchema)
    .output(createShareOutputSchema)
    .mutation(({ ctx, input }) => createShare(ctx, input)),
  get: publicProcedure
    .input(getShareInputSchema)
    .output(sharedReportSchema)
    .query(({ ctx, input }) => getShare(ctx, input.id)),
})
