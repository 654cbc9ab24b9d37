// A stand-in for Stripe beside a server, for buying plans without real payments.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/**
 * Starts a stand-in for Stripe. It stops when this process exits.
 * @param {string | number} port the port of the server that receives its events
 * @returns {Promise<{ settings: Record<string, string>, stop: () => void }>} the server's environment variables
 */
export async function startStripeStandIn(port) {
  const standIn = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    cwd: fileURLToPath(new URL('../packages/stripe-stand-in', import.meta.url)),
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, STRIPE_PORT: '0', STRIPE_WEBHOOK_URL: `http://127.0.0.1:${port}/api/stripe/webhook` },
  })
  process.once('exit', () => standIn.kill())
  const [settings] = await once(standIn.stdout, 'data')
  return { settings: JSON.parse(settings), stop: () => void standIn.kill() }
}
