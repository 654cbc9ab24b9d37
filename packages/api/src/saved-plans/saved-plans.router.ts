import { router, signedIn } from '../trpc.ts'
import { syncSavedPlansInputSchema, syncSavedPlansOutputSchema } from './saved-plans.schemas.ts'
import { syncSavedPlans } from './saved-plans.service.ts'

export const savedPlansRouter = router({
  sync: signedIn
    .input(syncSavedPlansInputSchema)
    .output(syncSavedPlansOutputSchema)
    .mutation(({ ctx, input }) => syncSavedPlans(ctx, input)),
})
