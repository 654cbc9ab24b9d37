import { cleanBody } from '@pathwise/rich-text/body'
import { RichTextError } from '@pathwise/rich-text/error'
import { importBody, importPhrase } from '@pathwise/rich-text/legacy'
import { cleanPhrase } from '@pathwise/rich-text/phrase'
import { plainText } from '@pathwise/rich-text/text'
import { AppError } from '../errors.ts'
import type { CreateContentInput } from './content.schemas.ts'

/** What an item's row keeps of its texts. */
export interface StoredTexts {
  readonly title: string
  readonly titleText: string
  readonly body: string
}

/** White space, and what takes no room or shows as nothing: joiners, fillers, marks of direction, the empty Braille cell. */
const invisible = /[\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]/gu

/**
 * Title and body as they are stored.
 * @throws AppError `bad_input` with reason `empty_title` for a title that shows nothing, `too_large` with reason
 * `text_too_large` for a text beyond the limits of the rich-text package
 */
export function storedTexts({ title: given, body, as_typed }: Omit<CreateContentInput, 'language'>): StoredTexts {
  const title = within('The title', () => (as_typed ? cleanPhrase(given) : importPhrase(given)))
  const titleText = plainText(title)
  if (titleText.replaceAll(invisible, '') === '') {
    throw new AppError('bad_input', 'The title shows nothing', { reason: 'empty_title' })
  }
  return { title, titleText, body: within('The body', () => (as_typed ? cleanBody(body) : importBody(body).html)) }
}

function within<Result>(what: string, clean: () => Result): Result {
  try {
    return clean()
  } catch (error) {
    if (!(error instanceof RichTextError)) throw error
    throw new AppError('too_large', `${what} is too large: ${error.message}`, { reason: 'text_too_large' })
  }
}
