import { router, signedIn } from '../trpc.ts'
import { mergeStudyPlanInputSchema, studyPlanProgressSchema } from './study-plan.schemas.ts'
import { mergeProgress, readProgress } from './study-plan.service.ts'

export const studyPlanRouter = router({
  progress: signedIn.output(studyPlanProgressSchema).query(({ ctx }) => readProgress(ctx)),
  merge: signedIn
    .input(mergeStudyPlanInputSchema)
    .output(studyPlanProgressSchema)
    .mutation(({ ctx, input }) => mergeProgress(ctx, input.items)),
})
