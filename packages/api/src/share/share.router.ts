import { publicProcedure, router } from '../trpc.ts'
import {
  createShareInputSchema,
  createShareOutputSchema,
  getShareInputSchema,
  getShareOutputSchema,
} from './share.schemas.ts'
import { createShare, getShare } from './share.service.ts'

export const shareRouter = router({
  create: publicProcedure
    .input(createShareInputSchema)
    .output(createShareOutputSchema)
    .mutation(({ ctx, input }) => createShare(ctx, input)),
  get: publicProcedure
    .input(getShareInputSchema)
    .output(getShareOutputSchema)
    .query(({ ctx, input }) => getShare(ctx, input.id)),
})
