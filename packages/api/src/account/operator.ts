// The account and subscription functions of the operator's command line; see apps/server/src/operator.
// biome-ignore lint/performance/noBarrelFile: one of the package's entrances, not a folder's barrel
export { resyncSubscriptions } from '../billing/resync.ts'
export { AppError } from '../errors.ts'
export { changeRole, createAccount, replacePassword } from './accounts.ts'
export { prepareDemoAccounts } from './demo-accounts.ts'
