import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { entryPoints } from './entry-points.mjs'
import { externalPackages } from './external-packages.mjs'

const serverFolder = fileURLToPath(new URL('..', import.meta.url))
const pdfFolder = path.resolve(serverFolder, '../../packages/pdf')
const cache = path.join(serverFolder, 'node_modules/.cache/source-bundles')
const manifestFile = path.join(cache, 'manifest.json')

const entryFiles = [
  ...Object.values(entryPoints),
  'test/workers/api-server.ts',
  'test/workers/calibrate.ts',
  path.join(pdfFolder, 'src/worker.ts'),
].map((file) => path.resolve(serverFolder, file))

/** Other files that bundles depend on: the build script and the lockfile. */
const otherInputs = [fileURLToPath(import.meta.url), fileURLToPath(new URL('../../../pnpm-lock.yaml', import.meta.url))]

const bundleLifeMs = 3_600_000

/**
 * Returns the bundle of a source file, for development and tests. The bundle behaves like its source, but takes a third
 * of the CPU time to load, because it is a single file and needs no loader. When a source file has changed, the bundles
 * of all entry points are rebuilt together.
 * @param {string} file the absolute path of an entry point
 * @returns {Promise<string>} the URL of the bundle
 */
export async function findSourceBundle(file) {
  const { bundles } = (await readFreshManifest()) ?? (await buildBundles())
  const bundle = bundles[file]
  if (bundle === undefined) throw new Error(`No entry point of scripts/bundle-source.mjs: ${file}`)
  return pathToFileURL(bundle).href
}

/** Vitest calls this before the tests, so that parallel tests do not build the same bundles. */
export async function setup() {
  await findSourceBundle(entryFiles[0])
}

async function readFreshManifest() {
  try {
    const manifest = JSON.parse(await readFile(manifestFile, 'utf8'))
    const states = await Promise.all(Object.keys(manifest.inputs).map(readState))
    return Object.values(manifest.inputs).every((state, index) => state === states[index]) ? manifest : undefined
  } catch {
    return undefined
  }
}

async function readState(file) {
  const { mtimeMs, size } = await stat(file)
  return `${mtimeMs} ${size}`
}

async function buildBundles() {
  const [{ build }] = await Promise.all([import('esbuild'), mkdir(cache, { recursive: true })])
  const outdir = await mkdtemp(path.join(cache, 'bundle-'))
  const { metafile } = await build({
    absWorkingDir: serverFolder,
    entryPoints: entryFiles,
    chunkNames: 'chunk-[hash]',
    outdir,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // Use .mjs, because source files recognize the production build by the extension .js in `import.meta.url`.
    outExtension: { '.js': '.mjs' },
    metafile: true,
    // Some bundled packages are CommonJS modules, which call `require`.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    plugins: [linkExternalPackages(await listExternalPackages()), keepSourceUrls],
    logLevel: 'error',
  })
  const manifest = await describeBuild(metafile)
  // Processes may build concurrently. Each writes to its own folder, and the last manifest wins.
  await writeFile(`${outdir}/manifest.json`, JSON.stringify(manifest))
  await rename(`${outdir}/manifest.json`, manifestFile)
  await removeOldBundles()
  return manifest
}

async function describeBuild({ inputs, outputs }) {
  const sources = Object.keys(inputs)
    .filter((input) => !input.includes('node_modules/'))
    .map((input) => path.resolve(serverFolder, input))
  const states = [...sources, ...otherInputs].map(async (file) => [file, await readState(file)])
  const bundles = Object.entries(outputs)
    .filter(([, { entryPoint }]) => entryPoint !== undefined)
    .map(([file, { entryPoint }]) => [entryPoint, file].map((name) => path.resolve(serverFolder, name)))
  return { inputs: Object.fromEntries(await Promise.all(states)), bundles: Object.fromEntries(bundles) }
}

/** Returns the packages that are not bundled, because they load their own files at run time. */
async function listExternalPackages() {
  const { dependencies } = JSON.parse(await readFile(path.join(pdfFolder, 'package.json'), 'utf8'))
  return new Set([...externalPackages, ...Object.keys(dependencies)])
}

/** Imports external packages by absolute path, because some cannot be resolved from the bundle folder. */
function linkExternalPackages(external) {
  const isOwn = {}
  return {
    name: 'link external packages',
    setup: ({ onResolve, resolve }) => {
      onResolve({ filter: /^(?:@[\w-]+\/)?[\w.-]+/ }, async ({ path: specifier, pluginData, ...origin }) => {
        const [name] = /^(?:@[\w-]+\/)?[\w.-]+/.exec(specifier) ?? []
        if (pluginData === isOwn || specifier.startsWith('@pathwise/') || !external.has(name)) return undefined
        const { kind, importer, resolveDir } = origin
        const { path: file, errors } = await resolve(specifier, { kind, importer, resolveDir, pluginData: isOwn })
        if (errors.length > 0) return { errors }
        return { path: kind === 'require-call' ? file : pathToFileURL(file).href, external: true }
      })
    },
  }
}

/**
 * Replaces `import.meta.url` with the URL of the source file, because the code locates files relative to its source.
 */
const keepSourceUrls = {
  name: 'keep source URLs',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\.ts$/ }, async ({ path: file }) => {
      const text = await readFile(file, 'utf8')
      return { loader: 'ts', contents: text.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href)) }
    })
  },
}

/**
 * Removes bundles that are more than an hour old, because no running process still loads them. Another process may
 * remove them at the same time.
 */
async function removeOldBundles() {
  const names = (await readdir(cache)).filter((name) => name.startsWith('bundle-'))
  for (const folder of names.map((name) => path.join(cache, name))) {
    const state = await stat(folder).catch(() => undefined)
    if (state && state.mtimeMs < Date.now() - bundleLifeMs) await rm(folder, { recursive: true, force: true })
  }
}
