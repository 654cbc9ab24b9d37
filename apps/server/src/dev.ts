import { boot } from './boot.ts'
import { liveWebApp } from './web/live.ts'

await boot({ webApp: liveWebApp, development: true })
