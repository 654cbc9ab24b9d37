import { InputRule } from '@milkdown/kit/prose/inputrules'
import { $inputRule } from '@milkdown/kit/utils'
import { safeHref } from '@pathwise/rich-text/links'
import { markType } from '../schema/types.ts'

/**
 * Matches a URL that has a scheme or starts with `www.`, followed by a space. Input rules also run on Enter, so the
 * space is required.
 */
const addressAndSpace = /(?:^|\s)((?:(?:https?|ftps?):\/\/|mailto:|tel:|callto:|sms:|xmpp:|www\.)\S+) $/i

/** Links a typed URL when a space follows. */
export const autolink = $inputRule(
  () =>
    new InputRule(addressAndSpace, (state, match, start, end) => {
      // Punctuation after a URL belongs to the sentence.
      // superlinear: an input rule receives at most 500 characters
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
