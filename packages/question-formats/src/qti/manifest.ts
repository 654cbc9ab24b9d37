import { posix } from 'node:path'
import { FileRefusal } from '../draft.ts'
import type { Archive } from '../file/archive.ts'
import { decodeText } from '../file/decode.ts'
import { findAll, findChildren, readText, type XmlElement } from '../xml/element.ts'
import { readXml } from '../xml/read-xml.ts'

export const manifestName = 'imsmanifest.xml'

interface PackagedItem {
  /** The item's path in the archive. */
  readonly path: string
  /** Keywords from the item's metadata (IEEE LOM). */
  readonly keywords: readonly string[]
}

interface Manifest {
  readonly items: readonly PackagedItem[]
  /** Resources that are not items, such as tests and tools. */
  readonly unused: readonly string[]
}

/**
 * Reads the manifest of an IMS content package.
 * @throws FileRefusal
 */
export async function readManifest(archive: Archive): Promise<Manifest> {
  const path = manifestPath(archive)
  const [manifest] = readXml(decodeText(await archive.read(path)), { level: 0, roots: ['manifest'] })
  const resources = manifest ? findAll(manifest, ({ name }) => name === 'resource') : []
  const items: PackagedItem[] = []
  const unused: string[] = []
  for (const resource of resources) {
    const type = resource.attributes.get('type') ?? ''
    const href = resource.attributes.get('href')
    if (/^imsqti_(?:apip)?item_xmlv2p\d$/.test(type)) {
      items.push({ path: resolvePath(path, href ?? firstFile(resource)), keywords: readKeywords(resource) })
    } else if (!/webcontent|associatedcontent|css/.test(type)) {
      unused.push(href ?? type)
    }
  }
  return { items, unused }
}

/** Finds the manifest with the shortest path, because some programs put all files in a folder. */
function manifestPath({ names }: Archive): string {
  const found = [...names].filter((name) => name === manifestName || name.endsWith(`/${manifestName}`))
  const [shortest] = found.sort((one, other) => one.length - other.length)
  if (shortest === undefined) throw new FileRefusal('zip_file_missing', manifestName, { number: 0 })
  return shortest
}

function firstFile(resource: XmlElement): string {
  return findChildren(resource, 'file')[0]?.attributes.get('href') ?? ''
}

function resolvePath(manifest: string, href: string): string {
  return posix.join(posix.dirname(manifest), unescapeXml(href))
}

function unescapeXml(href: string): string {
  try {
    return decodeURIComponent(href)
  } catch {
    return href
  }
}

function readKeywords(resource: XmlElement): string[] {
  return findAll(resource, ({ name }) => name === 'keyword').map((keyword) => readText(keyword).trim())
}
