import { RenderedPhrase } from '@pathwise/editor/rendered-phrase'
import { questionLanguage } from './words.ts'

/** Matches the closing tag of an allowed inline element. Does not match plain text such as `a<b`. */
const markup = /<\/(?:strong|em|u|s|sub|sup|code|span)>/

/** A question's title. Titles with inline HTML are rendered as markup, all others as plain text. */
export function QuestionTitle({ title }: { title: string }) {
  return markup.test(title) ? <RenderedPhrase html={title} lang={questionLanguage} /> : title
}
