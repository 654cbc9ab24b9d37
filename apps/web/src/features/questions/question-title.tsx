import { RenderedPhrase } from '@pathwise/editor/rendered-phrase'
import { questionLanguage } from './words.ts'

/** The closing tag of an allowed inline element. Plain text such as `a<b` does not match. */
const markup = /<\/(?:strong|em|u|s|sub|sup|code|span)>/

/** A question's title. Renders inline HTML as markup and any other title as plain text. */
export function QuestionTitle({ title }: { title: string }) {
  return markup.test(title) ? <RenderedPhrase html={title} lang={questionLanguage} /> : title
}
