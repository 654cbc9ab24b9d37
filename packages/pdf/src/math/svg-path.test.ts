import { describe, expect, it } from 'vitest'
import { identity, multiply, parseTransform, transform } from './matrix.ts'
import { parsePath, pathOperators } from './svg-path.ts'

describe('parsePath', () => {
  it.each([
    ['M1 2L3 4Z', '1.0 2.0 m\n3.0 4.0 l\nh'],
    ['M1 2 3 4', '1.0 2.0 m\n3.0 4.0 l'],
    ['m1 2l3 4h5v-6', '1.0 2.0 m\n4.0 6.0 l\n9.0 6.0 l\n9.0 0.0 l'],
    ['M0 0H5V6', '0.0 0.0 m\n5.0 0.0 l\n5.0 6.0 l'],
    ['M0 0Q3 3 6 0', '0.0 0.0 m\n2.0 2.0 4.0 2.0 6.0 0.0 c'],
    ['M0 0Q3 3 6 0T12 0', '0.0 0.0 m\n2.0 2.0 4.0 2.0 6.0 0.0 c\n8.0 -2.0 10.0 -2.0 12.0 0.0 c'],
    ['M0 0C1 1 2 2 3 0S5 1 6 0', '0.0 0.0 m\n1.0 1.0 2.0 2.0 3.0 0.0 c\n4.0 -2.0 5.0 1.0 6.0 0.0 c'],
    ['M0 0S1 1 2 0', '0.0 0.0 m\n0.0 0.0 1.0 1.0 2.0 0.0 c'],
    ['M2 2l1 1zl1 0', '2.0 2.0 m\n3.0 3.0 l\nh\n3.0 2.0 l'],
    ['M-.5-1.5L1e1 2', '-0.5 -1.5 m\n10.0 2.0 l'],
  ])('parses the path %s', (data, operators) => {
    expect(pathOperators(parsePath(data), identity)).toBe(operators)
  })
})

describe('parseTransform', () => {
  it.each([
    ['', [1, 1]],
    ['translate(5,6)', [6, 7]],
    ['translate(5)', [6, 1]],
    ['scale(2)', [2, 2]],
    ['scale(1,-1)', [1, -1]],
    ['translate(5,0) scale(2)', [7, 2]],
    ['rotate(90)', [-1, 1]],
    ['rotate(90 1 0)', [0, 0]],
    ['matrix(1 0 0 1 3 4)', [4, 5]],
  ])('parses the transform %s', (attribute, [x, y]) => {
    const point = transform(parseTransform(attribute), 1, 1)
    expect(point[0]).toBeCloseTo(x ?? 0)
    expect(point[1]).toBeCloseTo(y ?? 0)
  })

  it('applies the inner matrix before the outer one', () => {
    expect(transform(multiply([2, 0, 0, 2, 0, 0], [1, 0, 0, 1, 1, 0]), 0, 0)).toEqual([2, 0])
  })
})
