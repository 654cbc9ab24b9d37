import { reportProblemInputSchema, reportReceivedSchema } from '../problem-reports/problem-reports.schemas.ts'
import { reportProblem } from '../problem-reports/problem-reports.service.ts'
import { publicProcedure, router, signedIn } from '../trpc.ts'
import { answerPractice } from './answer.service.ts'
import { listPracticeHistory, uploadPractice } from './history.service.ts'
import {
  answerPracticeInputSchema,
  createSetInputSchema,
  getPracticeInputSchema,
  listPracticeInputSchema,
  listPracticeOutputSchema,
  openProblemSchema,
  practiceHintInputSchema,
  practiceHintSchema,
  practiceHistorySchema,
  practiceReplySchema,
  practiceSetSchema,
  uploadPracticeInputSchema,
  uploadPracticeOutputSchema,
} from './practice.schemas.ts'
import { getPracticeHint, getPracticeProblem, listPracticeProblems } from './problems.service.ts'
import { createPracticeSet } from './sets.service.ts'

export const practiceRouter = router({
  answer: publicProcedure
    .input(answerPracticeInputSchema)
    .output(practiceReplySchema)
    .mutation(({ ctx, input }) => answerPractice(ctx, input)),
  createSet: publicProcedure
    .input(createSetInputSchema)
    .output(practiceSetSchema)
    .mutation(({ ctx, input }) => createPracticeSet(ctx, input)),
  get: publicProcedure
    .input(getPracticeInputSchema)
    .output(openProblemSchema)
    .query(({ ctx, input }) => getPracticeProblem(ctx, input.id)),
  hint: publicProcedure
    .input(practiceHintInputSchema)
    .output(practiceHintSchema)
    .query(({ ctx, input }) => getPracticeHint(ctx, input)),
  history: signedIn.output(practiceHistorySchema).query(({ ctx }) => listPracticeHistory(ctx)),
  list: publicProcedure
    .input(listPracticeInputSchema)
    .output(listPracticeOutputSchema)
    .query(({ ctx, input }) => listPracticeProblems(ctx, input)),
  report: publicProcedure
    .input(reportProblemInputSchema)
    .output(reportReceivedSchema)
    .mutation(({ ctx, input }) => reportProblem(ctx, input)),
  upload: signedIn
    .input(uploadPracticeInputSchema)
    .output(uploadPracticeOutputSchema)
    .mutation(({ ctx, input }) => uploadPractice(ctx, input)),
})
