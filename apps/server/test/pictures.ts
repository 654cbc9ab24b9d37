import { deflateSync } from 'node:zlib'
import { storedPictureSchema } from '@pathwise/api/pictures/pictures.schemas'
import sharp from 'sharp'
import { expect } from 'vitest'
import type { Person } from './people.ts'
import type { TestServer } from './server.ts'

export function uploadPicture(server: TestServer, bytes: Uint8Array | string, person: Person | null) {
  const headers = { 'content-type': 'application/octet-stream', ...person?.bearer }
  return server.request('/api/pictures', { method: 'POST', body: Buffer.from(bytes), headers })
}

export async function storePicture(server: TestServer, bytes: Uint8Array | string, person: Person) {
  const response = await uploadPicture(server, bytes, person)
  expect(response.status).toBe(201)
  return storedPictureSchema.parse(await response.json())
}

let pictures = 0

/** Builds a different picture on each call. */
export function buildPicture({ width = 40, height = 20, alpha = 1 } = {}) {
  pictures++
  return sharp({ create: { width, height, channels: 4, background: { r: pictures, g: 90, b: 9, alpha } } })
}

export const buildFigure = (id: string) =>
  `<figure>\n<img src="/pictures/${id}" alt="a" width="40" height="20">\n</figure>`
export const buildSvg = (inside: string, size = 'width="80" height="40"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inside}</svg>`

/** Builds a PNG of a few kilobytes that claims to be `side` pixels wide and high. */
export function buildDecompressionBomb(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header[8] = 8
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(1_000_000)))])
}
