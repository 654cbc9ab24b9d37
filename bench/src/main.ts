import { benchClone } from './clone.ts'
import { benchContentList } from './content-list.ts'
import { benchDev } from './dev.ts'
import { benchDiagnostic } from './diagnostic.ts'
import { benchEditor } from './editor.ts'
import { benchExpiring } from './expiring.ts'
import { benchExport } from './export.ts'
import { benchFirstVisit } from './first-visit.ts'
import { benchGoals } from './goals.ts'
import { benchImport } from './import-file.ts'
import { benchInp } from './inp.ts'
import { benchLighthouse } from './lighthouse.ts'
import { benchLogin } from './login.ts'
import { benchMeasure } from './measure.ts'
import { benchMemory } from './memory.ts'
import { benchOneGigabyte } from './one-gigabyte.ts'
import { benchPdf } from './pdf.ts'
import { benchPlanLinks } from './plan-links.ts'
import { benchPractice } from './practice.ts'
import { benchQuestions } from './questions.ts'
import { printFigure } from './report.ts'
import { benchRequests } from './requests.ts'
import { benchReviews } from './reviews.ts'
import { benchRowSizes } from './row-sizes.ts'
import { benchRuns } from './runs.ts'
import { benchScale } from './scale.ts'
import { benchSchedule } from './schedule.ts'
import { benchServers } from './servers.ts'
import { benchStart } from './start.ts'
import { benchStudyPlan } from './study-plan.ts'
import { benchTypeCheck } from './type-check.ts'

const benchmarks = {
  clone: benchClone,
  'content-list': benchContentList,
  dev: benchDev,
  diagnostic: benchDiagnostic,
  editor: benchEditor,
  expiring: benchExpiring,
  export: benchExport,
  'first-visit': benchFirstVisit,
  goals: benchGoals,
  import: benchImport,
  inp: benchInp,
  lighthouse: benchLighthouse,
  login: benchLogin,
  measure: benchMeasure,
  memory: benchMemory,
  'one-gigabyte': benchOneGigabyte,
  pdf: benchPdf,
  'plan-links': benchPlanLinks,
  practice: benchPractice,
  questions: benchQuestions,
  requests: benchRequests,
  reviews: benchReviews,
  'row-sizes': benchRowSizes,
  runs: benchRuns,
  scale: benchScale,
  schedule: benchSchedule,
  servers: benchServers,
  start: benchStart,
  'study-plan': benchStudyPlan,
  'type-check': benchTypeCheck,
}

// `npm run bench` runs all benchmarks. `npm run bench requests` runs only the named ones.
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in benchmarks))
if (unknown.length > 0)
  throw new Error(`Unknown: ${unknown.join(', ')}. There are ${Object.keys(benchmarks).join(', ')}.`)

for (const [name, run] of Object.entries(benchmarks)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  for (const figure of await run()) printFigure(figure)
}
