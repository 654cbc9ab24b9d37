// A stand-in for Stripe beside a server, for buying plans without real payments.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/**
 * Starts a stand-in for Stripe. It stops when this process exits.
 * @throws an error with one line for the operator if a key of Stripe is configured, or if the stand-in does not start
 * @param {string | number} port the port of the server that receives its events
 * @returns {Promise<{ settings: Record<string, string>, stop: () => void }>} the server's environment variables
 */
export async function startStripeStandIn(port) {
  const configured = ['STRIPE_SECRET_KEY', 'STRIPE_SECRET_KEY_FILE'].find((name) => process.env[name])
  if (configured) throw new Error(`--billing would replace ${configured}. Remove one of them.`)
  const standIn = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    cwd: fileURLToPath(new URL('../packages/stripe-stand-in', import.meta.url)),
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, STRIPE_PORT: '0', STRIPE_WEBHOOK_URL: `http://127.0.0.1:${port}/api/stripe/webhook` },
  })
  process.once('exit', () => standIn.kill())
  const [settings] = await Promise.race([once(standIn.stdout, 'data'), failOnExit(standIn)])
  return { settings: JSON.parse(settings), stop: () => void standIn.kill() }
}

async function failOnExit(standIn) {
  const [code, signal] = await once(standIn, 'exit')
  throw new Error(`The stand-in for Stripe ended with ${code ?? signal} before it was ready.`)
}
