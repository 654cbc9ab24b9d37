// biome-ignore lint/performance/noBarrelFile: the generated client's own file would also offer the client's constructor
export { Prisma, type Question, type Share, type Subscription, type User } from '../generated/prisma/client.ts'
