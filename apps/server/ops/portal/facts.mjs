// Checks the deployment data that packages/api/src/ops/deployment-facts.ts collects.

/** @typedef {import('./findings.mjs').Result} Result */

const gigabyte = 1024 ** 3
const scarce = { fail: 0.25 * gigabyte, warn: 2 * gigabyte }

/** Expired sessions are deleted every hour, so a larger number means that the job has stopped. */
const mostExpired = 10_000

/** @param {{ applied: number, unfinished: number }} migrations @returns {Result} */
export function checkDatabase({ applied, unfinished }) {
  if (unfinished > 0) return { level: 'fail', detail: `${unfinished} of its migrations did not finish.` }
  if (applied === 0) return { level: 'fail', detail: 'It answers, but no migration was applied.' }
  return { level: 'ok', detail: `It answers, and ${applied} migrations are applied.` }
}

/** @param {{ bavail: number, bsize: number } | undefined} disk of the data directory, if there is one @returns {Result} */
export function checkDisk(disk) {
  if (!disk) return { level: 'ok', detail: 'There is no data directory: the data is on the database server.' }
  const free = disk.bavail * disk.bsize
  const level = free < scarce.fail ? 'fail' : free < scarce.warn ? 'warn' : 'ok'
  return { level, detail: `${(free / gigabyte).toFixed(1)} GB are free where the data is.` }
}

/** @param {{ expired: number, expiring_within_a_day: number }} sessions @returns {Result} */
export function checkSessions({ expired, expiring_within_a_day }) {
  const detail = `${expiring_within_a_day} end within a day unless they are used; ${expired} have expired and wait to be deleted.`
  return { level: expired > mostExpired ? 'warn' : 'ok', detail }
}

/**
 * @param {{ on: boolean, public: boolean }} demo whether demo accounts exist, and other machines can use them
 * @returns {Result}
 */
export function checkDemo(demo) {
  if (!demo.on) return { level: 'ok', detail: 'There are no demo accounts.' }
  if (!demo.public) return { level: 'skip', detail: 'Demo accounts are on, for this machine alone.' }
  return { level: 'fail', detail: 'Anyone can sign in as the demo administrator. Set DEMO=off.' }
}

/** @param {{ failed: number } | null} webhooks @returns {Result} */
export function checkWebhooks(webhooks) {
  if (webhooks === null) return { level: 'skip', detail: 'Not configured.' }
  if (webhooks.failed === 0) return { level: 'ok', detail: 'None has failed.' }
  return { level: 'warn', detail: `${webhooks.failed} have failed and wait to be sent again.` }
}
