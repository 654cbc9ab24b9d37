import type { FastifyInstance } from 'fastify'
import { routes } from '../rest/routes.ts'
import { answerNotFound } from '../web/page-or-not-found.ts'

/** Whether it is up, which version it is, and whether it knows a caller. */
const procedures: ReadonlySet<string> = new Set(['system.ok', 'system.version', 'auth.me'])

/** What a server for the export alone answers beside it. */
export const exportRoleRoutes = routes.filter(({ procedure }) => procedures.has(procedure))

/** In the place of the web app. */
export async function nothingElse(app: FastifyInstance): Promise<void> {
  app.setNotFoundHandler(answerNotFound)
}
