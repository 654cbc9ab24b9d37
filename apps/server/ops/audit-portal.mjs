// Operation audit_portal: checks this deployment from outside and from inside. Exits with 1 if any check fails.
import { auditDeployment } from './portal/audit-deployment.mjs'

// biome-ignore lint/style/noProcessEnv: the server passes its own address and build to the check in the environment
const { report, failed } = await auditDeployment(JSON.parse(process.env.PATHWISE_DEPLOYMENT ?? '{}'))
process.stdout.write(`${report}\n`)
process.exitCode = failed ? 1 : 0
