import { contentDocumentSchema, listContentOutputSchema } from '@pathwise/api/content/content.schemas'
import type { Person } from './people.ts'
import type { TestServer } from './server.ts'

export const written = { title: 'Unit circle', body: '<p>Radians</p>', language: 'en' }

/** Creates an item through REST. */
export async function write(server: TestServer, { bearer }: Pick<Person, 'bearer'>, fields: object = {}) {
  const response = await server.request('/api/content', {
    method: 'POST',
    json: { ...written, ...fields },
    headers: bearer,
  })
  if (response.status !== 200) throw new Error(`Writing was refused: ${await response.text()}`)
  return contentDocumentSchema.parse(await response.json())
}

export async function read(server: TestServer, id: number) {
  return contentDocumentSchema.parse(await (await server.request(`/api/content/${id}`)).json())
}

/** Lists a page of the library through REST. */
export async function list(server: TestServer, query: string, headers: Readonly<Record<string, string>> = {}) {
  return listContentOutputSchema.parse(await (await server.request(`/content?${query}`, { headers })).json())
}
