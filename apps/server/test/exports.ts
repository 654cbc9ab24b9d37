import type { Database } from '@pathwise/db/client'
import type { Language } from '@pathwise/i18n/languages'
import JSZip from 'jszip'
import type { Person } from './people.ts'
import type { TestServer } from './server.ts'

interface Item {
  readonly title?: string
  readonly titleText?: string
  readonly body?: string
  readonly language?: Language
  readonly authorId?: string
  readonly deletedAt?: Date
}

/** Inserts an item of the library and gives its id. */
export async function buildItem({ prisma }: Pick<Database, 'prisma'>, fields: Item = {}): Promise<number> {
  const title = fields.title ?? 'Completing the square'
  const { id } = await prisma.contentItem.create({
    data: { title, titleText: title, body: '<p>Halve it, then square it.</p>', language: 'en', ...fields },
    select: { id: true },
  })
  return id
}

export function askForZip(
  server: TestServer,
  { bearer }: Pick<Person, 'bearer'>,
  ids: readonly number[] | string,
  init: Parameters<TestServer['request']>[1] = {},
): Promise<Response> {
  return server.request(`/api/export/zip?ids=${String(ids)}&fmt=pdf`, {
    ...init,
    headers: { ...bearer, ...init.headers },
  })
}

/** The files of a ZIP by their names, in their order. */
export async function filesIn(response: Response): Promise<Map<string, Buffer>> {
  const zip = await JSZip.loadAsync(await response.arrayBuffer(), { checkCRC32: true })
  const files = new Map<string, Buffer>()
  for (const file of Object.values(zip.files)) files.set(file.name, await file.async('nodebuffer'))
  return files
}
