import { RenderedPhrase } from '@pathwise/editor/rendered-phrase'
import { questionLanguage } from './words.ts'

/** Matches the closing tag of an allowed inline element, so that plain text such as `a<b` is not treated as HTML. */
const markup = /<\/(?:strong|em|u|s|sub|sup|code|span)>/

/**
 * Renders a title as HTML if it contains inline elements, otherwise as plain text. Sets `lang` to the language of
 * question content.
 */
export function QuestionTitle({ title }: { title: string }) {
  return markup.test(title) ? (
    <RenderedPhrase html={title} lang={questionLanguage} />
  ) : (
    <span lang={questionLanguage}>{title}</span>
  )
}
