import { Prisma } from '@pathwise/db/prisma'
import { fieldColumns } from '@pathwise/question-formats/field-row'
import { buildCallerSource } from '../audit/record-audit.ts'
import type { Caller } from '../auth/caller.ts'
import type { Context, RequestFacts } from '../context.ts'
import { applyEdit, buildQuestionChangedError, buildQuestionNotFoundError, editedColumns } from './apply-edit.ts'
import { buildLegacyIdTakenError, createQuestions } from './create-questions.ts'
import { listFindings } from './lint/findings.service.ts'
import { lintWritten } from './lint/lint.service.ts'
import { type PreparedQuestion, prepareQuestion } from './prepare.ts'
import { presentQuestion, type QuestionRow, questionColumns, storedChoices } from './questions.presenter.ts'
import type { CreateQuestionInput, Question, UpdateQuestionInput } from './questions.schemas.ts'
import { changeReviewState } from './review/change-review-state.ts'

type Editing = Pick<Context, 'now' | 'prisma'> & {
  readonly caller: Pick<Caller, 'id' | 'role'>
  readonly request: Pick<RequestFacts, 'address' | 'log'>
}

/**
 * Returns a question with the findings of its last lint run. The question may be archived.
 * @throws AppError `not_found`
 */
export async function getQuestion({ prisma }: Pick<Context, 'prisma'>, id: number): Promise<Question> {
  const row = await prisma.question.findUnique({ where: { id }, select: questionColumns })
  if (!row) throw buildQuestionNotFoundError()
  return presentQuestion(row, await listFindings(prisma, id))
}

/** @throws AppError `conflict` with reason `legacy_id_taken`, `too_large` with reason `text_too_large` */
export async function createQuestion(context: Editing, input: CreateQuestionInput): Promise<Question> {
  return insertOne(context, prepareQuestion(input))
}

const copiedColumns = {
  ...fieldColumns,
  ...{ hasMathml: true, mathComplexity: true, latexExpressions: true, body: true, bodyText: true },
  ...{ choices: true, answer: true, explanation: true },
} as const satisfies Record<Exclude<keyof PreparedQuestion, 'legacyId'>, true>

/**
 * Creates a copy of a question. The original may be archived.
 * @throws AppError `not_found`
 */
export async function duplicateQuestion(context: Editing, id: number): Promise<Question> {
  const original = await context.prisma.question.findUnique({ where: { id }, select: copiedColumns })
  if (!original) throw buildQuestionNotFoundError()
  return insertOne(context, { ...original, choices: storedChoices(original), legacyId: undefined })
}

async function insertOne(
  { prisma, caller, request }: Pick<Editing, 'caller' | 'prisma' | 'request'>,
  prepared: PreparedQuestion,
): Promise<Question> {
  const row = await prisma.$transaction(async (transaction) => {
    const ids = await createQuestions(transaction, [prepared], { authorId: caller.id })
    return transaction.question.findFirstOrThrow({ where: { id: { in: ids } }, select: questionColumns })
  })
  return presentWritten({ prisma, request }, row)
}

/** Lints a newly written row, and returns it as a question with its findings. */
async function presentWritten(deps: Pick<Editing, 'prisma' | 'request'>, row: QuestionRow): Promise<Question> {
  await lintWritten(deps, row.id)
  return presentQuestion(row, await listFindings(deps.prisma, row.id))
}

/**
 * Replaces a question's editable fields, unless the question has changed since the caller read it. Stores nothing if
 * nothing changes. The review state changes only if the caller sends a different one.
 * @throws AppError `not_found`, `conflict` with reason `version_conflict`, `legacy_id_taken`, `own_change` or
 * `not_reviewed`, `too_large` with reason `text_too_large`
 */
export async function updateQuestion(
  { prisma, caller, request, now }: Editing,
  input: UpdateQuestionInput,
): Promise<Question> {
  const before = await prisma.question.findUnique({ where: { id: input.id, deletedAt: null }, select: editedColumns })
  if (!before) throw buildQuestionNotFoundError()
  if (!isBasedOn(input, before)) throw buildQuestionChangedError(before.legacyId)
  const prepared = prepareQuestion(input, { ...before, choices: storedChoices(before) })
  try {
    const written = await prisma.$transaction(async (transaction) => {
      const edited = (await applyEdit(transaction, { before, prepared, authorId: caller.id })) ?? before
      const { review_state: state } = input
      // Clients may resend the state without changing it.
      if (state === undefined || state === before.reviewState) return edited
      const change = {
        id: input.id,
        version: edited.version,
        state,
        reviewer: caller,
        source: buildCallerSource({ now, request, caller }),
      }
      await changeReviewState(transaction, change)
      return { ...edited, reviewState: state, reviewVersion: edited.version }
    })
    return await presentWritten({ prisma, request }, written)
  } catch (error) {
    if (isUniqueViolation(error)) throw buildLegacyIdTakenError([prepared.legacyId ?? before.legacyId])
    throw error
  }
}

/** Compares the time of version 1 as well, because an upgrade that corrects a built-in question keeps that version. */
function isBasedOn(
  { version, updated_at }: Pick<UpdateQuestionInput, 'updated_at' | 'version'>,
  row: Pick<QuestionRow, 'updatedAt' | 'version'>,
): boolean {
  const isSameTime = updated_at !== undefined && Date.parse(updated_at) === row.updatedAt.getTime()
  if (version === undefined) return isSameTime
  return version === row.version && (version > 1 || updated_at === undefined || isSameTime)
}

function isUniqueViolation(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002'
}

type Deps = Pick<Context, 'now' | 'prisma'> & { readonly request: Pick<RequestFacts, 'log'> }

// The next two functions use raw SQL, because Prisma would also set `updatedAt`.

/**
 * Archives a question. Does nothing if it is already archived.
 * @throws AppError `not_found`
 */
export async function archiveQuestion({ prisma, now, request }: Deps, id: number): Promise<Question> {
  await prisma.$executeRaw`UPDATE questions SET deleted_at = ${now()} WHERE id = ${id} AND deleted_at IS NULL`
  await lintWritten({ prisma, request }, id)
  return getQuestion({ prisma }, id)
}

/**
 * Restores a question from the archive. Does nothing if it is not archived.
 * @throws AppError `not_found`
 */
export async function restoreQuestion({ prisma, request }: Deps, id: number): Promise<Question> {
  await prisma.$executeRaw`UPDATE questions SET deleted_at = NULL WHERE id = ${id}`
  await lintWritten({ prisma, request }, id)
  return getQuestion({ prisma }, id)
}
