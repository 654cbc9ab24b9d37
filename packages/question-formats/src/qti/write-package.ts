import type { ExportedQuestion } from '../exported-question.ts'
import { buildTags } from '../shared/tags.ts'
import { xmlText } from '../xml/xml-text.ts'
import { manifestName } from './manifest.ts'
import { itemXml } from './write-item.ts'

export interface PackagedFile {
  readonly name: string
  readonly text: string
}

/** Yields the files of a content package: an item for each question, then the manifest that lists them. */
export async function* packageFiles(questions: AsyncIterable<ExportedQuestion>): AsyncGenerator<PackagedFile, void> {
  const resources: string[] = []
  for await (const question of questions) {
    const identifier = `item${resources.length + 1}`
    const name = `items/${identifier}.xml`
    resources.push(resourceXml(question, identifier, name))
    yield { name, text: itemXml(question, buildIdentifier(question, identifier)) }
  }
  yield { name: manifestName, text: manifestXml(resources) }
}

/** Returns the legacy id if it is a valid identifier. It is always among the keywords too. */
function buildIdentifier({ legacyId }: ExportedQuestion, otherwise: string): string {
  return /^[A-Za-z_][\w.-]*$/.test(legacyId) ? legacyId : otherwise
}

function resourceXml(question: ExportedQuestion, identifier: string, name: string): string {
  const keywords = [`id:${question.legacyId}`, ...buildTags(question)]
    .map((tag) => `<imsmd:keyword><imsmd:langstring>${xmlText(tag)}</imsmd:langstring></imsmd:keyword>`)
    .join('')
  return `    <resource identifier="${identifier}" type="imsqti_item_xmlv2p1" href="${name}">
      <metadata><imsmd:lom><imsmd:general>${keywords}</imsmd:general></imsmd:lom></metadata>
      <file href="${name}"/>
    </resource>`
}

function manifestXml(resources: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:imsmd="http://www.imsglobal.org/xsd/imsmd_v1p2" identifier="manifest">
  <metadata><schema>QTIv2.1 Package</schema><schemaversion>1.0.0</schemaversion></metadata>
  <organizations/>
  <resources>
${resources.join('\n')}
  </resources>
</manifest>
`
}
