import { listQuestionsOutputSchema, questionSchema } from '@pathwise/api/questions/questions.schemas'
import type { Person } from './people.ts'
import type { TestServer } from './server.ts'

type Bearer = Pick<Person, 'bearer'>

/** Requests a page of the question list through REST. */
export async function list(server: TestServer, { bearer }: Bearer, query = '') {
  const response = await server.request(`/api/admin/questions?${query}`, { headers: bearer })
  if (response.status !== 200) throw new Error(`Listing was refused: ${await response.text()}`)
  return listQuestionsOutputSchema.parse(await response.json())
}

export async function read(server: TestServer, { bearer }: Bearer, id: number) {
  const response = await server.request(`/api/admin/questions/${id}`, { headers: bearer })
  if (response.status !== 200) throw new Error(`Reading was refused: ${await response.text()}`)
  return questionSchema.parse(await response.json())
}

export function put(server: TestServer, { bearer }: Bearer, id: number, json: object): Promise<Response> {
  return server.request(`/api/admin/questions/${id}`, { method: 'PUT', json, headers: bearer })
}

/** Returns the tRPC path of a query with its input, as a browser sends it. */
export function buildQueryPath(procedure: string, input: object): string {
  return `${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`
}
