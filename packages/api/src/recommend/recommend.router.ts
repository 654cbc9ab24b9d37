import { router, signedIn } from '../trpc.ts'
import { recommendationsSchema, recommendListInputSchema, recommendPlanInputSchema } from './recommend.schemas.ts'
import { recommend } from './recommend.service.ts'

export const recommendRouter = router({
  list: signedIn
    .input(recommendListInputSchema)
    .output(recommendationsSchema)
    .query(({ ctx, input }) => recommend(ctx, input)),
  plan: signedIn
    .input(recommendPlanInputSchema)
    .output(recommendationsSchema)
    .query(({ ctx, input }) => recommend(ctx, input)),
})
