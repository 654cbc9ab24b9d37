import { InputRule } from '@milkdown/kit/prose/inputrules'
import { $inputRule } from '@milkdown/kit/utils'
import { safeHref } from '@pathwise/rich-text/links'
import { markType } from '../schema/types.ts'

/** An address with its scheme, or one that begins with `www.`, before a space. (The rules also run on Enter: not this.) */
const addressAndSpace = /(?:^|\s)((?:(?:https?|ftps?):\/\/|mailto:|tel:|callto:|sms:|xmpp:|www\.)\S+) $/i

/** Makes a link of an address when a space is typed behind it. */
export const autolink = $inputRule(
  () =>
    new InputRule(addressAndSpace, (state, match, start, end) => {
      // Punctuation behind an address belongs to the sentence.
      // superlinear: an input rule sees at most 500 characters
      const address = (match[1] ?? '').replace(/[.,;:!?)\]}"'»”]+$/u, '')
      const href = safeHref(/^www\./i.test(address) ? `https://${address}` : address)
      if (href === undefined || address === '') return null
      const from = start + match[0].indexOf(address)
      const link = markType(state.schema, 'link')
      if (state.doc.rangeHasMark(from, from + address.length, link)) return null
      return state.tr
        .addMark(from, from + address.length, link.create({ href }))
        .insertText(' ', end)
        .removeStoredMark(link)
    }),
)
