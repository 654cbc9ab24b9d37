import { randomBytes } from 'node:crypto'
import type { Database } from '@pathwise/db/client'
import { embeddedFromTemplate } from './embedded-template.ts'
import { postgresFromTemplate } from './postgres-template.ts'
import type { TemplateContent } from './template.ts'

/**
 * Creates a migrated database for the caller only: on the server in TEST_DATABASE_URL, whose role may create databases,
 * or else embedded in memory. `close()` removes it.
 * @param seeded whether it contains the question bank
 */
export async function createTestDatabase({ seeded = false }: Partial<TemplateContent> = {}): Promise<Database> {
  const server = process.env['TEST_DATABASE_URL']
  if (!server) return embeddedFromTemplate({ seeded })
  return postgresFromTemplate(server, { seeded }, `pathwise_test_${randomBytes(8).toString('hex')}`)
}
