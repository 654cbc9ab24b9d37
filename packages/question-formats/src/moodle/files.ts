import { fromBase64, toBase64 } from '../shared/pictures.ts'
import { findAll, readText, type XmlElement } from '../xml/element.ts'
import { escapeAttribute } from '../xml/to-html.ts'

/** Moodle's prefix for a file of the question. */
const placeholder = '@@PLUGINFILE@@'

const isFile = ({ name }: XmlElement) => name === 'file'

/** Returns a question's files, by the URLs with which its texts refer to them. */
export function collectFiles(question: XmlElement): ReadonlyMap<string, Uint8Array> {
  const files = findAll(question, isFile).flatMap((file): [string, Uint8Array][] => {
    const { name = '', path = '/', encoding } = Object.fromEntries(file.attributes)
    const bytes = encoding === 'base64' ? fromBase64(readText(file)) : undefined
    return name && bytes ? [[`${placeholder}${path}${name}`, bytes]] : []
  })
  return new Map(files)
}

/** Removes the files from a question. */
export function dropFiles(element: XmlElement): XmlElement {
  const children = element.children.filter((child) => typeof child === 'string' || !isFile(child))
  return { ...element, children: children.map((child) => (typeof child === 'string' ? child : dropFiles(child))) }
}

export function fileAddress(name: string): string {
  return `${placeholder}/${name}`
}

export function fileXml(name: string, bytes: Uint8Array): string {
  return `<file name="${escapeAttribute(name)}" path="/" encoding="base64">${toBase64(bytes)}</file>`
}
