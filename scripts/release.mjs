// npm run release FOLDER: copies the files that the built server needs into an empty folder, without the build tools.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { externalPackages } from '../apps/server/scripts/external-packages.mjs'

/** Copied unchanged. */
const builtFolders = ['apps/server/dist', 'apps/server/ops', 'apps/web/dist', 'packages/pdf/dist']

/** The only font weights in PDFs. See `packages/pdf/src/fonts/files.ts`. */
const fontWeights = ['400Regular', '700Bold']

const hoisted = 'node_modules/.pnpm/node_modules'

/** Returns whether a file is used at run time. */
function isNeeded(file) {
  const weight = /@expo-google-fonts\/[^/]+\/(\d00\w+)/.exec(file)?.[1]
  if (weight !== undefined && !fontWeights.includes(weight)) return false
  return !/\.(map|d\.[cm]?ts)$|@mathjax\/src\/(bundle|ts)$/.test(file)
}

/** Lists symbolic links in a folder and in its scope folders, such as `@types`. */
function listLinks(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name)
    if (entry.isSymbolicLink()) return [file]
    return entry.name.startsWith('@') ? listLinks(file) : []
  })
}

/** Returns the folder of a package version, or '' for a workspace package. */
function findStore(link) {
  return /^.*?\/\.pnpm\/[^/]+/.exec(realpathSync(link))?.[0] ?? ''
}

function copyLink(link, target) {
  mkdirSync(path.dirname(target), { recursive: true })
  symlinkSync(readlinkSync(link), target)
}

/**
 * Copies packages and all their dependencies in pnpm's layout: one folder per package version, next to the links to its
 * dependencies.
 * @param {string} root the workspace
 * @param {string} target the release
 * @param {readonly string[]} links the links to packages, relative to both folders
 */
function copyPackages(root, target, links) {
  for (const link of links) copyLink(path.join(root, link), path.join(target, link))
  const copied = new Set()
  const pending = links.map((link) => path.join(root, link))
  for (const link of pending) {
    const store = findStore(link)
    if (copied.has(store)) continue
    copied.add(store)
    cpSync(store, path.join(target, path.relative(realpathSync(root), store)), {
      recursive: true,
      verbatimSymlinks: true,
      filter: isNeeded,
    })
    pending.push(...listLinks(path.join(store, 'node_modules')))
  }
  // pnpm puts links here for packages that are imported but not declared.
  for (const link of listLinks(path.join(root, hoisted))) {
    if (copied.has(findStore(link))) copyLink(link, path.join(target, path.relative(root, link)))
  }
}

/** The folder of the built page files. Every file name in it includes a content hash. */
const assets = 'apps/web/dist/assets'
/** Lists the files built for this release. Excludes files copied from an earlier release. */
const listOfAssets = 'assets.json'

/**
 * Copies the page files built for an earlier release, because pages opened before the upgrade still request them. Skips
 * files that the earlier release copied from its predecessor.
 * @param {string} earlier a release
 * @param {string} target a newer release
 */
export function copyEarlierAssets(earlier, target) {
  for (const name of JSON.parse(readFileSync(path.join(earlier, listOfAssets), 'utf8'))) {
    const file = path.join(target, assets, name)
    if (!existsSync(file)) cpSync(path.join(earlier, assets, name), file)
  }
}

const write = (folder, fields) =>
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(fields, undefined, 2)}\n`)

/**
 * Copies the built server.
 * @param {string} root the workspace
 * @param {string} target a folder that is empty or does not exist
 * @param {string} [earlier] the release to replace, whose page files are kept
 * @throws Error before writing anything if the folder is not empty, or `earlier` is not a release
 */
export function writeRelease(root, target, earlier) {
  if (existsSync(target) && readdirSync(target).length > 0) throw new Error(`${target} is not empty.`)
  if (earlier !== undefined && !existsSync(path.join(earlier, listOfAssets)))
    throw new Error(`${earlier} is not a release.`)
  const { name, version, engines, scripts: all } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  const pdf = JSON.parse(readFileSync(path.join(root, 'packages/pdf/package.json'), 'utf8'))
  for (const folder of builtFolders) {
    cpSync(path.join(root, folder), path.join(target, folder), { recursive: true, filter: isNeeded })
  }
  const rendering = Object.keys(pdf.dependencies).filter((one) => !one.startsWith('@pathwise/'))
  copyPackages(root, target, [
    ...externalPackages.map((one) => `apps/server/node_modules/${one}`),
    ...rendering.map((one) => `packages/pdf/node_modules/${one}`),
  ])
  writeFileSync(path.join(target, listOfAssets), JSON.stringify(readdirSync(path.join(target, assets))))
  if (earlier !== undefined) copyEarlierAssets(earlier, target)
  const renderer = 'apps/server/node_modules/@pathwise/pdf'
  copyLink(path.join(root, renderer), path.join(target, renderer))
  const { type } = pdf
  write(path.join(target, 'packages/pdf'), { name: pdf.name, type, exports: { './built-worker': './dist/worker.js' } })
  const scripts = { start: 'node apps/server/dist/main.js' }
  // Each operator command has its own entry point.
  const commands = Object.keys(all).filter((command) => existsSync(path.join(root, `apps/server/dist/${command}.js`)))
  for (const command of commands) scripts[command] = `node apps/server/dist/${command}.js`
  write(target, { name, version, private: true, type, engines, scripts })
}
