import { describe, expect, it } from 'vitest'
import { words } from '../../test/samples.ts'
import { readBody } from './read.ts'

describe('readBody', () => {
  it('reads a callout as a quote with a heading', () => {
    const { blocks } = readBody('<blockquote data-callout="mistake">a</blockquote><blockquote>b</blockquote>', words)
    expect(blocks).toMatchObject([{ kind: 'quote', heading: 'Common mistake' }, { kind: 'quote' }])
    expect(blocks[1]).not.toHaveProperty('heading')
  })

  it('reads headings, paragraphs, lists and rules as blocks', () => {
    const { blocks } = readBody('<h2>a</h2><p>b<br><strong>c</strong></p><ol start="3"><li>d</li></ol><hr>', words)
    expect(blocks).toEqual([
      { kind: 'heading', level: 2, inlines: [{ kind: 'text', text: 'a', style: {} }] },
      {
        kind: 'paragraph',
        inlines: [
          { kind: 'text', text: 'b', style: {} },
          { kind: 'break' },
          { kind: 'text', text: 'c', style: { strong: true } },
        ],
      },
      {
        kind: 'list',
        ordered: true,
        start: 3,
        items: [
          { checked: undefined, blocks: [{ kind: 'paragraph', inlines: [{ kind: 'text', text: 'd', style: {} }] }] },
        ],
      },
      { kind: 'rule' },
    ])
  })

  it.each([
    ['<p><img src="https://a.example/b.png" alt="a plot"></p>', 'Not shown here: image: a plot'],
    ['<img src="https://a.example/b.png">', 'Not shown here: image: https://a.example/b.png'],
    ['<img src="data:image/png;base64,AAAA">', 'Not shown here: image'],
    ['<picture><source><img alt="two"></picture>', 'Not shown here: image: two'],
    ['<svg><text>hidden</text></svg>', 'Not shown here: drawing'],
    ['<video src="https://a.example/c.mp4"></video>', 'Not shown here: video: https://a.example/c.mp4'],
    ['<iframe title="A game" src="x"></iframe>', 'Not shown here: embedded page: A game'],
  ])('replaces an element that cannot be rendered with a note: %s', (html, note) => {
    const { blocks, notes } = readBody(html, words)
    expect(notes).toEqual([note])
    expect(blocks).toEqual([{ kind: 'paragraph', inlines: [{ kind: 'text', text: note, style: { emphasis: true } }] }])
  })

  it('adds a note above the source of an Asymptote figure', () => {
    const { blocks } = readBody('<pre><code class="language-asy">draw(x);</code></pre>', words)
    expect(blocks).toEqual([
      { kind: 'note', text: words.figureSource },
      { kind: 'code', text: 'draw(x);' },
    ])
  })
})
