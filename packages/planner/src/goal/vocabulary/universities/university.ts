import type { Names } from '../names.ts'

/** A university or a group of them. Its full name is one of its names. */
export interface University extends Names {
  /** The full name in English. */
  readonly name: string
  /** Whether the full name alone is ambiguous with another university, so that it is not one of the names. */
  readonly ambiguous?: true
  /** The Chinese names of a campus's city: '加大爾灣', 'uc戴維斯', '爾灣分校'. */
  readonly city?: string
}

/** A school of a university, which implies both the university and a programme ('Wharton'). */
export interface School extends Names {
  readonly university: string
  readonly programme: string
}
