import { reportProblemInputSchema, reportReceivedSchema } from '../problem-reports/problem-reports.schemas.ts'
import { reportProblem } from '../problem-reports/problem-reports.service.ts'
import { publicProcedure, router, signedIn } from '../trpc.ts'
import { answerPractice } from './answer.service.ts'
import { listPracticeHistory, uploadPractice } from './history.service.ts'
import { countAvailableModules, createModule, gradeModule } from './modules.service.ts'
import {
  answerPracticeInputSchema,
  createModuleInputSchema,
  createSetInputSchema,
  getPracticeInputSchema,
  gradedModuleSchema,
  gradeModuleInputSchema,
  listPracticeInputSchema,
  listPracticeOutputSchema,
  listRemovedInputSchema,
  listRemovedOutputSchema,
  moduleSupplySchema,
  openProblemSchema,
  practiceHintInputSchema,
  practiceHintSchema,
  practiceHistorySchema,
  practiceModuleSchema,
  practiceReplySchema,
  practiceSetSchema,
  supplyModulesInputSchema,
  uploadPracticeInputSchema,
  uploadPracticeOutputSchema,
} from './practice.schemas.ts'
import { getPracticeHint, getPracticeProblem, listPracticeProblems, listRemoved } from './problems.service.ts'
import { createPracticeSet } from './sets.service.ts'

export const practiceRouter = router({
  answer: publicProcedure
    .input(answerPracticeInputSchema)
    .output(practiceReplySchema)
    .mutation(({ ctx, input }) => answerPractice(ctx, input)),
  createModule: publicProcedure
    .input(createModuleInputSchema)
    .output(practiceModuleSchema)
    .mutation(({ ctx, input }) => createModule(ctx, input)),
  createSet: publicProcedure
    .input(createSetInputSchema)
    .output(practiceSetSchema)
    .mutation(({ ctx, input }) => createPracticeSet(ctx, input)),
  get: publicProcedure
    .input(getPracticeInputSchema)
    .output(openProblemSchema)
    .query(({ ctx, input }) => getPracticeProblem(ctx, input.id)),
  gradeModule: publicProcedure
    .input(gradeModuleInputSchema)
    .output(gradedModuleSchema)
    .mutation(({ ctx, input }) => gradeModule(ctx, input)),
  hint: publicProcedure
    .input(practiceHintInputSchema)
    .output(practiceHintSchema)
    .query(({ ctx, input }) => getPracticeHint(ctx, input)),
  history: signedIn.output(practiceHistorySchema).query(({ ctx }) => listPracticeHistory(ctx)),
  list: publicProcedure
    .input(listPracticeInputSchema)
    .output(listPracticeOutputSchema)
    .query(({ ctx, input }) => listPracticeProblems(ctx, input)),
  listRemoved: publicProcedure
    .input(listRemovedInputSchema)
    .output(listRemovedOutputSchema)
    .query(({ ctx, input }) => listRemoved(ctx, input.ids)),
  report: publicProcedure
    .input(reportProblemInputSchema)
    .output(reportReceivedSchema)
    .mutation(({ ctx, input }) => reportProblem(ctx, input)),
  countAvailableModules: publicProcedure
    .input(supplyModulesInputSchema)
    .output(moduleSupplySchema)
    .mutation(({ ctx, input }) => countAvailableModules(ctx, input)),
  upload: signedIn
    .input(uploadPracticeInputSchema)
    .output(uploadPracticeOutputSchema)
    .mutation(({ ctx, input }) => uploadPractice(ctx, input)),
})
