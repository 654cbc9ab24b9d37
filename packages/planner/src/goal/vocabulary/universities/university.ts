import type { Names } from '../names.ts'

/** A university or a group of universities. Its full name is one of its names. */
export interface University extends Names {
  /** The full name in English. */
  readonly name: string
  /** Whether the full name alone could also mean another university and is therefore not one of the names. */
  readonly ambiguous?: true
  /** The Chinese names of the campus city: '加大爾灣', 'uc戴維斯', '爾灣分校'. */
  readonly city?: string
}

/** A school of a university. It implies both the university and a program ('Wharton'). */
export interface School extends Names {
  readonly university: string
  readonly programme: string
}
