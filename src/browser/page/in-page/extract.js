/** Data of a page: tables, lists, links, headings, images and text. ../extract-items.ts chooses among them. */
const MOST_ROWS = 5_000

const isShown = element =>
  isRendered(element) && styleOf(element).visibility === 'visible' && closest(element, '[aria-hidden=true]') === null

/** Elements below a root that fit a selector, in document order, also within shadow trees. */
function deepAll(root, selector, limit = 20_000) {
  const all = []
  const budget = { left: 60_000 }
  const walk = node => {
    if (all.length >= limit || budget.left-- < 0) return
    if (isElement(node)) {
      if (SKIPPED.has(tagOf(node))) return
      if (matches(node, selector)) all.push(node)
    }
    for (const child of childrenOf(node)) if (isElement(child)) walk(child)
  }
  walk(root)
  return all
}

/** What a cell or field of a record says: its text, else what a control in it holds or a picture shows. */
function cellValue(cell) {
  const box = findAll(cell, 'input[type=checkbox],[role=checkbox],[role=switch]')
  const text = textOf(cell)
  if (box.length === 1 && text === '') return checkedOf(box[0], roleOf(box[0])) === true
  if (text !== '') return text
  const field = findAll(cell, 'input,select,textarea')[0]
  if (field && !isSecret(field)) return valueOf(field, roleOf(field)) ?? ''
  const picture = findAll(cell, 'img[alt],svg,[aria-label],[title]')[0]
  return picture
    ? nameOf(picture, roleOf(picture)) || attribute(picture, 'aria-label') || attribute(picture, 'title') || ''
    : ''
}

/** What an item is called: its own name, else the heading or lead before it. */
function titleAbove(element) {
  const own = nameOf(element, roleOf(element))
  if (own) return own
  for (let node = element, up = 0; node && up < 4; node = parentOf(node), up++) {
    let before = previousOf(node)
    for (let steps = 0; before && steps < 3; steps++, before = previousOf(before)) {
      if (/^h[1-6]$/.test(tagOf(before)) || attribute(before, 'role') === 'heading') return cut(textOf(before), 120)
      if (matches(before, 'table,ul,ol,dl,[role=grid],[role=table]')) break
      const inner = findAll(before, 'h1,h2,h3,h4,h5,h6,[role=heading]')
      if (inner.length > 0) return cut(textOf(inner[inner.length - 1]), 120)
    }
    if (/^(section|article|main|body|dialog)$/.test(tagOf(node)) && up > 0) break
  }
  return undefined
}

const unique = names => {
  const seen = new Map()
  return names.map((name, index) => {
    const base = name || `column ${index + 1}`
    const count = (seen.get(base) ?? 0) + 1
    seen.set(base, count)
    return count === 1 ? base : `${base} ${count}`
  })
}

function extractTables(root) {
  const marked = deepAll(root, 'table,[role=table],[role=grid],[role=treegrid]', 200)
    .filter(
      table => isShown(table) && !/^(presentation|none)$/.test(attribute(table, 'role') ?? '') && !isLayout(table),
    )
    .map(readTable)
    .filter(item => item !== undefined)
  const drawn = findDrawnTables(root).map(readDrawnTable)
  return drawn.length ? inOrder([...marked, ...drawn]) : marked
}

/** Items in the order of the document. */
const inOrder = items =>
  items.sort((one, other) => (elementWithRef(one.ref).compareDocumentPosition(elementWithRef(other.ref)) & 4 ? -1 : 1))

/** A table that holds tables only lays out the page. */
const isLayout = table =>
  findAll(table, 'table').length > 0 &&
  tagOf(table) === 'table' &&
  findAll(table, ':scope > thead,:scope > caption').length === 0 &&
  findAll(table, ':scope > tbody > tr > th').length === 0

function readTable(table) {
  const grid = gridOf(table)
  if (grid.rows.length === 0 || grid.width === 0) return undefined
  const base = { ref: refOf(table), name: titleAbove(table) }
  const vertical = readVertical(grid)
  if (vertical) return { ...base, ...vertical }
  const headings = headingsOf(grid)
  const first = grid.headerRows || (looksLikeHeader(grid) ? 1 : 0)
  const names = unique(
    grid.headerRows
      ? headings
      : first
        ? Array.from({ length: grid.width }, (_, at) => (grid.rows[0][at] ? textOf(grid.rows[0][at].cell) : ''))
        : new Array(grid.width).fill(''),
  )
  const lines = grid.rows.slice(first).filter((row, at) => closest(grid.lines[first + at], 'thead') === null)
  const rows = lines.slice(0, MOST_ROWS).flatMap(row => {
    if (isSpacer(row, grid.width)) return []
    return [Object.fromEntries(names.map((name, at) => [name, row[at] ? cellValue(row[at].cell) : null]))]
  })
  return { ...base, columns: names, rows, total: rows.length }
}

/** A row with nothing in it, or one cell over all columns: a group's title or a gap. */
const isSpacer = (row, width) => {
  const cells = new Set(row.filter(Boolean).map(one => one.cell))
  return cells.size === 0 || (width > 2 && cells.size === 1) || [...cells].every(cell => cellValue(cell) === '')
}

/** Rows of a heading and a value each are one record. */
function readVertical({ rows, width, headerRows }) {
  if (width !== 2 || headerRows > 0 || rows.length === 0) return undefined
  if (!rows.every(row => row[0]?.isHeader && row[1] && !row[1].isHeader)) return undefined
  const columns = unique(rows.map(row => textOf(row[0].cell)))
  return {
    columns,
    rows: [Object.fromEntries(columns.map((name, at) => [name, cellValue(rows[at][1].cell)]))],
    total: 1,
  }
}

