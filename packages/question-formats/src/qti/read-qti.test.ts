import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { transferLimits } from '../limits.ts'
import { catchRefusal, collectDrafts } from '../testing.ts'
import { readQti } from './read-qti.ts'
import { buildZip, type TestEntry } from './testing-zip.ts'

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

describe('readQti for a single item', () => {
  it('reads a QTI item with choices, MathML and feedback', async () => {
    const [draft] = await collectDrafts(readQti(choiceItem))
    expect(draft).toMatchObject({
      row: { number: 1, line: 1, item: 'i1480948375' },
      question: {
        legacyId: 'i1480948375',
        title: 'Discriminant',
        questionType: 'multiple_choice',
        choices: [
          { id: 'A', html: '2 &amp; less' },
          { id: 'B', html: '4' },
          { id: 'C', html: '-4', feedback: 'The sign!' },
        ],
        answer: 'B',
        explanation: 'Yes: 16 = 4c.',
        rubric: '<p>One point for 4.</p>',
      },
    })
    expect(draft?.question?.body).toMatch(
      /^<p>For which <math><mi>c<\/mi><\/math> has[\s\S]*<div>Choose <strong>one<\/strong>\.<\/div>$/,
    )
    expect(draft?.question?.body).not.toContain('One point for 4')
    expect(draft?.findings.map(({ code, detail }) => [code, detail])).toEqual([['partial_marks', '50 %']])
  })

  it('reads a QTI item with a gap', async () => {
    const [draft] = await collectDrafts(readQti(entryItem))
    expect(draft?.question).toMatchObject({
      body: '<p>Sound travels _____ metres a second in air.</p>',
      questionType: 'numerical',
      choices: [],
      answer: '340',
      acceptedAnswers: ['343'],
      answerTolerance: 5,
      explanation: '<p>At 15 °C it is 340 m/s.</p>',
    })
    expect(draft?.findings.map(({ code, detail }) => [code, detail])).toEqual([['feedback', 'hint']])
  })

  const item = (declaration: string, body: string) =>
    Buffer.from(`<assessmentItem identifier="a">${declaration}<itemBody>${body}</itemBody></assessmentItem>`)
  const choices =
    '<choiceInteraction responseIdentifier="R"><simpleChoice identifier="a">1</simpleChoice><simpleChoice identifier="b">2</simpleChoice></choiceInteraction>'
  const rights = (cardinality: string, ...values: string[]) =>
    `<responseDeclaration identifier="R" cardinality="${cardinality}"><correctResponse>${values.map((value) => `<value>${value}</value>`).join('')}</correctResponse></responseDeclaration>`

  it('reads a QTI item that allows several choices but has one correct choice', async () => {
    const [draft] = await collectDrafts(readQti(item(rights('multiple', 'b'), choices)))
    expect(draft).toMatchObject({ question: { answer: 'B' }, findings: [] })
  })

  it('reads a QTI item with several correct choices', async () => {
    const [draft] = await collectDrafts(readQti(item(rights('multiple', 'a', 'b'), choices)))
    expect(draft).toMatchObject({ question: { questionType: 'multiple_select', answer: 'A,B' }, findings: [] })
  })

  it('makes a question of each gap and inline choice of a QTI item', async () => {
    const inline = (id: string) =>
      `<inlineChoiceInteraction responseIdentifier="${id}"><inlineChoice identifier="a">up</inlineChoice><inlineChoice identifier="b">down</inlineChoice></inlineChoiceInteraction>`
    const declaration = `${rights('single', 'b')}<responseDeclaration identifier="S" baseType="string" cardinality="single"><correctResponse><value>red</value></correctResponse></responseDeclaration>`
    const drafts = await collectDrafts(
      readQti(item(declaration, `<p>Go ${inline('R')} to <textEntryInteraction responseIdentifier="S"/>.</p>`)),
    )
    expect(drafts).toMatchObject([
      { question: { legacyId: 'a-1', body: '<p>Go _____ to […].</p>', answer: 'B' }, findings: [{ code: 'split' }] },
      { row: { number: 2 }, question: { legacyId: 'a-2', body: '<p>Go […] to _____.</p>', answer: 'red' } },
    ])
  })

  it('reads one instance of a QTI template', async () => {
    const number = (value: string) => `<baseValue baseType="integer">${value}</baseValue>`
    const set = (name: string, expression: string) =>
      `<setTemplateValue identifier="${name}">${expression}</setTemplateValue>`
    const variable = (name: string) => `<variable identifier="${name}"/>`
    const template = [
      ...['a', 'b', 'c'].map(
        (name) => `<templateDeclaration identifier="${name}" cardinality="single" baseType="integer"/>`,
      ),
      '<responseDeclaration identifier="R" cardinality="single" baseType="integer"/>',
      '<templateProcessing>',
      set('a', '<randomInteger min="2" max="10" step="2"/>'),
      set(
        'b',
        `<sum>${variable('a')}<product>${number('3')}<integerDivide>${number('-7')}${number('2')}</integerDivide></product></sum>`,
      ),
      set('c', `<random><multiple>${number('5')}${number('7')}</multiple></random>`),
      `<setCorrectResponse identifier="R"><subtract>${variable('b')}${variable('c')}</subtract></setCorrectResponse>`,
      '</templateProcessing>',
    ].join('')
    const print = (name: string) => `<printedVariable identifier="${name}"/>`
    const [draft] = await collectDrafts(
      readQti(
        item(template, `<p>What is ${print('b')} - ${print('c')}? <textEntryInteraction responseIdentifier="R"/></p>`),
      ),
    )
    expect(draft).toMatchObject({
      question: { body: '<p>What is -6 - 7? _____</p>', questionType: 'numerical', answer: '-13' },
      findings: [{ severity: 'lost', code: 'template_instance' }],
    })
  })

  it('skips a QTI template with a variable in a formula', async () => {
    const template = '<templateDeclaration identifier="a" baseType="integer" mathVariable="true"/>'
    const [draft] = await collectDrafts(readQti(item(template, choices)))
    expect(draft).toMatchObject({ question: undefined, findings: [{ detail: 'templateDeclaration' }] })
  })

  it.each([
    ['a variable without a value', '<variable identifier="x"/>'],
    [
      'a division by zero',
      '<divide><baseValue baseType="integer">1</baseValue><baseValue baseType="integer">0</baseValue></divide>',
    ],
    ['an operator of its own', '<customOperator/>'],
    ['a step that leads nowhere', '<randomInteger min="1" max="2" step="0"/>'],
  ])('skips a QTI template with %s', async (_name, expression) => {
    const template = `<templateDeclaration identifier="a" baseType="integer"/><templateProcessing><setTemplateValue identifier="a">${expression}</setTemplateValue></templateProcessing>`
    const [draft] = await collectDrafts(readQti(item(template, choices)))
    expect(draft).toMatchObject({ question: undefined, findings: [{ code: 'unsupported_question_type' }] })
  })

  const entry = (comparison: string) =>
    item(
      '<responseDeclaration identifier="R" cardinality="single" baseType="float"><correctResponse><value>2</value></correctResponse></responseDeclaration>',
      `<p><textEntryInteraction responseIdentifier="R"/></p></itemBody><responseProcessing>${comparison}</responseProcessing><itemBody>`,
    )

  it.each([
    ['one absolute distance', '<equal toleranceMode="absolute" tolerance="0.1"/>', 0.1, []],
    ['an exact comparison', '<equal toleranceMode="exact"/>', undefined, []],
    ['decimal places', '<equalRounded roundingMode="decimalPlaces" figures="2"/>', 0.005, []],
    ['two distances', '<equal toleranceMode="absolute" tolerance="1 2"/>', undefined, ['absolute 1 2']],
    ['a percentage', '<equal toleranceMode="relative" tolerance="5"/>', undefined, ['relative 5']],
    ['figures', '<equalRounded roundingMode="significantFigures" figures="2"/>', undefined, ['significantFigures 2']],
    ['a variable', '<equal toleranceMode="absolute" tolerance="{T}"/>', undefined, ['absolute {T}']],
    [
      'two tolerances',
      ['1', '2'].map((t) => `<equal toleranceMode="absolute" tolerance="${t}"/>`).join(''),
      undefined,
      ['1', '2'],
    ],
  ])('reads or reports the tolerance of a QTI comparison: %s', async (_name, comparison, tolerance, lost) => {
    const [draft] = await collectDrafts(readQti(entry(comparison)))
    expect(draft?.question).toMatchObject({ answer: '2', questionType: 'numerical' })
    expect(draft?.question?.answerTolerance).toBe(tolerance)
    expect(draft?.findings.map(({ code, detail }) => [code, detail])).toEqual(
      lost.map((detail) => ['answer_tolerance', detail]),
    )
  })

  it.each([
    ['a drawing', '', '<hotspotInteraction/>', 'unsupported_question_type', 'hotspotInteraction'],
    [
      'a drawing beside a choice',
      '',
      `${choices}<hotspotInteraction/>`,
      'unsupported_question_type',
      'choiceInteraction, hotspotInteraction',
    ],
    ['none', '', '<p>Read this.</p>', 'unsupported_question_type', 'no interaction'],
    [
      'numbers that an unknown rule draws',
      '<templateDeclaration identifier="n"/><templateProcessing><templateConstraint/></templateProcessing>',
      choices,
      'unsupported_question_type',
      'templateDeclaration',
    ],
  ])('skips a QTI item without a supported interaction: %s', async (_name, declaration, body, code, detail) => {
    const [draft] = await collectDrafts(readQti(item(declaration, body)))
    expect(draft).toMatchObject({ question: undefined, findings: [{ severity: 'lost', code, detail }] })
  })

  it.each([
    ['QTI 1.2', '<questestinterop/>', 'not_this_format'],
    ['QTI 3', '<qti-assessment-item/>', 'not_this_format'],
    ['half an item', choiceItem.subarray(0, 900), 'xml_syntax'],
  ])('rejects anything but a complete QTI 2 item: %s', async (_name, content, code) => {
    expect(await catchRefusal(readQti(Buffer.from(content)))).toMatchObject({ severity: 'refused', code })
  })
})

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

  it('reads a content package whose files are all in a folder', async () => {
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
