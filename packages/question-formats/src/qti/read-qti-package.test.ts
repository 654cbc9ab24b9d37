import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { catchRefusal, collectDrafts } from '../../test/collect.ts'
import { buildZip, type TestEntry } from '../../test/zip.ts'
import { transferLimits } from '../limits.ts'
import { readQti } from './read-qti.ts'

const choiceItem = readFileSync(new URL('../fixtures/qti-choice.xml', import.meta.url))
const entryItem = readFileSync(new URL('../fixtures/qti-entry.xml', import.meta.url))

const resources = [
  `<resource identifier="r1" type="imsqti_item_xmlv2p1" href="items/one%20item.xml"><metadata><lom:lom xmlns:lom="http://ltsc.ieee.org/xsd/LOM"><lom:general><lom:keyword><lom:string language="en">math.quadratic-functions</lom:string></lom:keyword><lom:keyword><lom:string>grade:G10</lom:string></lom:keyword></lom:general></lom:lom></metadata><file href="items/one%20item.xml"/><dependency identifierref="r3"/></resource>`,
  '<resource identifier="r2" type="imsqti_item_xmlv2p1"><file href="./items/two.xml"/></resource>',
  '<resource identifier="r3" type="webcontent" href="images/parabola.png"><file href="images/parabola.png"/></resource>',
  '<resource identifier="r4" type="imsqti_test_xmlv2p1" href="test.xml"><file href="test.xml"/></resource>',
]
const manifest = `<?xml version="1.0"?><manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1"><organizations/><resources>${resources.join('')}</resources></manifest>`

function buildPackage(...more: readonly TestEntry[]): TestEntry[] {
  return [
    { name: 'imsmanifest.xml', content: manifest },
    { name: 'items/one item.xml', content: choiceItem },
    { name: 'items/two.xml', content: entryItem },
    { name: 'images/parabola.png', content: 'PNG' },
    { name: 'test.xml', content: '<assessmentTest/>' },
    ...more,
  ]
}

