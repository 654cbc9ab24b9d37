import { linkSchema } from '@milkdown/kit/preset/commonmark'
import { strikethroughSchema } from '@milkdown/kit/preset/gfm'
import { $markSchema } from '@milkdown/kit/utils'
import { safeHref } from '@pathwise/rich-text/links'
import { htmlOnly } from './html-only.ts'

function plainMark<Name extends string>(name: Name, tag: string) {
  return $markSchema(name, () => ({ parseDOM: [{ tag }], toDOM: () => [tag, 0], ...htmlOnly }))
}

export const underline = plainMark('underline', 'u')
export const subscript = plainMark('subscript', 'sub')
export const superscript = plainMark('superscript', 'sup')

export const strike = strikethroughSchema.extendSchema((previous) => (ctx) => ({
  ...previous(ctx),
  parseDOM: [{ tag: 's' }],
  toDOM: () => ['s', 0],
}))

/** Schema of a link. Drops an address that may not be stored, both on parsing and on rendering. */
export const link = linkSchema.extendSchema((previous) => (ctx) => ({
  ...previous(ctx),
  inclusive: false,
  parseDOM: [
    {
      tag: 'a[href]',
      getAttrs: (element) => {
        const href = safeHref(element.getAttribute('href') ?? '')
        return href === undefined ? false : { href, title: element.getAttribute('title') }
      },
    },
  ],
  toDOM: ({ attrs }) => {
    const href = safeHref(String(attrs['href']))
    const rel = 'noopener noreferrer nofollow'
    return href === undefined ? ['span', 0] : ['a', { href, title: attrs['title'], target: '_blank', rel }, 0]
  },
}))
