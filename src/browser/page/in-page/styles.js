/** Colours, letters and places of elements as they are shown. */
const COLORS = new Map()
let painter

/** A computed colour as #rrggbb; `undefined` when nothing is to be seen of it. Other colour spaces are painted and read. */
function hexOf(color) {
  if (!color || color === 'transparent' || color === 'none') return undefined
  if (COLORS.has(color)) return COLORS.get(color)
  const parts = /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/.exec(color)
  const hex = parts ? (Number(parts[4] ?? 1) < 0.05 ? undefined : toHex(parts.slice(1, 4).map(Number))) : paint(color)
  if (COLORS.size < 5000) COLORS.set(color, hex)
  return hex
}

const toHex = channels => `#${channels.map(one => one.toString(16).padStart(2, '0')).join('')}`

function paint(color) {
  if (!/^(#|color|hsl|hwb|lab|lch|oklab|oklch|rgb|[a-z]+$)/i.test(color) || /url\(/.test(color)) return undefined
  painter ??= new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  painter.clearRect(0, 0, 1, 1)
  painter.fillStyle = color
  painter.fillRect(0, 0, 1, 1)
  const [red, green, blue, alpha] = painter.getImageData(0, 0, 1, 1).data
  return alpha < 13 ? undefined : toHex([red, green, blue])
}

function lettersOf(style) {
  const found = []
  if (Number(style.fontWeight) >= 600) found.push('bold')
  if (style.fontStyle !== 'normal') found.push('italic')
  const line = style.textDecorationLine
  if (line.includes('underline')) found.push('underline')
  if (line.includes('line-through')) found.push('strike')
  return found
}

/** How text in the element looks; what a node says of it is only what differs from the node that it is in. */
function looksOf(element, style) {
  const svg = isSvg(element) && tagOf(element) !== 'svg'
  const isLetters = svg && /^(text|tspan|textPath)$/.test(tagOf(element))
  // A group of a drawing hands its colours on, and has nothing of its own to show (SVG 2, § 5.2).
  const isGroup = svg && /^(g|a|switch|symbol|defs|foreignObject)$/.test(tagOf(element))
  return {
    color: isGroup ? undefined : svg ? hexOf(isLetters ? style.fill : style.stroke) : hexOf(style.color),
    background: isGroup || isLetters ? undefined : svg ? hexOf(style.fill) : hexOf(style.backgroundColor),
    radius: svg ? undefined : style.borderTopLeftRadius,
    size: Math.round(Number.parseFloat(style.fontSize) * 10) / 10,
    letters: lettersOf(style),
    effect: effectOf(style, svg),
  }
}

/** How see-through something is, and what filters change of it: what comes and goes with a light. */
function effectOf({ opacity, fillOpacity, filter }, svg) {
  const seen = Number(opacity) * (svg ? Number(fillOpacity) : 1)
  const parts = [seen < 0.95 ? `opacity ${Math.round(seen * 20) / 20}` : '', filter === 'none' ? '' : filter]
  return parts.filter(Boolean).join(' ') || undefined
}

/** Whether a box is drawn as a circle or an ellipse: its corners are rounded as far as they go (CSS Backgrounds, § 4.1). */
const isRound = ({ radius }, { width, height }) =>
  radius !== undefined &&
  Number.parseFloat(radius) >= (radius.endsWith('%') ? 45 : 0.45 * Math.min(width, height)) &&
  Math.min(width, height) >= 4

const SCROLLS = /auto|scroll/

function isScrollable(element, style) {
  if (!SCROLLS.test(style.overflow)) return false
  const down = SCROLLS.test(style.overflowY) && scrollSize.height(element) > scrollSize.innerHeight(element) + 1
  const across = SCROLLS.test(style.overflowX) && scrollSize.width(element) > scrollSize.innerWidth(element) + 1
  return (down || across) && scrollSize.innerHeight(element) > 0
}

const round = number => Math.round(number * 10) / 10

/** Where text without an element of its own is. */
function textRect(node) {
  const range = new Range()
  range.selectNodeContents(node)
  return range.getBoundingClientRect()
}
