// The package's public exports. The browser imports types only.
// biome-ignore lint/performance/noBarrelFile: this is the package's one entrance, not a folder's barrel
export { identifyWatcher } from './auth/cookie-caller.ts'
export { deleteExpired } from './auth/expired.ts'
export type { StripeSettings } from './billing/billing.ts'
export { forgetOldEvents, receiveEvent } from './billing/webhook.ts'
export type { Context, Deployment, RequestFacts } from './context.ts'
export { assembleDependencies, createContext } from './create-context.ts'
export { AppError } from './errors.ts'
export { type AppRouter, appRouter } from './root.ts'
export { type AddressBudget, createAddressBudget, rendersPerMinute } from './throttle/address-budget.ts'
