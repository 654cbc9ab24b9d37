import { codeBlockSchema, headingSchema } from '@milkdown/kit/preset/commonmark'

const levels = [1, 2, 3, 4, 5, 6]

/** Without the ids that the preset makes of a heading's words: they are not stored. */
export const heading = headingSchema.extendSchema((previous) => (ctx) => ({
  ...previous(ctx),
  parseDOM: levels.map((level) => ({ tag: `h${level}`, attrs: { level, id: '' } })),
  toDOM: ({ attrs }) => [`h${attrs['level']}`, 0],
}))

/** The language stands on the `<code>` where it is stored. */
export const codeBlock = codeBlockSchema.extendSchema((previous) => (ctx) => ({
  ...previous(ctx),
  parseDOM: [
    {
      tag: 'pre',
      preserveWhitespace: 'full',
      getAttrs: (pre) => ({ language: pre.dataset['language'] ?? languageOf(pre.querySelector('code')) }),
    },
  ],
}))

function languageOf(code: Element | null): string {
  return /(?:^|\s)language-(\S+)/.exec(code?.className ?? '')?.[1] ?? ''
}