describe('readQti for a content package', () => {
  it("reads a content package's items and keywords in manifest order, and reports unused resources", async () => {
    const drafts = await collectDrafts(readQti(buildZip(buildPackage())))
    expect(drafts.map(({ row }) => row)).toEqual([
      { number: 0, item: 'imsmanifest.xml' },
      { number: 1, item: 'items/one item.xml' },
      { number: 2, item: 'items/two.xml' },
    ])
    expect(drafts[0]?.findings).toEqual([{ severity: 'lost', code: 'unused_file', detail: 'test.xml' }])
    expect(drafts[1]?.question).toMatchObject({ skillTags: ['math.quadratic-functions'], gradeCode: 'G10' })
    expect(drafts[2]?.question).toMatchObject({ legacyId: 'entry-1' })
  })

  it('reads a content package whose manifest and items are in a folder of the archive', async () => {
    const inFolder = buildPackage().map((entry) => ({ ...entry, name: `bank/${entry.name}` }))
    expect(await collectDrafts(readQti(buildZip(inFolder)))).toHaveLength(3)
  })

  const buildItemZip = (type: string, ...paths: readonly string[]) =>
    buildZip([
      {
        name: 'imsmanifest.xml',
        content: `<manifest><resources>${paths.map((path) => `<resource type="${type}" href="${path}"/>`).join('')}</resources></manifest>`,
      },
      ...paths.map((name) => ({ name, content: choiceItem.toString().replaceAll('i1480948375', 'choice') })),
    ])

  it('shares the bytes of a picture that several items use', async () => {
    const items = ['a.xml', 'b.xml'].map((name) => ({ name, content: choiceItem }))
    const hrefs = items.map(({ name }) => `<resource type="imsqti_item_xmlv2p1" href="${name}"/>`).join('')
    const content = `<manifest><resources>${hrefs}</resources></manifest>`
    const picture = { name: 'images/parabola.png', content: 'PNG' }
    const drafts = await collectDrafts(readQti(buildZip([{ name: 'imsmanifest.xml', content }, ...items, picture])))
    const [first, second] = drafts.flatMap(({ question }) => question?.files?.get('images/parabola.png') ?? [])
    expect(first).toEqual(Buffer.from('PNG'))
    expect(second).toBe(first)
  })

  it('distinguishes items with equal identifiers by their paths', async () => {
    const long = `${'folder/'.repeat(40)}d.xml`
    const drafts = await collectDrafts(readQti(buildItemZip('imsqti_item_xmlv2p1', 'a.xml', 'b/c.xml', long)))
    expect(drafts.map(({ question }) => question?.legacyId)).toEqual(['choice', 'choice-b/c', undefined])
  })

  it.each([
    ['reads accessible items', 'imsqti_apipitem_xmlv2p2', [undefined]],
    ['reports accessible tests', 'imsqti_apiptest_xmlv2p2', ['a.xml']],
  ])('%s in a content package', async (_does, type, details) => {
    const drafts = await collectDrafts(readQti(buildItemZip(type, 'a.xml')))
    const unused = drafts.map(({ findings }) => findings.find(({ code }) => code === 'unused_file')?.detail)
    expect(unused).toEqual(details)
    expect(drafts.some(({ question }) => question !== undefined)).toBe(type.includes('item'))
  })

  it('reports an item in a content package that cannot be parsed', async () => {
    const entries = buildPackage().map((entry) =>
      entry.name === 'items/two.xml' ? { ...entry, content: '<assessmentItem>\n<p>' } : entry,
    )
    expect((await collectDrafts(readQti(buildZip(entries)))).at(-1)).toMatchObject({
      row: { number: 2, item: 'items/two.xml', line: 2 },
      question: undefined,
      findings: [{ severity: 'refused', code: 'xml_syntax' }],
    })
  })

  it.each<[string, readonly TestEntry[], string]>([
    ['a missing item', buildPackage().filter(({ name }) => name !== 'items/two.xml'), 'zip_file_missing'],
    [
      'an item in Latin-1',
      buildPackage().map((entry) =>
        entry.name === 'items/two.xml' ? { ...entry, content: Buffer.from('<a>é</a>', 'latin1') } : entry,
      ),
      'encoding',
    ],
    [
      'an item that unpacks to more than it claims',
      buildPackage().map((entry) =>
        entry.name === 'items/two.xml' ? { ...entry, content: Buffer.alloc(4_000_000, ' '), claims: 900 } : entry,
      ),
      'zip_too_large',
    ],
    [
      'an item that unpacks to less than it claims',
      buildPackage().map((entry) => (entry.name === 'items/two.xml' ? { ...entry, claims: 5_000_000 } : entry)),
      'zip_broken',
    ],
  ])('rejects only the affected row of a content package with %s', async (_name, entries, code) => {
    const drafts = await collectDrafts(readQti(buildZip(entries)))
    expect(drafts.at(-1)).toMatchObject({ row: { item: 'items/two.xml' }, findings: [{ severity: 'refused', code }] })
  })

  const bomb = Buffer.alloc(transferLimits.archiveEntryBytes + 1)
  it.each<[string, Buffer, string]>([
    ['that climbs out of its folder', buildZip(buildPackage({ name: '../../etc/passwd', content: 'x' })), 'zip_path'],
    ['with an absolute path', buildZip(buildPackage({ name: '/etc/passwd', content: 'x' })), 'zip_path'],
    ['with a path of Windows', buildZip(buildPackage({ name: 'C:\\Windows\\x', content: 'x' })), 'zip_path'],
    ['that climbs with backslashes', buildZip(buildPackage({ name: '..\\..\\x', content: 'x' })), 'zip_path'],
    [
      'that claims a gigabyte',
      buildZip(buildPackage({ name: 'big.png', content: 'x', claims: 2 ** 30 })),
      'zip_too_large',
    ],
    ['with a question of many megabytes', buildZip(buildPackage({ name: 'big.xml', content: bomb })), 'zip_too_large'],
    ['that is encrypted', buildZip(buildPackage({ name: 'a.xml', content: 'x', encrypted: true })), 'zip_encrypted'],
    ['with a name twice', buildZip(buildPackage({ name: 'test.xml', content: 'x' })), 'zip_broken'],
    ['that ends in the middle', buildZip(buildPackage()).subarray(0, 2_000), 'zip_broken'],
    ['without a manifest', buildZip(buildPackage().slice(1)), 'zip_file_missing'],
    [
      'with too many files',
      buildZip(
        Array.from({ length: transferLimits.archiveEntries + 1 }, (_, n) => ({ name: `${n}.xml`, content: '' })),
      ),
      'zip_too_many_files',
    ],
    [
      'whose manifest laughs',
      buildZip([{ name: 'imsmanifest.xml', content: '<!DOCTYPE m [<!ENTITY a "b">]><manifest>&a;</manifest>' }]),
      'xml_dtd',
    ],
  ])('rejects an archive %s', async (_name, bytes, code) => {
    expect(await catchRefusal(readQti(bytes))).toMatchObject({ severity: 'refused', code, row: { number: 0 } })
  })
})
