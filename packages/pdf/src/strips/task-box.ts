import type { Draw } from '../pages/page.ts'
import { colours } from './colours.ts'

/** A box to tick, drawn, since few fonts have it. */
export function taskBox(done: boolean, x: number, y: number, size: number): Draw {
  const side = (size * 0.8).toFixed(2)
  const at = (part: number) => (part * size * 0.8).toFixed(2)
  const box = `${colours.quiet} RG 0.8 w 0 0 ${side} ${side} re S`
  const tick = `${colours.done} RG 1.4 w ${at(0.2)} ${at(0.5)} m ${at(0.42)} ${at(0.24)} l ${at(0.82)} ${at(0.8)} l S`
  return { kind: 'shape', x, y: y - size * 0.05, operators: done ? `${box} ${tick}` : box }
}
