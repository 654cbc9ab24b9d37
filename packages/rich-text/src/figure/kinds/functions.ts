import { z } from 'zod'
import { number, positive } from './shared.ts'

export const plottedFunction = z.discriminatedUnion('fn', [
  /** c[0] + c[1]·x + c[2]·x² + … */
  z.strictObject({ fn: z.literal('polynomial'), c: z.array(number).min(1).max(7) }),
  /** a·base^x + c */
  z.strictObject({ fn: z.literal('exponential'), a: number, base: positive, c: number }),
  /** a·ln(x − h) + c */
  z.strictObject({ fn: z.literal('logarithm'), a: number, h: number, c: number }),
  /** c + a·sin(2π(x − h)/period) */
  z.strictObject({ fn: z.literal('sine'), a: number, period: positive, h: number, c: number }),
  /** a/(x − h) + c */
  z.strictObject({ fn: z.literal('reciprocal'), a: number, h: number, c: number }),
  /** a·√(x − h) + c */
  z.strictObject({ fn: z.literal('root'), a: number, h: number, c: number }),
  /** a·|x − h| + c */
  z.strictObject({ fn: z.literal('absolute'), a: number, h: number, c: number }),
  /** c + a/(1 + e^(−(x − h)/width)) */
  z.strictObject({ fn: z.literal('logistic'), a: number, width: positive, h: number, c: number }),
  /** c + a·e^(−((x − h)/width)²) */
  z.strictObject({ fn: z.literal('bell'), a: number, width: positive, h: number, c: number }),
])
export type PlottedFunction = z.infer<typeof plottedFunction>

/** Returns NaN or an infinite number where the function is undefined. */
export function evaluate(f: PlottedFunction, x: number): number {
  switch (f.fn) {
    case 'polynomial':
      return f.c.reduceRight((sum, coefficient) => sum * x + coefficient, 0)
    case 'exponential':
      return f.a * f.base ** x + f.c
    case 'logarithm':
      return x > f.h ? f.a * Math.log(x - f.h) + f.c : Number.NaN
    case 'sine':
      return f.c + f.a * Math.sin((2 * Math.PI * (x - f.h)) / f.period)
    case 'reciprocal':
      return x === f.h ? Number.NaN : f.a / (x - f.h) + f.c
    case 'root':
      return x >= f.h ? f.a * Math.sqrt(x - f.h) + f.c : Number.NaN
    case 'absolute':
      return f.a * Math.abs(x - f.h) + f.c
    case 'logistic':
      return f.c + f.a / (1 + Math.exp(-(x - f.h) / f.width))
    case 'bell':
      return f.c + f.a * Math.exp(-(((x - f.h) / f.width) ** 2))
  }
}
