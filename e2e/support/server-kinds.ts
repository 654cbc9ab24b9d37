import { type StripeStandIn, startStripeStandIn } from '@pathwise/stripe-stand-in/stand-in'
import { serveExampleHost } from './example-host.ts'
import { writeHarmlessCommands } from './harmless-commands.ts'
import { copySeededData, startServer } from './server.ts'

/**
 * - `plain`: default settings.
 * - `full`: sells plans through a fake Stripe, runs harmless operations, lets one origin embed the editor, and names
 * its operator.
 */
export type ServerKind = 'full' | 'plain'

/** The operator that a server of the kind `full` names on its pages. */
export const operator = { name: "O'Brien & <Sons>", email: 'hello@north.test' }

export interface Server {
  readonly url: string
  readonly dataDirectory: string
  /** Undefined for a server of the kind `plain`. */
  readonly stripe: StripeStandIn | undefined
}

async function buildSettings(dataDirectory: string, stripe: StripeStandIn | undefined) {
  if (!stripe) return {}
  const { secretKey, webhookSecrets, apiBase } = stripe.settings
  return {
    BILLING_ENABLED: 'on',
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecrets[0],
    STRIPE_API_BASE: apiBase,
    BILLING_SOLD_PLANS: 'pro,premium_student,premium_family',
    EDITOR_ORIGINS: (await serveExampleHost()).allowed,
    CONTACT_EMAIL: operator.email,
    OPERATOR_NAME: operator.name,
    OPS_COMMANDS_FILE: await writeHarmlessCommands(dataDirectory),
  }
}

/** Starts a server of this kind on a copy of the seeded data. `stop` resolves to its exit code. */
export async function startServerOfKind(kind: ServerKind, name: string) {
  const data = await copySeededData(name)
  const stripe = kind === 'full' ? await startStripeStandIn() : undefined
  const environment = await buildSettings(data.directory, stripe)
  const running = await startServer({ dataDirectory: data.directory, name, environment, isBusy: kind === 'plain' })
  stripe?.deliverTo(`${running.url}/api/stripe/webhook`)
  const server: Server = { url: running.url, dataDirectory: data.directory, stripe }
  async function stop() {
    const { code } = await running.stop()
    await stripe?.close()
    await data.remove()
    return code
  }
  return { server, stop }
}
