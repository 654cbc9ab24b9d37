import { readFileSync } from 'node:fs'
import type { TransferFormat } from '@pathwise/question-formats/findings.schemas'
import { buildZip } from '@pathwise/question-formats/test/zip'
import { array, assert, asyncProperty, constantFrom, nat, oneof, record, uint8Array } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkRows, isRefused } from './check-file.ts'

const fixture = (name: string) =>
  readFileSync(new URL(`../../../../question-formats/src/fixtures/${name}`, import.meta.url))
const csv =
  'legacy_id,title,content_question_mj,choice_a,choice_b,answer,skill_tags\nQ-1,One,"What, ""exactly""?",1,2,B,a; b\n'
const line = { content_question_mj: '<p>1?</p>', choices: [{ id: 'A', html: '1' }], answer: 'A', skill_tags: ['a'] }
const manifest =
  '<manifest><resources><resource type="imsqti_item_xmlv2p1" href="a.xml"><metadata><keyword>k</keyword></metadata></resource></resources></manifest>'

const files: readonly [TransferFormat, Buffer][] = [
  ['csv', Buffer.from(csv)],
  ['jsonl', Buffer.from(`${JSON.stringify(line)}\n`.repeat(3))],
  ['moodle_xml', fixture('moodle.xml')],
  ['gift', fixture('bank.gift')],
  ['qti', fixture('qti-choice.xml')],
  ['qti', fixture('qti-entry.xml')],
  [
    'qti',
    buildZip([
      { name: 'imsmanifest.xml', content: manifest },
      { name: 'a.xml', content: fixture('qti-choice.xml') },
    ]),
  ],
]

/** Bytes that replace a part of a valid file to corrupt it: a token of a file format, or random bytes. */
const piece = oneof(
  constantFrom(
    '<',
    '>',
    '</text>',
    '<text>',
    '&',
    '&x;',
    ']]>',
    '"',
    "'",
    ',',
    '\n',
    '\n\n',
    '{',
    '}',
    '=',
    '~',
    '#',
    '%',
    ':',
    '\\',
    'PK',
    '\0',
    '<p',
    '$$',
    '\\(',
  ).map((text) => Buffer.from(text)),
  uint8Array({ maxLength: 8 }),
)
const change = record({ at: nat(), length: nat({ max: 40 }), piece })

const options = {
  replace: false,
  partial: false,
  subject: 'physics',
  course: 'Physics 11',
  grade_code: 'G11',
  difficulty_level: 'beginner',
} as const

describe.each(files)('a corrupted %s file', (format, whole) => {
  it('parses or rejects a corrupted file without throwing', async () => {
    await assert(
      asyncProperty(array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
        const bytes = changes.reduce((before, { at, length, piece: put }) => {
          const start = at % (before.length + 1)
          return Buffer.concat([before.subarray(0, start), put, before.subarray(start + length)])
        }, whole)
        for await (const { rows } of checkRows(bytes, { ...options, format })) {
          for (const row of rows) expect(row.question !== undefined && isRefused(row)).toBe(false)
        }
      }),
      { numRuns: 150 },
    )
  })
})
