// Runs all checks of the operation audit_portal.
import { checkAnswer, checkPage } from './answers.mjs'
import { checkCertificate, checkProxy, countDaysToExpiry } from './encryption.mjs'
import { checkDatabase, checkDemo, checkSessions, checkSync, checkWebhooks } from './facts.mjs'
import { checkBackups, checkDisk, checkPrivacy, listBackups } from './files.mjs'
import { findWorstLevel, formatSummary } from './findings.mjs'

/** @typedef {import('./findings.mjs').Finding} Finding */

/** @returns {Promise<Finding>} the result of the check, or a failure with the error's message if the check throws */
async function find(name, check) {
  try {
    return { name, ...(await check()) }
  } catch (error) {
    return { name, level: 'fail', detail: String(error.cause?.message ?? error.message) }
  }
}

/**
 * Checks a deployment.
 * @param deployment its public URL, and the facts that packages/api/src/ops/deployment-facts.ts collects
 * @returns {Promise<{ report: string, failed: boolean }>} one line per check, and whether any check failed
 */
export async function auditDeployment(deployment) {
  const origin = new URL(deployment.public_url)
  const get = (path, accept) =>
    fetch(new URL(path, origin), { headers: { accept }, redirect: 'manual', signal: AbortSignal.timeout(10_000) })

  const findings = [
    await find('database', () => checkDatabase(deployment.database)),
    await find('answers', async () => checkAnswer(await get('/api/__ok', 'application/json'))),
    await find('headers', async () => checkPage(await get('/', 'text/html'), origin)),
    await find('proxy', () => checkProxy(origin, deployment.trusts_proxy)),
    await find('demo', () => checkDemo(deployment.demo)),
    await find('certificate', async () => checkCertificate(origin, await countDaysToExpiry(origin))),
    await find('disk', () => checkDisk(deployment.data_directory)),
    await find('privacy', () => checkPrivacy(deployment.data_directory)),
    await find('sync', () => checkSync(deployment.sync)),
    await find('backups', async () => checkBackups(deployment.backups && (await listBackups(deployment.backups)))),
    await find('sessions', () => checkSessions(deployment.sessions)),
    await find('webhooks', () => checkWebhooks(deployment.webhooks)),
  ]
  return { report: formatSummary(findings), failed: findWorstLevel(findings) === 'fail' }
}
