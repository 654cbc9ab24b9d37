import { readFileSync } from 'node:fs'
import { PDFDict, PDFDocument, PDFHexString, PDFName, PDFRawStream } from 'pdf-lib'
import { expect, it, vi } from 'vitest'
import { words } from '../test/samples.ts'
import { isInstalled, runOn } from '../test/tools.ts'
import { createPdfRenderer } from './renderer.ts'

vi.setConfig({ testTimeout: 60_000 })

const renderer = await createPdfRenderer()
const body = readFileSync(new URL('../../rich-text/fixtures/bodies-v1/pictures.html', import.meta.url), 'utf8')
const size = { width: 4, height: 2 }
const png = {
  type: 'image/png',
  ...size,
  bytes: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAYAAAB/qH1jAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWMQqbBpQMYM6AIAqkIKQdux0kkAAAAASUVORK5CYII=',
    'base64',
  ),
}
const jpeg = {
  type: 'image/jpeg',
  ...size,
  bytes: Buffer.from(
    '/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAACAAQDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAwX/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCaAFOf/9k=',
    'base64',
  ),
}
const ids = ['Q2VsbCBkaXZpc2lvbi4wMQ', 'bGVhZi1vcm5hbWVudC0wMg', 'X3Vuc2l6ZWQtcGljdHVyZV'] as const

const pictures = { [ids[0]]: png, [ids[1]]: jpeg, [ids[2]]: png }

it('draws pictures with alt text and captions, marks decorative ones as artifacts, and embeds each file once', async () => {
  const { bytes, notes } = await renderer.render({ title: 'a', html: body, language: 'en', words, pictures })
  expect(notes).toEqual([])
  const objects = (await PDFDocument.load(bytes, { updateMetadata: false })).context.enumerateIndirectObjects()
  const elements = objects.flatMap(([, object]) => (object instanceof PDFDict ? [object] : []))
  const figures = elements.filter((object) => object.get(PDFName.of('S')) === PDFName.of('Figure'))
  expect(figures.map((figure) => figure.lookup(PDFName.of('Alt'), PDFHexString).decodeText()).toSorted()).toEqual([
    'A cell with two nuclei & a <wall>.',
    'image',
  ])
  expect(figures.every((figure) => figure.lookup(PDFName.of('A'), PDFDict).has(PDFName.of('BBox')))).toBe(true)
  expect(elements.filter((object) => object.get(PDFName.of('S')) === PDFName.of('Caption'))).toHaveLength(1)
  const images = objects.filter(
    ([, object]) =>
      object instanceof PDFRawStream &&
      object.dict.get(PDFName.of('Subtype')) === PDFName.of('Image') &&
      object.dict.get(PDFName.of('ColorSpace')) !== PDFName.of('DeviceGray'),
  )
  expect(images).toHaveLength(2)
})

it.skipIf(!isInstalled('qpdf'))('writes pictures that qpdf can read (skipped when qpdf is not installed)', async () => {
  const { bytes } = await renderer.render({ title: 'a', html: body, language: 'en', words, pictures })
  expect(runOn(bytes, 'qpdf', ['--check', 'FILE']).output).toContain('No syntax or stream encoding errors found')
})

it('shows a note in place of each picture that has no file', async () => {
  const { notes } = await renderer.render({ title: 'a', html: body, language: 'en', words })
  expect(notes[0]).toBe('Not shown here: image: A cell with two nuclei & a <wall>.')
  expect(notes).toHaveLength(3)
})
