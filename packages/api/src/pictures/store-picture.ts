import { createHash } from 'node:crypto'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { lockAccount } from '../lock-account.ts'
import { newId } from '../secrets.ts'
import type { EncodedPicture } from './picture-encoder.ts'
import type { StoredPicture } from './pictures.schemas.ts'
import { type PictureRefusal, pictureLimits, pictureRefusals } from './pictures.vocabulary.ts'

const megabyte = 1024 * 1024

/** The error messages of the API. Pages translate the reason and do not show these messages. */
const messages: Readonly<Record<PictureRefusal, string>> = {
  picture_too_large: `A picture can have at most ${pictureLimits.fileBytes / megabyte} MB`,
  picture_too_many_pixels: `A picture can have at most ${pictureLimits.pixels / 1_000_000} megapixels`,
  picture_quota: `The pictures of an account can have at most ${pictureLimits.accountBytes / megabyte} MB`,
  picture_heic: 'HEIC pictures cannot be shown by all browsers. Please send PNG, JPEG, WebP or SVG.',
  picture_gif: 'GIF pictures are not accepted. Please send PNG, JPEG, WebP or SVG.',
  picture_type: 'This file is not a PNG, JPEG, WebP or SVG picture',
  picture_svg_active: 'This SVG contains a script, or parts that come from elsewhere',
  picture_broken: 'This picture cannot be read',
}

const tooLarge: ReadonlySet<PictureRefusal> = new Set(['picture_too_large', 'picture_too_many_pixels', 'picture_quota'])

export function buildPictureError(reason: PictureRefusal): AppError {
  return new AppError(tooLarge.has(reason) ? 'too_large' : 'bad_input', messages[reason], { reason })
}

/** Returns the reason why a picture was rejected, or undefined for other errors. */
export function findRefusal(error: unknown): PictureRefusal | undefined {
  return error instanceof AppError ? pictureRefusals.find((one) => one === error.reason) : undefined
}

type StoreDeps = Pick<Context, 'encodePicture' | 'now' | 'prisma'>

/**
 * Stores a picture for an account. Storing the same picture again returns the same id.
 * @throws AppError with a reason from `pictureRefusals`
 */
export async function storePicture(deps: StoreDeps, ownerId: string, bytes: Uint8Array): Promise<StoredPicture> {
  if (bytes.length > pictureLimits.fileBytes) throw buildPictureError('picture_too_large')
  // A file that this server has encoded before is stored unchanged, so that importing an export restores identical
  // pictures.
  const known = await deps.prisma.pictureFile.findUnique({
    where: { hash: hashBytes(bytes) },
    select: { hash: true, width: true, height: true, size: true },
  })
  if (known) return await addPicture(deps, ownerId, known)
  const encoded = await deps.encodePicture(bytes)
  if ('refusal' in encoded) throw buildPictureError(encoded.refusal)
  return await addPicture(deps, ownerId, { ...describeFile(encoded), file: encoded })
}

function hashBytes(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function describeFile({ bytes, width, height }: EncodedPicture) {
  return { hash: hashBytes(bytes), width, height, size: bytes.length }
}

type NewPicture = ReturnType<typeof describeFile> & { readonly file?: EncodedPicture }

async function addPicture(
  { prisma, now }: StoreDeps,
  ownerId: string,
  { hash, width, height, size, file }: NewPicture,
): Promise<StoredPicture> {
  return await prisma.$transaction(async (transaction) => {
    // The lock makes an account's uploads wait for each other, so that together they cannot exceed the limit.
    await lockAccount(transaction, ownerId)
    const existing = await transaction.picture.findUnique({
      where: { ownerId_hash: { ownerId, hash } },
      select: { id: true, unusedSince: true },
    })
    if (existing) {
      if (existing.unusedSince) {
        await transaction.picture.update({ where: { id: existing.id }, data: { unusedSince: now() } })
      }
      return { id: existing.id, width, height }
    }
    const { _sum } = await transaction.pictureFile.aggregate({
      where: { pictures: { some: { ownerId } } },
      _sum: { size: true },
    })
    if ((_sum.size ?? 0) + size > pictureLimits.accountBytes) throw buildPictureError('picture_quota')
    if (file) {
      await transaction.pictureFile.createMany({
        data: [{ hash, type: file.type, width, height, size, bytes: Uint8Array.from(file.bytes) }],
        skipDuplicates: true,
      })
    }
    const id = newId()
    await transaction.picture.create({ data: { id, hash, ownerId, createdAt: now(), unusedSince: now() } })
    return { id, width, height }
  })
}
