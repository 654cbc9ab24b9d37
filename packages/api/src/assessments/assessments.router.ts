import { reportItemInputSchema, reportReceivedSchema } from '../problem-reports/problem-reports.schemas.ts'
import { reportItem } from '../problem-reports/problem-reports.service.ts'
import { publicProcedure, router, signedIn } from '../trpc.ts'
import { answerRun } from './answer.service.ts'
import {
  answerInputSchema,
  estimatesSchema,
  offersOutputSchema,
  removedRunSchema,
  runInputSchema,
  runListSchema,
  runStateSchema,
  sectionInputSchema,
  startInputSchema,
} from './assessments.schemas.ts'
import { estimateSkills } from './estimates.service.ts'
import { claimRun, getRun, listOffers, listRuns, removeRun, stopRun } from './runs.service.ts'
import { startRun } from './start.service.ts'

export const assessmentsRouter = router({
  answer: publicProcedure
    .input(answerInputSchema)
    .output(runStateSchema)
    .mutation(({ ctx, input }) => answerRun(ctx, input)),
  claim: signedIn
    .input(runInputSchema)
    .output(runStateSchema)
    .mutation(({ ctx, input }) => claimRun(ctx, input.id)),
  estimates: signedIn
    .input(sectionInputSchema)
    .output(estimatesSchema)
    .query(({ ctx, input }) => estimateSkills(ctx, input.section)),
  finish: publicProcedure
    .input(runInputSchema)
    .output(runStateSchema)
    .mutation(({ ctx, input }) => stopRun(ctx, input.id)),
  get: publicProcedure
    .input(runInputSchema)
    .output(runStateSchema)
    .query(({ ctx, input }) => getRun(ctx, input.id)),
  list: signedIn.output(runListSchema).query(({ ctx }) => listRuns(ctx)),
  offers: publicProcedure.output(offersOutputSchema).query(({ ctx }) => listOffers(ctx)),
  remove: publicProcedure
    .input(runInputSchema)
    .output(removedRunSchema)
    .mutation(({ ctx, input }) => removeRun(ctx, input.id)),
  reportItem: publicProcedure
    .input(reportItemInputSchema)
    .output(reportReceivedSchema)
    .mutation(({ ctx, input }) => reportItem(ctx, input)),
  start: publicProcedure
    .input(startInputSchema)
    .output(runStateSchema)
    .mutation(({ ctx, input }) => startRun(ctx, input)),
})
