import { publicProcedure, router } from '../trpc.ts'
import {
  getPracticeInputSchema,
  listPracticeInputSchema,
  listPracticeOutputSchema,
  practiceProblemSchema,
} from './practice.schemas.ts'
import { getPracticeProblem, listPracticeProblems } from './practice.service.ts'

export const practiceRouter = router({
  get: publicProcedure
    .input(getPracticeInputSchema)
    .output(practiceProblemSchema)
    .query(({ ctx, input }) => getPracticeProblem(ctx, input.id)),
  list: publicProcedure
    .input(listPracticeInputSchema)
    .output(listPracticeOutputSchema)
    .query(({ ctx, input }) => listPracticeProblems(ctx, input)),
})
