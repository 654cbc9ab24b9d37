import { createHash } from 'node:crypto'
import type { ImportedQuestion } from '@pathwise/question-formats/draft'
import { findPicture, replaceSources } from '@pathwise/question-formats/shared/pictures'
import { sniffPicture } from '../../pictures/sniff-picture.ts'

/** A picture that an imported file includes. */
export interface ImportedPicture {
  /**
   * The id in the question's HTML until the picture is stored. It is a hash, so the same picture always has the same
   * id.
   */
  readonly id: string
  readonly bytes: Uint8Array
}

interface TakenPictures {
  readonly question: ImportedQuestion
  readonly pictures: readonly ImportedPicture[]
}

/** Extracts the pictures that come with a question. The others keep their URLs, and the import loses them. */
export function takePictures(question: ImportedQuestion): TakenPictures {
  const { files = new Map(), ...texts } = question
  const pictures = new Map<string, ImportedPicture>()
  const take = (html: string) =>
    replaceSources(html, (address) => {
      const bytes = findPicture(files, address)
      if (!bytes || 'refusal' in sniffPicture(bytes)) return undefined
      const id = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
      pictures.set(id, { id, bytes })
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
