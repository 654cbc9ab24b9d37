// @vitest-environment node
import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { z } from 'zod'

const fromPublic = (path: string) => readFile(new URL(`../public/${path}`, import.meta.url))
const manifestSchema = z.object({
  start_url: z.literal('/'),
  theme_color: z.string(),
  background_color: z.string(),
  icons: z.array(z.object({ src: z.string(), type: z.string(), sizes: z.string(), purpose: z.string().optional() })),
})
const readManifest = async () =>
  manifestSchema.parse(JSON.parse((await fromPublic('manifest.webmanifest')).toString('utf8')))

/** Reads a PNG's size from its header. */
function sizeOfPng(png: Buffer): string {
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`
}

it('lists icons in the manifest with their actual sizes', async () => {
  const pngs = (await readManifest()).icons.filter(({ type }) => type === 'image/png')
  expect(pngs.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ])
  for (const { src, sizes } of pngs) expect(sizeOfPng(await fromPublic(src)), src).toBe(sizes)
})

it('uses the light theme’s colors in the manifest', async () => {
  const { background_color, theme_color } = await readManifest()
  const styles = await readFile(new URL('../../../packages/ui/src/styles.css', import.meta.url), 'utf8')
  expect(styles).toContain(`--color-canvas: light-dark(${background_color},`)
  expect(styles).toContain(`--color-accent: light-dark(${theme_color},`)
})

it('links to the icons and the manifest in index.html', async () => {
  const page = await readFile(new URL('../index.html', import.meta.url), 'utf8')
  const links = [...page.matchAll(/<link rel="([^"]+)" href="\/([^"]+)"/g)].map(([, rel, href]) => [rel, href])
  expect(links).toEqual([
    ['icon', 'favicon.ico'],
    ['icon', 'favicon.svg'],
    ['apple-touch-icon', 'apple-touch-icon.png'],
    ['manifest', 'manifest.webmanifest'],
  ])
  expect(sizeOfPng(await fromPublic('apple-touch-icon.png'))).toBe('180x180')
})
