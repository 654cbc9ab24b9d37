import { AppError } from '../errors.ts'
import { isStorable } from '../reports/storable.ts'
import type { ParentView } from './parent-view.schemas.ts'

const largestViewBytes = 96 * 1024

/** Number of bytes stored per point of the rate limit. */
const pieceBytes = 16 * 1024

/**
 * Verifies that a view can be stored, and returns its size in points of the rate limit.
 * @throws AppError `too_large`, `bad_input` when a text in it cannot be stored
 */
export function measureView(view: ParentView): number {
  const bytes = Buffer.byteLength(JSON.stringify(view))
  if (bytes > largestViewBytes) throw new AppError('too_large', 'What a parent link shows may be at most 96 kB')
  if (!isStorable(view)) throw new AppError('bad_input', 'The text contains characters that cannot be stored')
  return Math.ceil(bytes / pieceBytes)
}
