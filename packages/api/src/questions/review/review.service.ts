import { buildCallerSource } from '../../audit/record-audit.ts'
import type { SignedInContext } from '../../context.ts'
import { buildQuestionNotFoundError } from '../apply-edit.ts'
import { getQuestion } from '../document.service.ts'
import type { Question } from '../questions.schemas.ts'
import { changeReviewState, findLastAuthor, reviewColumns } from './change-review-state.ts'
import { hasChangedSinceReview } from './decide-review.ts'
import { type ReviewHistory, reviewHistorySchema, type SetReviewStateInput } from './review.schemas.ts'

type Deps = Pick<SignedInContext, 'caller' | 'now' | 'prisma' | 'request'>

/** @throws AppError `not_found`; `conflict` with reason `version_conflict`, `own_change` or `not_reviewed` */
export async function setReviewState(
  { prisma, caller, now, request }: Deps,
  input: SetReviewStateInput,
): Promise<Question> {
  const source = buildCallerSource({ now, request, caller })
  await prisma.$transaction((transaction) => changeReviewState(transaction, { ...input, reviewer: caller, source }))
  return getQuestion({ prisma }, input.id)
}

/** The maximum number of reviews to list. */
const mostListed = 50

/**
 * Returns a question's review history. Includes the reviewed version if the question was edited after the review, so
 * that the two can be compared.
 * @throws AppError `not_found`
 */
export async function getReviewHistory(
  { prisma, caller }: Pick<Deps, 'caller' | 'prisma'>,
  id: number,
): Promise<ReviewHistory> {
  const row = await prisma.question.findUnique({ where: { id }, select: reviewColumns })
  if (!row) throw buildQuestionNotFoundError()
  const reviews = await prisma.questionReview.findMany({
    where: { questionId: id },
    include: { reviewer: { select: { name: true } } },
    orderBy: { id: 'desc' },
    take: mostListed,
  })
  return reviewHistorySchema.parse({
    state: row.reviewState,
    compare_with: hasChangedSinceReview(row) ? row.reviewVersion : null,
    own_change: findLastAuthor(row) === caller.id,
    reviews: reviews.map(
      ({ id: review, questionVersion, fromState, toState, override, createdAt, reviewer, reviewerId }) => ({
        ...{ id: review, question_version: questionVersion, from: fromState, to: toState, override },
        ...{ at: createdAt.toISOString(), by: reviewer?.name ?? reviewerId },
      }),
    ),
  })
}
