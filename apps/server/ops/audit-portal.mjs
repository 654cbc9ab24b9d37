// Operation audit_portal: audits this deployment both externally and internally. Fails when any check fails.
import { checkAnswer, checkPage } from './portal/answers.mjs'
import { checkCertificate, checkProxy, countDaysToExpiry } from './portal/encryption.mjs'
import { checkDatabase, checkDemo, checkSessions, checkSync, checkWebhooks } from './portal/facts.mjs'
import { checkBackups, checkDisk, checkPrivacy, listBackups } from './portal/files.mjs'
import { summary, worst } from './portal/findings.mjs'

/** @typedef {import('./portal/findings.mjs').Finding} Finding */

// biome-ignore lint/style/noProcessEnv: the server passes its own address and build to the check in the environment
const deployment = JSON.parse(process.env.PATHWISE_DEPLOYMENT ?? '{}')
const origin = new URL(deployment.public_url)

const get = (path, accept) =>
  fetch(new URL(path, origin), { headers: { accept }, redirect: 'manual', signal: AbortSignal.timeout(10_000) })

/** @returns {Promise<Finding>} the result of the check, or a failure with the error's message if the check throws */
async function find(name, check) {
  try {
    return { name, ...(await check()) }
  } catch (error) {
    return { name, level: 'fail', detail: String(error.cause?.message ?? error.message) }
  }
}

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
process.stdout.write(`${summary(findings)}\n`)
process.exitCode = worst(findings) === 'fail' ? 1 : 0
