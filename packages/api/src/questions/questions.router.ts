import { z } from 'zod'
import { itemParametersSchema, setSuspendedInputSchema } from '../calibration/statistics.schemas.ts'
import { getStatistics, setSuspended } from '../calibration/statistics.service.ts'
import { listReportsOutputSchema, setReportStateInputSchema } from '../problem-reports/problem-reports.schemas.ts'
import { listReports, setReportState } from '../problem-reports/problem-reports.service.ts'
import { editor, router } from '../trpc.ts'
import { listSelectionInputSchema, selectionSchema } from './bulk/bulk.schemas.ts'
import { listSelection } from './bulk/selection.service.ts'
import { addCommentInputSchema, commentsSchema, setCommentStateInputSchema } from './comments/comments.schemas.ts'
import { addComment, listComments, setCommentState } from './comments/comments.service.ts'
import {
  archiveQuestion,
  createQuestion,
  duplicateQuestion,
  getQuestion,
  restoreQuestion,
  updateQuestion,
} from './document.service.ts'
import { setFindingSchema } from './lint.schemas.ts'
import { findSetFindings } from './list/set-findings.service.ts'
import { listQuestions } from './list.service.ts'
import {
  createQuestionInputSchema,
  findSetInputSchema,
  idInputSchema,
  listQuestionsInputSchema,
  listQuestionsOutputSchema,
  questionSchema,
  updateQuestionInputSchema,
} from './questions.schemas.ts'
import { reviewHistorySchema, setReviewStateInputSchema } from './review/review.schemas.ts'
import { getReviewHistory, setReviewState } from './review/review.service.ts'
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
  setFindings: editor
    .input(findSetInputSchema)
    .output(z.array(setFindingSchema))
    .query(({ ctx, input }) => findSetFindings(ctx, input)),
  selection: editor
    .input(listSelectionInputSchema)
    .output(selectionSchema)
    .query(({ ctx, input }) => listSelection(ctx, input)),
  get: editor
    .input(idInputSchema)
    .output(questionSchema)
    .query(({ ctx, input }) => getQuestion(ctx, input.id)),
  create: editor
    .input(createQuestionInputSchema)
    .output(questionSchema)
    .mutation(({ ctx, input }) => createQuestion(ctx, input)),
  update: editor
    .input(updateQuestionInputSchema)
    .output(questionSchema)
    .mutation(({ ctx, input }) => updateQuestion(ctx, input)),
  duplicate: editor
    .input(idInputSchema)
    .output(questionSchema)
    .mutation(({ ctx, input }) => duplicateQuestion(ctx, input.id)),
  archive: editor
    .input(idInputSchema)
    .output(questionSchema)
    .mutation(({ ctx, input }) => archiveQuestion(ctx, input.id)),
  restore: editor
    .input(idInputSchema)
    .output(questionSchema)
    .mutation(({ ctx, input }) => restoreQuestion(ctx, input.id)),
  revisions: editor
    .input(listRevisionsInputSchema)
    .output(listRevisionsOutputSchema)
    .query(({ ctx, input }) => listRevisions(ctx, input.id)),
  revision: editor
    .input(getRevisionInputSchema)
    .output(getRevisionOutputSchema)
    .query(({ ctx, input }) => getRevision(ctx, input)),
  parameters: editor
    .input(idInputSchema)
    .output(itemParametersSchema)
    .query(({ ctx, input }) => getStatistics(ctx, input.id)),
  setSuspended: editor
    .input(setSuspendedInputSchema)
    .output(itemParametersSchema)
    .mutation(({ ctx, input }) => setSuspended(ctx, input)),
  reviews: editor
    .input(idInputSchema)
    .output(reviewHistorySchema)
    .query(({ ctx, input }) => getReviewHistory(ctx, input.id)),
  setReviewState: editor
    .input(setReviewStateInputSchema)
    .output(questionSchema)
    .mutation(({ ctx, input }) => setReviewState(ctx, input)),
  comments: editor
    .input(idInputSchema)
    .output(commentsSchema)
    .query(({ ctx, input }) => listComments(ctx, input.id)),
  addComment: editor
    .input(addCommentInputSchema)
    .output(commentsSchema)
    .mutation(({ ctx, input }) => addComment(ctx, input)),
  setCommentState: editor
    .input(setCommentStateInputSchema)
    .output(commentsSchema)
    .mutation(({ ctx, input }) => setCommentState(ctx, input)),
  reports: editor
    .input(idInputSchema)
    .output(listReportsOutputSchema)
    .query(({ ctx, input }) => listReports(ctx, input.id)),
  setReportState: editor
    .input(setReportStateInputSchema)
    .output(listReportsOutputSchema)
    .mutation(({ ctx, input }) => setReportState(ctx, input)),
})
