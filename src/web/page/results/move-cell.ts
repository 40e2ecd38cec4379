/** A cell of a table; row -1 is the head. */
export interface Cell {
  row: number
  column: number
}

/** What of a keyboard event tells where to go. */
interface Key {
  key: string
  ctrlKey?: boolean
  metaKey?: boolean
  altKey?: boolean
}

interface Bounds {
  rows: number
  columns: number
  /** Rows that a page has. */
  page: number
  /** The first column is at the right. */
  isMirrored: boolean
}

/** Where a key leads from a cell (WAI-ARIA grid pattern); undefined for other keys. */
export function moveCell(
  cell: Cell | undefined,
  { key, ctrlKey = false, metaKey = false, altKey = false }: Key,
  { rows, columns, page, isMirrored }: Bounds,
): Cell | undefined {
  const isFar = ctrlKey || metaKey
  if (altKey || !columns) return undefined
  const { row, column } = cell ?? { row: 0, column: 0 }
  const to = (toRow: number, toColumn: number): Cell => ({
    row: Math.max(-1, Math.min(rows - 1, toRow)),
    column: Math.max(0, Math.min(columns - 1, toColumn)),
  })
  const forward = isMirrored ? -1 : 1
  switch (key) {
    case 'ArrowDown':
      return to(isFar ? rows : row + 1, column)
    case 'ArrowUp':
      return to(isFar ? 0 : row - 1, column)
    case 'ArrowRight':
      return to(row, isFar ? forward * Infinity : column + forward)
    case 'ArrowLeft':
      return to(row, isFar ? -forward * Infinity : column - forward)
    case 'PageDown':
      return to(row + page, column)
    case 'PageUp':
      return to(Math.max(0, row - page), column)
    case 'Home':
      return to(isFar ? 0 : row, 0)
    case 'End':
      return to(isFar ? rows : row, columns)
    default:
      return undefined
  }
}
