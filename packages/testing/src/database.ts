import { randomBytes } from 'node:crypto'
import type { Database } from '@pathwise/db/client'
import { embeddedFromTemplate } from './embedded-template.ts'
import { postgresFromTemplate } from './postgres-template.ts'
import type { TemplateContent } from './template.ts'

/**
 * A fresh, migrated database of the caller's own: on the server that TEST_DATABASE_URL names, whose role may create
 * databases, and embedded in memory without it. It is gone after `close()`.
 * @param seeded whether it holds the question bank
 */
export async function createTestDatabase({ seeded = false }: Partial<TemplateContent> = {}): Promise<Database> {
  const server = process.env['TEST_DATABASE_URL']
  if (!server) return embeddedFromTemplate({ seeded })
  return postgresFromTemplate(server, { seeded }, `pathwise_test_${randomBytes(8).toString('hex')}`)
}
