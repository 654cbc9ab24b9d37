import { publicProcedure, router, signedIn } from '../trpc.ts'
import { syncFollowedPlan } from './followed-plan.service.ts'
import { catchUpPlan, makePlan } from './make-plan.service.ts'
import {
  catchUpInputSchema,
  caughtUpPlanSchema,
  madePlanSchema,
  makePlanInputSchema,
  syncedFollowedPlanSchema,
  syncFollowedPlanInputSchema,
} from './plan.schemas.ts'
import { mergeStudyPlanInputSchema, studyPlanProgressSchema } from './study-plan.schemas.ts'
import { mergeProgress, readProgress } from './study-plan.service.ts'

export const studyPlanRouter = router({
  progress: signedIn.output(studyPlanProgressSchema).query(({ ctx }) => readProgress(ctx)),
  merge: signedIn
    .input(mergeStudyPlanInputSchema)
    .output(studyPlanProgressSchema)
    .mutation(({ ctx, input }) => mergeProgress(ctx, input.items)),
  make: publicProcedure
    .input(makePlanInputSchema)
    .output(madePlanSchema)
    .mutation(({ ctx, input }) => makePlan(ctx, input)),
  catchUp: publicProcedure
    .input(catchUpInputSchema)
    .output(caughtUpPlanSchema)
    .mutation(({ ctx, input }) => catchUpPlan(ctx, input)),
  syncPlan: signedIn
    .input(syncFollowedPlanInputSchema)
    .output(syncedFollowedPlanSchema)
    .mutation(({ ctx, input }) => syncFollowedPlan(ctx, input)),
})
