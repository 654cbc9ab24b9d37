import type { Names } from '../names.ts'

/** A university or a group of universities. The full name is also one of the names, unless it is ambiguous. */
export interface University extends Names {
  /** The full name in English. */
  readonly name: string
  /** True if the full name is not used on its own, because it could also mean another university. */
  readonly ambiguous?: true
  /** The campus city in Chinese, as used in names of the campus: '加大爾灣', 'uc戴維斯', '爾灣分校'. */
  readonly city?: string
}

/** A school within a university ('Wharton'). It implies both the university and a program. */
export interface School extends Names {
  readonly university: string
  readonly programme: string
}
