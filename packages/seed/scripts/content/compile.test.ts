import { describe, expect, it } from 'vitest'
import { compileContent } from './compile.ts'

const text =
  '---\ntitle: Why $a^2$ is *never* negative\nlanguage: en\n---\n\n## Reason\n\n- [x] ~~old~~ [site](https://a.example)\n'
const file = { language: 'en', slug: 'squares', text }

describe('compileContent', () => {
  it('compiles a file to an item', () => {
    expect(compileContent([file]).items).toEqual([
      {
        seedKey: 'en/squares',
        title: 'Why <span data-type="math" data-latex="a^2"></span> is <em>never</em> negative',
        titleText: 'Why a^2 is never negative',
        body: '<h2>Reason</h2>\n<ul>\n<li data-checked="true"><s>old</s> <a href="https://a.example">site</a></li>\n</ul>',
        language: 'en',
      },
    ])
  })

  it('sorts items by key and computes a checksum that depends only on the items', () => {
    const files = [file, { ...file, slug: 'a-first' }]
    const { items, checksum } = compileContent(files)
    expect(items.map(({ seedKey }) => seedKey)).toEqual(['en/a-first', 'en/squares'])
    expect(compileContent(files.toReversed()).checksum).toBe(checksum)
    expect(compileContent([file]).checksum).not.toBe(checksum)
  })

  it.each([
    ['a language that is not its folder’s', { text: text.replace('language: en', 'language: ko') }, "its folder's, en"],
    ['no head', { text: '# Squares\n' }, 'must be a head'],
    ['no body', { text: '---\ntitle: a\nlanguage: en\n---\n\n' }, 'must be a head'],
    ['an unknown field', { text: text.replace('language', 'author: me\nlanguage') }, 'author'],
    ['a title of two paragraphs', { text: text.replace('Why', '"a\\n\\nb" #') }, 'must be one paragraph'],
    ['a link in its title', { text: text.replace('Why', "'[a](https://a.example)' #") }, 'link is not allowed'],
    ['raw HTML', { text: `${text}<b onclick="x()">c</b>` }, 'html is not allowed in the library'],
    ['an image', { text: `${text}\n![a](b.png)` }, 'image is not allowed'],
    ['a formula that KaTeX refuses', { text: `${text}\n$\\frac{1$` }, 'formula'],
    ['a name with capitals', { slug: 'Squares' }, 'lower-case words'],
  ])('rejects %s and names the file', (_what, changes, mistake) => {
    const wrong = { ...file, ...changes }
    const compile = () => compileContent([wrong, { ...file, slug: 'fine' }])
    expect(compile).toThrow(mistake)
    expect(compile).toThrow(`en/${wrong.slug}.md: `)
  })
})
