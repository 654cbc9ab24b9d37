import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { catchRefusal, collectDrafts } from '../../test/collect.ts'
import { readQti } from './read-qti.ts'

const choiceItem = readFileSync(new URL('../fixtures/qti-choice.xml', import.meta.url))
const entryItem = readFileSync(new URL('../fixtures/qti-entry.xml', import.meta.url))

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

  it('turns each gap and each inline choice of a QTI item into a question', async () => {
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
