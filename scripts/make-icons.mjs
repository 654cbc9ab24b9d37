// node scripts/make-icons.mjs: renders the web app's icons from apps/web/public/favicon.svg. Run it after changing that
// file.
import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { ensureBrowser } from './ensure-browser.mjs'

const publicFolder = new URL('../apps/web/public/', import.meta.url)
const svg = readFileSync(new URL('favicon.svg', publicFolder), 'utf8')
const corners = / rx="\d+"/
const background = /<rect [^>]*fill="([^"]+)"/.exec(svg)?.[1]
if (!corners.test(svg) || !background) throw new Error('favicon.svg has no rounded background')

/** Phones crop the icon to their own shape, so the background must fill the whole square. */
const square = svg.replace(corners, '')

const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] })

/**
 * @param {number} size in pixels
 * @param {{ source?: string, share?: number }} options `share` is the fraction of the icon's width that the drawing
 * fills
 */
async function draw(size, { source = svg, share = 1 } = {}) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  const image = `data:image/svg+xml;base64,${Buffer.from(source).toString('base64')}`
  const style = `margin:0;background:${share < 1 ? background : 'transparent'};display:grid;place-items:center;height:100vh`
  await page.setContent(`<body style="${style}"><img src="${image}" style="width:${share * 100}vw"></body>`)
  await page.locator('img').evaluate((element) => element.decode())
  const png = await page.screenshot({ omitBackground: true })
  await page.close()
  return png
}

/** An ICO file contains a list of PNG images. @param {readonly { size: number, png: Buffer }[]} images */
function toIco(images) {
  const header = Buffer.from([0, 0, 1, 0, images.length, 0])
  let offset = header.length + 16 * images.length
  const entries = images.map(({ size, png }) => {
    const entry = Buffer.alloc(16)
    entry.set([size, size, 0, 0, 1, 0, 32, 0])
    entry.writeUInt32LE(png.length, 8)
    entry.writeUInt32LE(offset, 12)
    offset += png.length
    return entry
  })
  return Buffer.concat([header, ...entries, ...images.map(({ png }) => png)])
}

const write = (name, bytes) => writeFileSync(new URL(name, publicFolder), bytes)

write('apple-touch-icon.png', await draw(180, { source: square }))
write('icon-192.png', await draw(192))
write('icon-512.png', await draw(512))
// Phones may crop a maskable icon to a circle. The circle's diameter is at least 80% of the icon's width. The drawing's
// width is 90% of the icon's width.
write('icon-maskable-512.png', await draw(512, { source: square, share: 0.9 }))
write('favicon.ico', toIco(await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await draw(size) })))))
await browser.close()
