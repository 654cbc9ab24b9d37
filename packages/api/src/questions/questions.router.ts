import { editor, router } from '../trpc.ts'
import { createQuestion, duplicateQuestion, getQuestion, updateQuestion } from './document.service.ts'
import { archiveQuestion, restoreQuestion } from './lifecycle.service.ts'
import { listQuestions } from './list.service.ts'
import {
  archiveQuestionInputSchema,
  archiveQuestionOutputSchema,
  createQuestionInputSchema,
  createQuestionOutputSchema,
  duplicateQuestionInputSchema,
  duplicateQuestionOutputSchema,
  getQuestionInputSchema,
  getQuestionOutputSchema,
  listQuestionsInputSchema,
  listQuestionsOutputSchema,
  restoreQuestionInputSchema,
  restoreQuestionOutputSchema,
  updateQuestionInputSchema,
  updateQuestionOutputSchema,
} from './questions.schemas.ts'
import {
  getRevisionInputSchema,
  getRevisionOutputSchema,
  listRevisionsInputSchema,
  listRevisionsOutputSchema,
} from './revisions.schemas.ts'
import { getRevision, listRevisions } from './revisions.service.ts'

export const questionsRouter = router({
  list: editor
    .input(listQuestionsInputSchema)
    .output(listQuestionsOutputSchema)
    .query(({ ctx, input }) => listQuestions(ctx, input)),
  get: editor
    .input(getQuestionInputSchema)
    .output(getQuestionOutputSchema)
    .query(({ ctx, input }) => getQuestion(ctx, input.id)),
  create: editor
    .input(createQuestionInputSchema)
    .output(createQuestionOutputSchema)
    .mutation(({ ctx, input }) => createQuestion(ctx, input)),
  update: editor
    .input(updateQuestionInputSchema)
    .output(updateQuestionOutputSchema)
    .mutation(({ ctx, input }) => updateQuestion(ctx, input)),
  duplicate: editor
    .input(duplicateQuestionInputSchema)
    .output(duplicateQuestionOutputSchema)
    .mutation(({ ctx, input }) => duplicateQuestion(ctx, input.id)),
  archive: editor
    .input(archiveQuestionInputSchema)
    .output(archiveQuestionOutputSchema)
    .mutation(({ ctx, input }) => archiveQuestion(ctx, input.id)),
  restore: editor
    .input(restoreQuestionInputSchema)
    .output(restoreQuestionOutputSchema)
    .mutation(({ ctx, input }) => restoreQuestion(ctx, input.id)),
  revisions: editor
    .input(listRevisionsInputSchema)
    .output(listRevisionsOutputSchema)
    .query(({ ctx, input }) => listRevisions(ctx, input.id)),
  revision: editor
    .input(getRevisionInputSchema)
    .output(getRevisionOutputSchema)
    .query(({ ctx, input }) => getRevision(ctx, input)),
})
