import { describe, expect, it } from 'vitest'
import { computeReadingGrade, hardToRead } from './hard-to-read.ts'

const plain = 'The old bridge is closed. Workers repair it, so people walk. '
const hard =
  'Notwithstanding the considerable methodological heterogeneity characterizing contemporary investigations, ' +
  'researchers overwhelmingly acknowledge that environmental determinants substantially influence organizational ' +
  'decision-making processes throughout industrialized communities. '

describe('computeReadingGrade', () => {
  it('computes the Automated Readability Index by its published formula', () => {
    const words = 4 * 11
    expect(computeReadingGrade(`<p>${plain.repeat(4)}</p>`)).toBeCloseTo(
      (4.71 * 4 * 47) / words + (0.5 * words) / 8 - 21.43,
      5,
    )
  })

  it('counts a formula as one letter, and ignores tables, figures and code', () => {
    const math = '<span data-type="math" data-latex="\\frac{a&#x3C;b}{c>d}"></span>'
    const text = `<p>${plain.repeat(4)}${math} is odd.</p>`
    expect(computeReadingGrade(text)).toBe(computeReadingGrade(`<p>${plain.repeat(4)}x is odd.</p>`))
    const table = `<table><tr><td>${hard}</td></tr></table><figure data-figure="{}">${hard}</figure><pre>${hard}</pre>`
    expect(computeReadingGrade(text + table)).toBe(computeReadingGrade(text))
  })

  it('computes the same grade when a tag has an attribute without a value', () => {
    const item = `<li><p>${plain.repeat(4)}</p></li>`
    expect(computeReadingGrade(`<ol reversed start="3">${item}</ol>`)).toBe(computeReadingGrade(`<ol>${item}</ol>`))
  })

  it.each([
    ['a short text', `<p>${hard}</p>`],
    ['one sentence', `<p>${hard.replaceAll('.', ',').repeat(2)}</p>`],
    ['a Korean text', `<p>${'오래된 다리는 닫혀 있다. '.repeat(20)}</p>`],
    [
      'a Spanish text',
      `<p>${'El puente viejo está cerrado a los coches, y la gente camina en la calle. '.repeat(8)}</p>`,
    ],
    ['a French text', `<p>${'Le vieux pont est fermé, il a plu et les gens marchent dans la rue. '.repeat(8)}</p>`],
    ['no text', ''],
  ])('returns undefined for %s', (_name, html) => {
    expect(computeReadingGrade(html)).toBeUndefined()
  })
})

it('reports a text far above high-school reading level, but not ordinary sentences', () => {
  expect(hardToRead({ body: `<p>${hard.repeat(3)}</p>` })).toEqual([
    { rule: 'hard_to_read', place: 'content_question_mj', detail: expect.stringMatching(/^\d\d$/) },
  ])
  expect(hardToRead({ body: `<p>${plain.repeat(10)}</p>` })).toEqual([])
})
