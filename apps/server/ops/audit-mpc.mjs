// Operation audit_mpc: runs the script in AUDIT_MPC_SCRIPT and exits with its status.
import { spawnSync } from 'node:child_process'

// biome-ignore lint/style/noProcessEnv: the server passes the setting in the environment
const script = process.env.AUDIT_MPC_SCRIPT
if (!script) {
  console.error('Set AUDIT_MPC_SCRIPT to the script that this audit is to run.')
  process.exit(2)
}
const { status, signal, error } = spawnSync(script, { stdio: 'inherit' })
if (error) console.error(`${script} cannot be run: ${error.message}`)
if (signal) console.error(`${script} was ended by ${signal}.`)
process.exitCode = status ?? 2
