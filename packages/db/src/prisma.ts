// biome-ignore lint/performance/noBarrelFile: the generated file would also export the client's constructor
export {
  type AssessmentRun,
  Prisma,
  type Question,
  type Response,
  type Share,
  type Subscription,
  type User,
} from '../generated/prisma/client.ts'
