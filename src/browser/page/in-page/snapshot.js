/** From what the walk found to the nodes of a snapshot: numbering, limits, places, looks. */
const MOST_HIT_TESTS = 800

/** `args`: root, depth, maxNodes, interactive, offset and clip of an inner frame, listening. */
function takeSnapshot(args) {
  sweepRefs()
  const root = args.root ? elementWithRef(args.root) : documentElementOf(document)
  if (!root) return { gone: true }
  const scene = {
    root,
    visited: 0,
    skipped: 0,
    end: performance.now() + LONGEST,
    focused: document.hasFocus() || activeElementOf(document) !== bodyOf(document) ? focusedElement() : null,
    listening: resolvePaths(args.listening ?? []),
    background: undefined,
  }
  const body = bodyOf(document)
  scene.background = body ? hexOf(styleOf(body).backgroundColor) : undefined
  const start = args.root ? root : (body ?? root)
  const entries = visit(start, { cursor: 'auto', isVisible: true }, 0, scene)
  const isWholePage = !args.root
  const list =
    isWholePage && entries.length === 1 && entries[0].element === start && entries[0].role === 'generic'
      ? entries[0].children
      : entries
  const result = { nodes: [], total: 0, frames: [], tests: 0, places: new Map(), modal: modalDialog(), args, scene }
  for (const entry of list) emit(entry, undefined, 0, undefined, result)
  return {
    nodes: packNodes(result.nodes),
    frames: result.frames,
    total: result.total + (scene.skipped > 0 ? countSkipped(start, scene) : 0),
    title: isWholePage ? document.title : undefined,
    window: [innerWidth, innerHeight],
  }
}

/** Elements that the limits kept from being looked at, at most. */
const countSkipped = (start, scene) => Math.max(scene.skipped, findAll(start, '*').length - scene.visited)

const modalDialog = () => {
  try {
    return [...Document.prototype.querySelectorAll.call(document, 'dialog:modal')].at(-1)
  } catch {
    return undefined
  }
}

const isControlEntry = entry =>
  entry.element !== undefined &&
  (entry.isClickable ||
    entry.isDraggable ||
    entry.isScrollable ||
    isEditable(entry.element) ||
    CONTROL_ROLES.has(entry.role) ||
    entry.role === 'iframe')

function emit(entry, parent, depth, looks, result) {
  const { args } = result
  const isWanted = !args.interactive || isControlEntry(entry)
  const isShown = isWanted && depth <= (args.depth ?? Infinity)
  let ref = parent
  if (isWanted) {
    result.total++
    if (isShown && result.nodes.length < args.maxNodes) {
      ref = refOf(entry.element ?? entry.text)
      result.nodes.push(nodeOf(entry, ref, parent, depth, looks, result))
    }
  }
  const below = isWanted ? depth + 1 : depth
  for (const child of entry.children) emit(child, ref, below, entry.looks ?? looks, result)
}

function nodeOf(entry, ref, parent, depth, looks, result) {
  const element = entry.element ?? parentOf(entry.text)
  const node = { ref, role: entry.role, name: entry.name, depth, tag: entry.element ? tagOf(element) : '#text' }
  put(node, 'parent', parent)
  if (entry.element) {
    describe(node, entry, result.scene)
    if (SHAPES.has(node.tag) && isSvg(element)) {
      node.shape = node.tag
      put(node, 'points', cornersOf(element, node.tag, result.args.offset))
    }
    if (entry.figure) {
      node.shape = tagOf(entry.figure)
      put(node, 'points', cornersOf(entry.figure, node.shape, result.args.offset))
    }
    if (node.tag === 'canvas') Object.assign(node, figureOnCanvas(element, result.args.offset))
    if (node.shape === undefined) describeClip(node, element, result.args.offset)
    if (/^(cell|gridcell|columnheader|rowheader)$/.test(entry.role))
      Object.assign(node, placeOf(element, result.places))
    describeLooks(node, entry.looks, looks)
  }
  place(node, entry, element, result)
  if (node.tag === 'iframe' || node.tag === 'frame') {
    const style = styleOf(element)
    const edge = side => Number.parseFloat(style[`border${side}Width`]) + Number.parseFloat(style[`padding${side}`])
    const [x, y, width, height] = node.box
    result.frames.push({
      ref,
      index: result.nodes.length,
      depth,
      area: width * height,
      x: x + edge('Left'),
      y: y + edge('Top'),
    })
  }
  return node
}

