import { describe, expect, it } from 'vitest'
import type { Inline } from '../../src/features/guides/guide.ts'
import { placeMarks } from './place-marks.ts'

const figure = (text: string): Inline => ({ kind: 'figure', text })
const mark = (note: number): Inline => ({ kind: 'mark', note })

/** Formats marks as [1] and links as <words>. */
function write(parts: readonly Inline[]): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part
      if (part.kind === 'figure') return part.text
      if (part.kind === 'mark') return part.follows ? `[,${part.note}]` : `[${part.note}]`
      if (part.kind === 'date') return part.from
      if (part.kind === 'yearlyDay') return part.day
      return part.kind === 'link' ? `<${write(part.children)}>` : `*${write(part.children)}*`
    })
    .join('')
}

describe('placeMarks', () => {
  it.each<[string, Inline[]]>([
    ['It lasts 134 minutes[1], with a break.', ['It lasts ', figure('134'), mark(1), ' minutes, with a break.']],
    ['모두 98문항[1], 134분', ['모두 ', figure('98'), mark(1), '문항, ', figure('134'), '분']],
    ['共 125 分鐘[1]。', ['共 ', figure('125'), mark(1), ' 分鐘。']],
    ['54 questions[2]', [figure('54'), mark(2), ' questions']],
    ['A total of 400–1600[1]. More', ['A total of ', figure('400–1600'), mark(1), '. More']],
    ['1 of 1,600 points[1]', [figure('1'), mark(1), ' of 1,600 points']],
    ['64 minutes and 5 essays[1][,2].', [figure('64'), mark(1), ' minutes and ', figure('5'), mark(2), ' essays.']],
    ['5月3日[1]（預計）', [figure('5月3日'), mark(1), '（預計）']],
    ['May 3[1] (expected)', [figure('May 3'), mark(1), ' (expected)']],
    ['*54* questions[1].', [{ kind: 'strong', children: [figure('54'), mark(1)] }, ' questions.']],
    ['<54, all>[1], and', [{ kind: 'link', to: '/', children: [figure('54'), mark(1), ', all'] }, ', and']],
    ['No figure.', ['No figure.']],
  ])('places the marks as in "%s"', (written, parts) => {
    expect(write(placeMarks(parts))).toBe(written)
  })
})
