import { createHash } from 'node:crypto'
import type { ImportedQuestion } from '@pathwise/question-formats/draft'
import { findPicture, nameAddress, replaceSources } from '@pathwise/question-formats/shared/pictures'

/** A picture that an imported file includes. */
export interface ImportedPicture {
  /**
   * The picture's id in the question's HTML until the picture is stored. The id is a hash of the file, so the same
   * picture always has the same id.
   */
  readonly id: string
  /** The SHA-256 hash of the file, in hexadecimal. */
  readonly hash: string
  /** The picture's address in the file, which error messages show. A `data:` URL is shortened to its type. */
  readonly name: string
  readonly bytes: Uint8Array
}

interface TakenPictures {
  readonly question: ImportedQuestion
  readonly pictures: readonly ImportedPicture[]
}

/**
 * Extracts the pictures in a question for which the import includes a file. Other pictures keep their URLs, and are
 * removed later unless they are already stored on this server.
 */
export function extractPictures(question: ImportedQuestion): TakenPictures {
  const { files = new Map(), ...texts } = question
  const pictures = new Map<string, ImportedPicture>()
  const take = (html: string) =>
    replaceSources(html, (address) => {
      const bytes = findPicture(files, address)
      if (!bytes) return undefined
      const digest = createHash('sha256').update(bytes).digest()
      const id = digest.toString('base64url').slice(0, 22)
      pictures.set(id, { id, hash: digest.toString('hex'), name: nameAddress(address), bytes })
      return `/pictures/${id}`
    })
  const taken = {
    ...texts,
    body: take(texts.body),
    explanation: take(texts.explanation),
    ...(texts.hints && { hints: texts.hints.map(take) }),
    ...(texts.rubric !== undefined && { rubric: take(texts.rubric) }),
  }
  return { question: taken, pictures: [...pictures.values()] }
}
