import type { Server } from './server-kinds.ts'

const variable = 'E2E_SHARED_SERVER'

/** Stores the server's URL and data directory in an environment variable, which the workers inherit. */
export function announceSharedServer({ url, dataDirectory }: Server) {
  process.env[variable] = JSON.stringify({ url, dataDirectory })
}

/** Returns the plain server that all workers share. */
export function findSharedServer(): Server {
  const announced = process.env[variable]
  if (!announced) throw new Error('No shared server is running: the config has no `globalSetup`')
  const { url, dataDirectory }: Omit<Server, 'stripe'> = JSON.parse(announced)
  return { url, dataDirectory, stripe: undefined }
}
