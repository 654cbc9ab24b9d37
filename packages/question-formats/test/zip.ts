import { crc32, deflateRawSync } from 'node:zlib'

export interface TestEntry {
  readonly name: string
  readonly content: Uint8Array | string
  /** The declared uncompressed size in bytes, if it differs from the actual size. */
  readonly claims?: number
  readonly encrypted?: boolean
}

/** Builds a ZIP whose entries can declare false sizes. */
export function buildZip(entries: readonly TestEntry[]): Buffer {
  const locals: Buffer[] = []
  const centrals: Buffer[] = []
  let offset = 0
  for (const { name, content, claims, encrypted = false } of entries) {
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes)
    const fields = Buffer.alloc(22)
    fields.writeUInt16LE(encrypted ? 0x801 : 0x800, 0)
    fields.writeUInt16LE(8, 2)
    fields.writeUInt32LE(crc32(bytes), 8)
    fields.writeUInt32LE(packed.length, 12)
    fields.writeUInt32LE(claims ?? bytes.length, 16)
    fields.writeUInt16LE(Buffer.byteLength(name), 20)
    const local = Buffer.concat([Buffer.from('PK\x03\x04\x14\x00'), fields, Buffer.alloc(2), Buffer.from(name), packed])
    const place = Buffer.alloc(16)
    place.writeUInt32LE(offset, 12)
    centrals.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00\x14\x00'), fields, place, Buffer.from(name)]))
    locals.push(local)
    offset += local.length
  }
  const central = Buffer.concat(centrals)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, central, end])
}
