/** Rows of a matrix with few values. */
export type SparseMatrix = { at: Uint32Array; values: Float64Array }[]

const SPARE = 16
const ROUNDS = 4

/**
 * The left singular vectors of a square matrix, each times the square root of its singular value, those of the largest ones
 * first: `size` numbers for each row (randomized subspace iteration, the small problem by Jacobi's rotations).
 */
export function largestDirections(matrix: SparseMatrix, size: number): Float64Array {
  const n = matrix.length
  const k = size + SPARE
  let basis = orthogonal(multiply(matrix, randomColumns(n, k), k, false), n, k)
  for (let round = 0; round < ROUNDS; round++) {
    basis = orthogonal(multiply(matrix, basis, k, true), n, k)
    basis = orthogonal(multiply(matrix, basis, k, false), n, k)
  }
  const image = multiply(matrix, basis, k, true)
  const square = Array.from({ length: k }, (_, a) =>
    Float64Array.from({ length: k }, (__, b) => {
      let sum = 0
      for (let i = 0; i < n; i++) sum += image[i * k + a]! * image[i * k + b]!
      return sum
    }),
  )
  const turned = diagonalize(square)
  const order = [...square.keys()].toSorted((a, b) => square[b]![b]! - square[a]![a]!).slice(0, size)
  const out = new Float64Array(n * size)
  for (let i = 0; i < n; i++)
    order.forEach((column, c) => {
      let sum = 0
      for (let j = 0; j < k; j++) sum += basis[i * k + j]! * turned[j]![column]!
      out[i * size + c] = sum * Math.max(0, square[column]![column]!) ** 0.25
    })
  return out
}

/** Normally distributed numbers, the same ones each time. */
function randomColumns(n: number, k: number): Float64Array {
  let seed = 7
  const random = () => (seed = (seed * 1664525 + 1013904223) >>> 0) / 2 ** 32
  return new Float64Array(n * k).map(
    () => Math.sqrt(-2 * Math.log(random() + 1e-12)) * Math.cos(2 * Math.PI * random()),
  )
}

function multiply(matrix: SparseMatrix, columns: Float64Array, k: number, isTransposed: boolean): Float64Array {
  const out = new Float64Array(columns.length)
  matrix.forEach(({ at, values }, i) => {
    for (let q = 0; q < at.length; q++) {
      const [to, from] = isTransposed ? [at[q]! * k, i * k] : [i * k, at[q]! * k]
      for (let c = 0; c < k; c++) out[to + c]! += values[q]! * columns[from + c]!
    }
  })
  return out
}

/** Columns made orthogonal and of length one (Gram and Schmidt). */
function orthogonal(columns: Float64Array, n: number, k: number): Float64Array {
  for (let c = 0; c < k; c++) {
    for (let d = 0; d < c; d++) {
      let sum = 0
      for (let i = 0; i < n; i++) sum += columns[i * k + c]! * columns[i * k + d]!
      for (let i = 0; i < n; i++) columns[i * k + c]! -= sum * columns[i * k + d]!
    }
    let sum = 0
    for (let i = 0; i < n; i++) sum += columns[i * k + c]! ** 2
    const length = Math.sqrt(sum) || 1
    for (let i = 0; i < n; i++) columns[i * k + c]! /= length
  }
  return columns
}

/** Turns a symmetric matrix into a diagonal one in place and gives the rotation. */
function diagonalize(matrix: Float64Array[]): Float64Array[] {
  const k = matrix.length
  const turned = Array.from({ length: k }, (_, i) => Float64Array.from({ length: k }, (__, j) => Number(i === j)))
  for (let sweep = 0; sweep < 30; sweep++) {
    let off = 0
    for (let p = 0; p < k; p++)
      for (let q = p + 1; q < k; q++) {
        const value = matrix[p]![q]!
        off += value * value
        if (Math.abs(value) < 1e-9) continue
        const ratio = (matrix[q]![q]! - matrix[p]![p]!) / (2 * value)
        const tangent = Math.sign(ratio || 1) / (Math.abs(ratio) + Math.sqrt(ratio * ratio + 1))
        const cosine = 1 / Math.sqrt(tangent * tangent + 1)
        rotate(matrix, turned, p, q, cosine, tangent * cosine)
      }
    if (off < 1e-6) break
  }
  return turned
}

function rotate(
  matrix: Float64Array[],
  turned: Float64Array[],
  p: number,
  q: number,
  cosine: number,
  sine: number,
): void {
  const turn = (one: number, other: number): [number, number] => [
    cosine * one - sine * other,
    sine * one + cosine * other,
  ]
  for (const row of matrix) [row[p], row[q]] = turn(row[p]!, row[q]!)
  for (let j = 0; j < matrix.length; j++) [matrix[p]![j], matrix[q]![j]] = turn(matrix[p]![j]!, matrix[q]![j]!)
  for (const row of turned) [row[p], row[q]] = turn(row[p]!, row[q]!)
}
