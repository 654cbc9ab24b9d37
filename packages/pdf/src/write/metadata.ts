import { type PDFDocument, PDFName } from 'pdf-lib'
import { type Language, languageTags } from '../language.ts'

export interface Metadata {
  title: string
  author?: string
  language: Language
}

/** Writes title, author and language. It writes no dates, so that the same content always gives the same file. */
export function writeMetadata(document: PDFDocument, { title, author, language }: Metadata): void {
  document.setTitle(title, { showInWindowTitleBar: true })
  if (author) document.setAuthor(author)
  document.setLanguage(languageTags[language])
  document.setProducer('pdf-lib')
  document.setCreator('Pathwise')
  const stream = document.context.stream(new TextEncoder().encode(xmp(title, author)), {
    Type: 'Metadata',
    Subtype: 'XML',
  })
  document.catalog.set(PDFName.of('Metadata'), document.context.register(stream))
}

function xmp(title: string, author = ''): string {
  const creator = author ? `<dc:creator><rdf:Seq><rdf:li>${escapeXml(author)}</rdf:li></rdf:Seq></dc:creator>` : ''
  return [
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(title)}</rdf:li></rdf:Alt></dc:title>${creator}`,
    '</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>',
  ].join('\n')
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

function escapeXml(text: string): string {
  return text.replaceAll(/[&<>]/g, (character) => entities[character] ?? character)
}
