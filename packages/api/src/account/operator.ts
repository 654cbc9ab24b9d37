// What the operator's command line does with accounts; see apps/server/src/operator.
// biome-ignore lint/performance/noBarrelFile: one of the package's entrances, not a folder's barrel
export { AppError } from '../errors.ts'
export { changeRole, createAccount, replacePassword } from './accounts.ts'
export { prepareDemoAccounts } from './demo-accounts.ts'
