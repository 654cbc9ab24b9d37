/** A transformation: x' = a·x + c·y + e, y' = b·x + d·y + f, as in PDF and SVG. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export const identity: Matrix = [1, 0, 0, 1, 0, 0]

/** Returns the matrix that applies `inner` first and then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer
  const [g, h, i, j, k, l] = inner
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

export function transform([a, b, c, d, e, f]: Matrix, x: number, y: number): [x: number, y: number] {
  return [a * x + c * y + e, b * x + d * y + f]
}

export function parseTransform(attribute: string): Matrix {
  let matrix = identity
  // superlinear: an attribute that MathJax wrote
  for (const [, name, list] of attribute.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = (list ?? '').split(/[\s,]+/).map(Number)
    const hasSecond = /[\s,]/.test((list ?? '').trim())
    if (name === 'translate') matrix = multiply(matrix, [1, 0, 0, 1, a, b])
    if (name === 'scale') matrix = multiply(matrix, [a, 0, 0, hasSecond ? b : a, 0, 0])
    if (name === 'matrix') matrix = multiply(matrix, [a, b, c, d, e, f])
    if (name === 'rotate') matrix = multiply(matrix, rotation(a, b, c))
  }
  return matrix
}

function rotation(degrees: number, x: number, y: number): Matrix {
  const angle = (degrees * Math.PI) / 180
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
  return multiply(multiply([1, 0, 0, 1, x, y], [cosine, sine, -sine, cosine, 0, 0]), [1, 0, 0, 1, -x, -y])
}
