import type { FastifyInstance } from 'fastify'
import { answerNotFound } from '../../web/page-or-not-found.ts'
import { routes } from '../rest/routes.ts'

/** Procedures for health, version and the signed-in user. */
const procedures: ReadonlySet<string> = new Set(['system.ok', 'system.version', 'auth.me'])

/** Routes of an export-only server in addition to the export itself. */
export const exportRoleRoutes = routes.filter(({ procedure }) => procedures.has(procedure))

/** Answers 404 to all other paths. Replaces the web app on an export-only server. */
export async function refuseOtherRoutes(app: FastifyInstance): Promise<void> {
  app.setNotFoundHandler(answerNotFound)
}
