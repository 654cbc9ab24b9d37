import { publicProcedure, router } from '../trpc.ts'
import { getPracticeInputSchema, getPracticeOutputSchema } from './practice.schemas.ts'
import { getPracticeProblem } from './practice.service.ts'

export const practiceRouter = router({
  get: publicProcedure
    .input(getPracticeInputSchema)
    .output(getPracticeOutputSchema)
    .query(({ ctx, input }) => getPracticeProblem(ctx, input.id)),
})
