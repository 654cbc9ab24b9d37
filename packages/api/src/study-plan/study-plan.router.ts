import { publicProcedure, router, signedIn } from '../trpc.ts'
import { syncFollowedPlan } from './followed-plan.service.ts'
import { forecastInputSchema, forecastSchema } from './forecast.schemas.ts'
import { forecastPlan } from './forecast.service.ts'
import { makePlan, reschedulePlan } from './make-plan.service.ts'
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
import { mergeStudyRecordInputSchema, studyRecordSchema } from './work.schemas.ts'
import { mergeStudyRecord } from './work.service.ts'

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
    .mutation(({ ctx, input }) => reschedulePlan(ctx, input)),
  forecast: publicProcedure
    .input(forecastInputSchema)
    .output(forecastSchema)
    .mutation(({ ctx, input }) => forecastPlan(ctx, input)),
  mergeRecord: signedIn
    .input(mergeStudyRecordInputSchema)
    .output(studyRecordSchema)
    .mutation(({ ctx, input }) => mergeStudyRecord(ctx, input)),
  syncPlan: signedIn
    .input(syncFollowedPlanInputSchema)
    .output(syncedFollowedPlanSchema)
    .mutation(({ ctx, input }) => syncFollowedPlan(ctx, input)),
})
