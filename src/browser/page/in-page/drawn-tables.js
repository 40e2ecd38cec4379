/**
 * Tables that are drawn with plain elements: rows of the same shape with the same number of parts each, and a row of headings over
 * them that is set off from them and whose parts stand right above theirs. They are read as tables are.
 */
const LEAST_PARTS = 3
/** A row of headings is in the list itself, or at most so many elements above it. */
const MOST_LEVELS = 3
/** Pixels by which what stands under a heading may be moved, and the share of the columns that stand under theirs. */
const ASIDE = 6
const LEAST_UNDER = 0.6

/** The parts of a row side by side, each of them an element. */
const partsOfRow = row => listChildren(row).filter(child => isElement(child) && !SKIPPED.has(tagOf(child)))

const textsOfRow = row => partsOfRow(row).map(textOf)

/** Bold, of another colour or size, or called a head by its class. */
const lookOfRow = row => {
  const first = partsOfRow(row).find(part => textOf(part) !== '') ?? row
  const inner = findAll(first, 'b,strong')[0] ?? first
  const { fontWeight, color, textTransform, fontSize } = styleOf(inner)
  return [fontWeight, color, textTransform, fontSize, styleOf(row).backgroundColor].join(' ')
}
const isCalledHead = row =>
  /(^|[\s_-])(th|thead|head|header|heading|headings|titles|labels|legend)s?($|[\s_-])/i.test(
    attribute(row, 'class') ?? '',
  )

/** Whether a row is one of headings over others: short words that differ, set off, and standing over what is in the rows. */
function headsRows(head, rows) {
  const heads = partsOfRow(head)
  const texts = textsOfRow(head)
  const named = texts.filter(text => text !== '')
  if (named.length < 2 || named.length < heads.length / 2 || new Set(named).size < named.length) return false
  if (named.some(text => text.length > 40 || /\d|@/.test(text))) return false
  const [first] = rows
  if (!isCalledHead(head) && lookOfRow(head) === lookOfRow(first)) return false
  const below = partsOfRow(first)
  const isUnder = (_, at) => Math.abs(rectOf(heads[at]).left - rectOf(below[at]).left) <= ASIDE
  if (texts.filter(isUnder).length < texts.length * LEAST_UNDER) return false
  return rows.every(row => textsOfRow(row).every((text, at) => text === '' || text !== texts[at]))
}

/** Rows of one shape with as many parts each; rows of other shapes between them are what unfolds under one. */
function rowsIn(parent) {
  const children = listChildren(parent).filter(
    child =>
      isElement(child) && !/^(table|tbody|thead|tr|option|li|script|style)$/.test(tagOf(child)) && isShown(child),
  )
  const byShape = new Map()
  for (const child of children) {
    const count = partsOfRow(child).length
    if (count < LEAST_PARTS) continue
    const shape = `${tagOf(child)}|${stableClass(child)}|${count}`
    byShape.set(shape, [...(byShape.get(shape) ?? []), child])
  }
  return [...byShape.values()].filter(rows => rows.length >= 2)
}

/** The row of headings over rows: the first of them, or the element before the list or what it is in. */
function headOf(rows) {
  if (rows.length > 2 && headsRows(rows[0], rows.slice(1))) return { head: rows[0], rows: rows.slice(1) }
  const count = partsOfRow(rows[0]).length
  let node = rows[0]
  for (let up = 0; node && up < MOST_LEVELS; node = parentOf(node), up++) {
    const before = previousOf(node)
    const head =
      before &&
      (partsOfRow(before).length === count
        ? before
        : partsOfRow(before).length === 1
          ? partsOfRow(before)[0]
          : undefined)
    if (head && partsOfRow(head).length === count && isShown(head) && headsRows(head, rows)) return { head, rows }
  }
  return undefined
}

/** What a part says, without the signs beside it that open a list or are a picture; a sign alone under no heading says nothing. */
function drawnValue(part, heading) {
  const value = cellValue(part)
  if (typeof value !== 'string') return value
  if (!/[\p{L}\p{N}]/u.test(value)) return heading === '' ? '' : value
  const signs = '[\\p{So}▾▼▴▲▸►›»✎⋯…]'
  return value
    .replace(new RegExp(`^(?:(?![★☆])${signs}\\s*)+(?=[\\p{L}\\p{N}])|(?:\\s*(?![★☆])${signs})+$`, 'gu'), '')
    .trim()
}

/** All of them on the page, in document order. */
function findDrawnTables(root) {
  const found = []
  for (const parent of [root, ...deepAll(root, '*', 8000)]) {
    if (
      /^(table|tbody|thead|tr|select|svg|ul|ol|dl|p|nav)$/.test(tagOf(parent)) ||
      matches(parent, '[role=table],[role=grid],[role=treegrid],[role=row],[role=rowgroup]')
    )
      continue
    if (closest(parent, 'table,[role=table],[role=grid],[role=treegrid]')) continue
    for (const group of rowsIn(parent)) {
      const headed = headOf(group.slice(0, MOST_ROWS))
      if (headed) found.push({ parent, ...headed })
    }
  }
  return found
}

function readDrawnTable({ parent, head, rows }) {
  const headings = textsOfRow(head)
  const columns = unique(headings)
  const lines = rows.map(row => {
    const parts = partsOfRow(row)
    return Object.fromEntries(columns.map((name, at) => [name, drawnValue(parts[at], headings[at])]))
  })
  return { ref: refOf(parent), name: titleAbove(parent), columns, rows: lines, total: lines.length }
}
