// Checks the deployment data that packages/api/src/ops/deployment-facts.ts collects.

/** @typedef {import('./findings.mjs').Result} Result */

/**
 * The maximum number of expired sessions. They are deleted every hour, so a larger number means that the cleanup job
 * has stopped.
 */
const mostExpired = 10_000

/** @param {{ applied: number, unfinished: number }} migrations @returns {Result} */
export function checkDatabase({ applied, unfinished }) {
  if (unfinished > 0) return { level: 'fail', detail: `${unfinished} of its migrations did not finish.` }
  if (applied === 0) return { level: 'fail', detail: 'It answers, but no migration was applied.' }
  return { level: 'ok', detail: `It answers, and ${applied} migrations are applied.` }
}

/**
 * @param {{ on: boolean, variable: string }} sync whether changes are written to disk before they are acknowledged, and
 * the name of the variable that controls it
 * @returns {Result}
 */
export function checkSync({ on, variable }) {
  if (on) return { level: 'ok', detail: 'A change is on disk before it is acknowledged.' }
  return { level: 'warn', detail: `A power cut can lose acknowledged changes: ${variable} is off.` }
}

/** @param {{ expired: number, expiring_within_a_day: number }} sessions @returns {Result} */
export function checkSessions({ expired, expiring_within_a_day }) {
  const detail = `${expiring_within_a_day} end within a day unless they are used; ${expired} have expired and wait to be deleted.`
  return { level: expired > mostExpired ? 'warn' : 'ok', detail }
}

/**
 * @param {{ on: boolean, public: boolean }} demo whether demo accounts exist, and whether other machines can use them
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
