import { expect } from '@playwright/test'
import { test } from '../fixtures.ts'
import { startServer, temporaryDataDirectory } from './server.ts'

interface OwnServer {
  readonly url: string
  readonly dataDirectory: string
}

/**
 * Tests whose pages and requests go to a server with settings of its own, one for each worker. `name` names its log;
 * `environment` may put files into the data directory that it is given.
 */
export function testOn(
  name: string,
  environment: (dataDirectory: string) => Promise<Record<string, string>> | Record<string, string>,
) {
  return test.extend<object, { ownServer: OwnServer }>({
    ownServer: [
      async ({ browserName }, provide, { workerIndex }) => {
        const data = await temporaryDataDirectory(`${browserName}-${name}`)
        const server = await startServer({
          dataDirectory: data.directory,
          name: `${name}-${workerIndex}`,
          environment: await environment(data.directory),
        })
        await provide({ url: server.url, dataDirectory: data.directory })
        const { code } = await server.stop()
        await data.remove()
        expect(code, 'exit code of the server after SIGTERM').toBe(0)
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    baseURL: async ({ ownServer }, provide) => provide(ownServer.url),
  })
}
