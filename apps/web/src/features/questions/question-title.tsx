import { RenderedPhrase } from '@pathwise/editor/rendered-phrase'
import { questionLanguage } from './question-language.ts'

/** A closed mark or a formula of ours. `a<b` is a text about numbers. */
const markup = /<\/(?:strong|em|u|s|sub|sup|code|span)>/

/** A question's title. One that holds HTML of a phrase is shown as such, any other letter for letter. */
export function QuestionTitle({ title }: { title: string }) {
  return markup.test(title) ? <RenderedPhrase html={title} lang={questionLanguage} /> : title
}
