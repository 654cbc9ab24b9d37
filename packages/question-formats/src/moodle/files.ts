import { fromBase64, toBase64 } from '../shared/pictures.ts'
import { findAll, readText, type XmlElement } from '../xml/element.ts'
import { escapeAttribute } from '../xml/to-html.ts'

/** The prefix of the address of a file that is included with the text. */
const placeholder = '@@PLUGINFILE@@'

const isFile = ({ name }: XmlElement) => name === 'file'

/** Returns a question's files, keyed by the addresses used in its texts. */
export function collectFiles(question: XmlElement): ReadonlyMap<string, Uint8Array> {
  const files = findAll(question, isFile).flatMap((file): [string, Uint8Array][] => {
    const { name = '', path = '/', encoding } = Object.fromEntries(file.attributes)
    const bytes = encoding === 'base64' ? fromBase64(readText(file)) : undefined
    return name && bytes ? [[`${placeholder}${path}${name}`, bytes]] : []
  })
  return new Map(files)
}

/** Returns a question without its files. */
export function dropFiles(element: XmlElement): XmlElement {
  const children = element.children.filter((child) => typeof child === 'string' || !isFile(child))
  return { ...element, children: children.map((child) => (typeof child === 'string' ? child : dropFiles(child))) }
}

/** Returns the address by which a text refers to a file. */
export function fileAddress(name: string): string {
  return `${placeholder}/${name}`
}

export function fileXml(name: string, bytes: Uint8Array): string {
  return `<file name="${escapeAttribute(name)}" path="/" encoding="base64">${toBase64(bytes)}</file>`
}