/** What a style sheet cuts out of a box is a figure of that outline (CSS Masking 1, § 7): a polygon by its corners in per cent or pixels. */
function describeClip(node, element, [left, top] = [0, 0]) {
  const { clipPath } = styleOf(element)
  if (!clipPath || clipPath === 'none') return
  const points = /^polygon\((?:(?:nonzero|evenodd), ?)?(.+)\)$/.exec(clipPath)?.[1].split(',')
  node.shape = points ? 'polygon' : 'path'
  const box = rectOf(element)
  const length = (said, whole) => (/%$/.test(said) ? (Number.parseFloat(said) / 100) * whole : Number.parseFloat(said))
  const corners = (points ?? []).map(point => {
    const [x, y] = point.trim().split(/\s+/)
    return [box.left + length(x, box.width) + left, box.top + length(y, box.height) + top]
  })
  if (points && points.length <= 24 && corners.flat().every(Number.isFinite)) node.points = corners
}

/** Where the corners of a line or polygon are in the window: those of long drawings say nothing to anybody. */
function cornersOf(element, tag, [left, top] = [0, 0]) {
  if (!/^(?:line|polygon|polyline|path)$/.test(tag)) return undefined
  const matrix = element.getScreenCTM()
  const own =
    tag === 'line'
      ? [1, 2].map(at => ({ x: element[`x${at}`].baseVal.value, y: element[`y${at}`].baseVal.value }))
      : tag === 'path'
        ? cornersOfPath(attribute(element, 'd') ?? '')
        : [...element.points]
  if (!matrix || !own || own.length > 24) return undefined
  const round = value => Math.round(value * 10) / 10
  return own.map(({ x, y }) => [
    round(matrix.a * x + matrix.c * y + matrix.e + left),
    round(matrix.b * x + matrix.d * y + matrix.f + top),
  ])
}

/** The corners of an open path of straight strokes in one piece, as its data says them (SVG 2, § 9.3): M and L with absolute places. */
function cornersOfPath(data) {
  if (!/^\s*M[\d\s.,eL+-]+$/.test(data)) return undefined
  const numbers = (data.match(/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi) ?? []).map(Number)
  if (numbers.length < 4 || numbers.length % 2 === 1) return undefined
  return numbers.flatMap((x, at) => (at % 2 === 0 ? [{ x, y: numbers[at + 1] }] : []))
}

function placeOf(cell, places) {
  const table = closest(cell, 'table,[role=table],[role=grid],[role=treegrid]')
  if (!table) return {}
  if (!places.has(table)) places.set(table, placesOf(table))
  return places.get(table).get(cell) ?? {}
}

function describeLooks(node, own, around) {
  if (own.color !== around?.color) put(node, 'color', own.color)
  put(node, 'background', own.background)
  put(node, 'effect', own.effect)
  if (own.size !== around?.size) put(node, 'size', own.size)
  const letters = own.letters.filter(one => !around?.letters.includes(one))
  if (letters.length > 0) node.style = letters
}

/** Box, and whether it can be seen: within the window (of an inner frame: what shows of it), and not covered. */
function place(node, entry, element, result) {
  const { offset = [0, 0], clip } = result.args
  const rect = entry.element ? rectOf(element) : textRect(entry.text)
  const [left, top, right, bottom] = clip ?? [0, 0, innerWidth, innerHeight]
  node.box = [round(rect.x + offset[0]), round(rect.y + offset[1]), round(rect.width), round(rect.height)]
  if (node.background !== undefined && entry.looks?.radius !== undefined && isRound(entry.looks, rect))
    node.round = true
  const isOutside = rect.right <= left || rect.bottom <= top || rect.left >= right || rect.top >= bottom
  const isBehind = result.modal !== undefined && !isWithin(element, result.modal) && !contains(element, result.modal)
  if (isOutside || isBehind) node.hidden = true
  else if (entry.isClickable && result.tests < MOST_HIT_TESTS) {
    result.tests++
    if (coverOf(element)) node.hidden = true
  }
}