const isNumeric = text => /\d/.test(text) && /^[\p{Sc}\s\d.,:%/+()-]*[a-z]{0,3}$/iu.test(text)

/** Without header cells: the first row is one where it is all words and is set off, or stands over numbers. */
function looksLikeHeader({ rows, width }) {
  if (rows.length < 2) return false
  const texts = Array.from({ length: width }, (_, at) => (rows[0][at] ? textOf(rows[0][at].cell) : ''))
  if (texts.some(text => text === '' || isNumeric(text)) || new Set(texts).size !== width) return false
  const below = rows.slice(1, 20)
  const overNumbers = texts.some(
    (_, at) => below.filter(row => row[at] && isNumeric(textOf(row[at].cell))).length > below.length / 2,
  )
  const look = row => {
    const inner = row[0]?.cell && (findAll(row[0].cell, 'b,strong')[0] ?? row[0].cell)
    return inner ? `${styleOf(inner).fontWeight} ${styleOf(row[0].cell).backgroundColor}` : ''
  }
  return overNumbers || look(rows[0]) !== look(rows[1])
}

function extractLists(root) {
  return deepAll(root, 'ul,ol,dl,menu,[role=list],[role=listbox],[role=menu],[role=tree]', 300)
    .filter(isShown)
    .flatMap(list => {
      const rows = tagOf(list) === 'dl' ? readTerms(list) : readPoints(list)
      if (rows.length === 0) return []
      const columns = [...new Set(rows.flatMap(row => Object.keys(row)))]
      return [{ ref: refOf(list), name: titleAbove(list), columns, rows, total: rows.length }]
    })
}

function readPoints(list) {
  const points = listChildren(list).filter(
    child =>
      isElement(child) &&
      isShown(child) &&
      matches(child, 'li,[role=listitem],[role=option],[role=menuitem],[role=treeitem]'),
  )
  return points.slice(0, MOST_ROWS).map(point => {
    const link = matches(point, 'a[href]') ? point : findAll(point, 'a[href]')[0]
    const row = { text: ownText(point) }
    return link ? { ...row, link: addressOf(link) } : row
  })
}

/** Text of a point without that of lists within it. */
function ownText(point) {
  const inner = [...findAll(point, 'ul,ol,[role=list],[role=group]')]
  if (inner.length === 0) return textOf(point)
  return squeeze(contentText(point, { seen: new Set([point, ...inner]), inReference: false }))
}

/** Terms and what they mean; several terms may share a definition, and several definitions a term (HTML § 4.4.9). */
function readTerms(list) {
  const rows = []
  let terms = []
  let isDefined = false
  for (const child of findAll(list, 'dt,dd')) {
    if (closest(child, 'dl') !== list || !isShown(child)) continue
    if (tagOf(child) === 'dt') {
      if (isDefined) terms = []
      isDefined = false
      terms.push(textOf(child))
    } else {
      isDefined = true
      rows.push({ term: terms.join(', '), definition: cellValue(child) })
    }
  }
  return rows
}

const single = (root, columns, rows) => [
  { ref: refOf(root), columns, rows: rows.slice(0, MOST_ROWS), total: rows.length },
]

function extractLinks(root) {
  const links = deepAll(root, 'a[href],area[href],[role=link]', MOST_ROWS).filter(isShown)
  return single(
    root,
    ['text', 'url'],
    links.map(link => ({ text: nameOf(link, 'link') || textOf(link), url: addressOf(link) ?? '' })),
  )
}

function extractHeadings(root) {
  const headings = deepAll(root, 'h1,h2,h3,h4,h5,h6,[role=heading]', MOST_ROWS).filter(isShown)
  return single(
    root,
    ['level', 'text'],
    headings.map(heading => ({ level: levelOf(heading, 'heading'), text: textOf(heading) })),
  )
}

function extractImages(root) {
  const images = deepAll(root, 'img,svg[role=img],[role=img],input[type=image],picture > img', MOST_ROWS).filter(
    isShown,
  )
  return single(
    root,
    ['alt', 'url', 'width', 'height'],
    images.map(image => {
      const { width, height } = rectOf(image)
      const url =
        image instanceof HTMLImageElement
          ? image.currentSrc || image.src
          : image instanceof HTMLInputElement
            ? image.src
            : null
      return {
        alt: nameOf(image, 'img'),
        url: url ? cut(url, 2000) : null,
        width: Math.round(width),
        height: Math.round(height),
      }
    }),
  )
}

/** The text that the page is about: the main part or article where there is one, by paragraphs. */
function extractText(root, isWhole) {
  const main = isWhole ? (deepAll(root, 'main,[role=main]', 1)[0] ?? deepAll(root, 'article', 2)[0] ?? root) : root
  const text = main.innerText ?? textOf(main)
  const lines = text.split(/\n+/).map(squeeze).filter(Boolean)
  return single(
    main,
    ['text'],
    lines.map(line => ({ text: line })),
  )
}

function extract({ kind, ref }) {
  const root = ref ? found(ref) : (bodyOf(document) ?? documentElementOf(document))
  if (!root) return { gone: true }
  const readers = {
    tables: extractTables,
    lists: extractLists,
    links: extractLinks,
    headings: extractHeadings,
    images: extractImages,
    text: one => extractText(one, !ref),
    records: extractRecords,
  }
  return { items: readers[kind](root) }
}
