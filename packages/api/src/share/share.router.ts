import { sharedReportSchema } from '../reports/reports.schemas.ts'
import { publicProcedure, router, signedIn } from '../trpc.ts'
import {
  claimSharesInputSchema,
  claimSharesOutputSchema,
  createShareOutputSchema,
  getShareInputSchema,
  ownSharesSchema,
  removeShareInputSchema,
  removeShareOutputSchema,
  removeShareWithKeyInputSchema,
} from './share.schemas.ts'
import { claimShares, createShare, getShare, listOwnShares, removeShare, removeShareWithKey } from './share.service.ts'

export const shareRouter = router({
  create: publicProcedure
    .input(sharedReportSchema)
    .output(createShareOutputSchema)
    .mutation(({ ctx, input }) => createShare(ctx, input)),
  get: publicProcedure
    .input(getShareInputSchema)
    .output(sharedReportSchema)
    .query(({ ctx, input }) => getShare(ctx, input.id)),
  list: signedIn.output(ownSharesSchema).query(({ ctx }) => listOwnShares(ctx)),
  claim: signedIn
    .input(claimSharesInputSchema)
    .output(claimSharesOutputSchema)
    .mutation(({ ctx, input }) => claimShares(ctx, input)),
  remove: signedIn
    .input(removeShareInputSchema)
    .output(removeShareOutputSchema)
    .mutation(({ ctx, input }) => removeShare(ctx, input.id)),
  removeWithKey: publicProcedure
    .input(removeShareWithKeyInputSchema)
    .output(removeShareOutputSchema)
    .mutation(({ ctx, input }) => removeShareWithKey(ctx, input)),
})
