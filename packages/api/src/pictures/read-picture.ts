import type { DatabaseClient } from '@pathwise/db/database'
import { buildReadableRunFilter } from '../assessments/find-run.ts'
import type { Caller } from '../auth/caller.ts'
import { findCookieOwner } from '../auth/cookie-caller.ts'
import { hasRole } from '../auth/roles.vocabulary.ts'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'

export interface PictureBytes {
  readonly type: string
  readonly bytes: Uint8Array
  /** Whether anyone with the id may view the picture. */
  readonly isPublic: boolean
}

interface PictureRequest {
  readonly id: string
  /** The id of the run in which the student sees the picture, if the picture belongs to an assessment item. */
  readonly run: string | undefined
}

type Deps = Pick<
  Context,
  'accounts' | 'identify' | 'now' | 'prisma' | 'publicUrl' | 'request' | 'secureCookies' | 'sessions'
>

/**
 * Reads a picture. Pictures of assessment items are returned only to editors, and to students whose runs include the
 * item.
 * @throws AppError `not_found`
 */
export async function readPicture(deps: Deps, { id, run }: PictureRequest): Promise<PictureBytes> {
  const isHeld = await isOfAssessment(deps.prisma, id)
  if (isHeld && !(await mayOpen(deps, { id, run }))) throw buildPictureNotFoundError()
  const picture = await deps.prisma.picture.findUnique({
    where: { id },
    select: { file: { select: { type: true, bytes: true } } },
  })
  if (!picture) throw buildPictureNotFoundError()
  return { ...picture.file, isPublic: !isHeld }
}

function buildPictureNotFoundError(): AppError {
  return new AppError('not_found', 'There is no such picture')
}

async function isOfAssessment(prisma: DatabaseClient, pictureId: string): Promise<boolean> {
  const found = await prisma.questionPicture.findFirst({
    where: { pictureId, question: { pool: 'assessment' } },
    select: { questionId: true },
  })
  return found !== null
}

async function mayOpen(deps: Deps, { id, run }: PictureRequest): Promise<boolean> {
  const user = await findUser(deps)
  if (user && (hasRole(user, 'editor') || (await hasMet(deps, id, user.id)))) return true
  if (run === undefined) return false
  const { prisma, now } = deps
  const found = await prisma.assessmentRun.findFirst({
    where: { id: run, ...buildReadableRunFilter({ userId: user?.id ?? null, at: now() }) },
    select: { pendingQuestionId: true },
  })
  if (!found) return false
  const asked = { pictureId: id, question: { responses: { some: { runId: run } } } }
  const pending = { pictureId: id, questionId: found.pendingQuestionId ?? 0 }
  return (await prisma.questionPicture.count({ where: { OR: [pending, asked] } })) > 0
}

/** Returns whether one of the account's runs includes an item with the picture. */
async function hasMet({ prisma }: Deps, pictureId: string, userId: string): Promise<boolean> {
  const where = { pictureId, question: { responses: { some: { run: { userId } } } } }
  return (await prisma.questionPicture.count({ where })) > 0
}

/**
 * Finds the user by access token. Falls back to the session cookie, because browsers send no token when they load an
 * image. A user whose second factor is overdue has only student permissions.
 */
async function findUser(deps: Deps): Promise<Pick<Caller, 'id' | 'role'> | null> {
  const caller = await deps.identify()
  if (caller) return { id: caller.id, role: caller.mustEnroll ? 'student' : caller.role }
  const id = await findCookieOwner(deps)
  if (id === undefined) return null
  const user = await deps.prisma.user.findUnique({
    where: { id },
    select: { role: true, factorDueAt: true, factors: { select: { id: true }, take: 1 } },
  })
  if (!user) return null
  const isOverdue = user.factorDueAt !== null && user.factorDueAt <= deps.now() && user.factors.length === 0
  return { id, role: isOverdue ? 'student' : user.role }
}
