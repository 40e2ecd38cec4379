/**
 * Repeated structures (cards, results, entries): siblings of the same shape, and in each of them the parts that stand in the
 * same place. A column is called by what the page calls it: a label that is the same in all of them, markup that names
 * things (microdata, data-label), its heading, its class, else by what its values look like.
 */
const shapeOf = element => {
  const children = listChildren(element).filter(isElement)
  return `${tagOf(element)}|${attribute(element, 'role') ?? ''}|${stableClass(element)}|${children.length > 0}`
}

/** The class that kinds of things have; what marks states and looks is not the same among siblings. */
const stableClass = element => tokensOf(attribute(element, 'class'))[0] ?? ''

function extractRecords(root) {
  const groups = []
  for (const parent of [root, ...deepAll(root, '*', 8000)]) {
    if (
      /^(table|tbody|thead|tr|select|svg|nav|p|dl)$/.test(tagOf(parent)) ||
      matches(parent, '[role=row],[role=grid],[role=rowgroup]')
    )
      continue
    const byShape = new Map()
    for (const child of childrenOf(parent)) {
      if (
        !isElement(child) ||
        SKIPPED.has(tagOf(child)) ||
        /^(br|hr|option|td|th|script|style|label|input|button)$/.test(tagOf(child)) ||
        !isShown(child)
      )
        continue
      const shape = shapeOf(child)
      byShape.set(shape, [...(byShape.get(shape) ?? []), child])
    }
    for (const members of byShape.values())
      if (members.length >= 2) groups.push({ parent, members: members.slice(0, 500) })
  }
  const scored = groups
    .map(group => ({ ...group, parts: group.members.map(partsOf) }))
    .filter(({ parts }) => parts.filter(one => one.length >= 2).length >= Math.max(2, parts.length * 0.6))
    .map(group => ({
      ...group,
      score:
        Math.min(group.members.length, 50) *
        Math.min(median(group.parts.map(one => one.length)), 12) *
        alikeness(group.parts),
    }))
    .filter(group => group.score > 2)
    .sort((one, other) => other.score - one.score)
  const chosen = []
  for (const group of scored) {
    const overlaps = chosen.some(
      one => isWithin(group.parent, one.parent) || one.members.some(member => isWithin(member, group.parent)),
    )
    if (!overlaps) chosen.push(group)
    if (chosen.length >= 10) break
  }
  return chosen
    .map(readRecords)
    .sort((one, other) => (elementWithRef(one.ref).compareDocumentPosition(elementWithRef(other.ref)) & 4 ? -1 : 1))
}

const median = numbers => [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0

/** How much of what is in them is in the same places, from 0 to 1. */
function alikeness(all) {
  const counts = new Map()
  for (const parts of all)
    for (const key of new Set(parts.map(part => part.key))) counts.set(key, (counts.get(key) ?? 0) + 1)
  const shared = [...counts.values()].filter(count => count >= all.length * 0.6).length
  return counts.size === 0 ? 0 : shared / counts.size
}

/** The parts of a record: what holds text and no further elements with text, pictures, and where its first link goes. */
function partsOf(record) {
  const parts = []
  const seen = new Map()
  const add = (path, element, value) => {
    const count = (seen.get(path) ?? 0) + 1
    seen.set(path, count)
    // Dots and bars between the parts of a line belong to none of them.
    const text = value.replace(/^[\s·•|]+(?=\S)|^[–—-]\s+|[\s·•|]+$/gu, '')
    if (text !== '' || value === '') parts.push({ key: count === 1 ? path : `${path}#${count}`, element, value: text })
  }
  const walk = (element, path, depth) => {
    if (parts.length > 40 || depth > 25) return
    for (const child of childrenOf(element)) {
      if (isText(child)) {
        const text = squeeze(child.data)
        if (text) add(`${path}/text`, element, text)
      } else if (isElement(child) && !SKIPPED.has(tagOf(child)) && isShown(child)) walkPart(child, path, depth)
    }
  }
  const walkPart = (child, path, depth) => {
    const tag = tagOf(child)
    const step = `${path}/${tag}.${stableClass(child)}`
    if (tag === 'img') add(step, child, attribute(child, 'alt') ?? '')
    else if (
      /^(button|input|select|textarea|svg|canvas|video|audio|iframe)$/.test(tag) ||
      attribute(child, 'role') === 'button'
    )
      return
    else if (isInlineLeaf(child)) {
      const text = squeeze(attribute(child, 'aria-label') ?? '') || textOf(child)
      if (text) add(step, child, text)
    } else walk(child, step, depth + 1)
  }
  walk(record, '', 0)
  const link = matches(record, 'a[href]') ? record : findAll(record, 'a[href]')[0]
  if (link) parts.push({ key: '@link', element: link, value: addressOf(link) })
  return parts
}

/** Text with nothing but marks of emphasis in it is one part. */
const isInlineLeaf = element =>
  listChildren(element).every(
    child =>
      !isElement(child) ||
      (/^(b|i|em|strong|mark|sub|sup|small|wbr|br|abbr|u|s|svg)$/.test(tagOf(child)) && shadowRootOf(child) === null),
  ) && shadowRootOf(element) === null

function readRecords({ parent, members, parts }) {
  const order = []
  for (const one of parts) for (const part of one) if (!order.includes(part.key)) order.push(part.key)
  const valuesOf = key => parts.map(one => one.find(part => part.key === key))
  const kept = order.filter(key => valuesOf(key).filter(Boolean).length >= Math.max(1, parts.length * 0.2)).slice(0, 30)
  const labels = new Map()
  const dropped = new Set()
  kept.forEach((key, at) => {
    const values = valuesOf(key)
      .filter(Boolean)
      .map(part => part.value)
    const isConstant = values.length >= 2 && new Set(values).size === 1 && key !== '@link'
    const next = kept[at + 1]
    if (!isConstant) return
    if (
      next &&
      next !== '@link' &&
      /[:：]$|^\p{L}[\p{L} ]{0,30}$/u.test(values[0]) &&
      isLabelBefore(valuesOf(key), valuesOf(next))
    ) {
      labels.set(next, values[0].replace(/\s*[:：]\s*$/, ''))
      dropped.add(key)
    } else if (values.length === parts.length && /^.{1,3}$|^\p{P}+$/u.test(values[0])) dropped.add(key)
  })
  const columns = kept.filter(key => !dropped.has(key))
  const split = new Map(
    columns.map(key => [
      key,
      prefixOf(
        valuesOf(key)
          .filter(Boolean)
          .map(part => part.value),
      ),
    ]),
  )
  const names = unique(nameColumns(columns, valuesOf, labels, split, tokensOf(attribute(members[0], 'class'))))
  const rows = members.map((_, row) =>
    Object.fromEntries(
      columns.map((key, at) => {
        const value = parts[row].find(part => part.key === key)?.value ?? null
        const prefix = split.get(key)
        return [names[at], prefix && value ? squeeze(value.slice(value.search(/[:：]/) + 1)) : value]
      }),
    ),
  )
  return { ref: refOf(parent), name: titleAbove(parent), columns: names, rows, total: rows.length }
}

/** A constant text is a label where it ends in a colon, or is a dt, th, label or b before its value in the same line. */
function isLabelBefore(constant, next) {
  const one = constant.find(Boolean)
  const value = next.find(Boolean)
  if (!one || !value) return false
  if (/[:：]$/.test(one.value)) return true
  return /^(dt|th|label|b|strong|small)$/.test(tagOf(one.element)) && parentOf(one.element) === parentOf(value.element)
}

/** The same words before a colon in all values: `Price: 5`. */
function prefixOf(values) {
  // Not the scheme of an address.
  const heads = values.map(value => /^([\p{L}][\p{L} ]{0,30})\s*[:：](?!\/\/)\s*\S/u.exec(value)?.[1])
  return heads.length >= 2 && heads[0] && heads.every(head => head === heads[0]) ? heads[0] : undefined
}

function nameColumns(keys, valuesOf, labels, split, blocks) {
  const classes = keys.map(key => classNameOf(valuesOf(key).find(Boolean)?.element))
  const common = commonStart(classes.filter(Boolean))
  // The part of a block is called after it: `card-price`, `card__price` in a `card`.
  const shorten = name => {
    const block = blocks.find(one => name.startsWith(`${one}-`) || name.startsWith(`${one}_`))
    return (block ? name.slice(block.length) : name.slice(common.length)).replace(/^[-_]+/, '') || name
  }
  return keys.map((key, at) => {
    if (key === '@link') return 'link'
    const part = valuesOf(key).find(Boolean)
    const { element } = part
    const named =
      attribute(element, 'itemprop') ??
      attribute(element, 'data-label') ??
      attribute(element, 'data-title') ??
      attribute(element, 'data-field')
    if (labels.has(key)) return labels.get(key)
    if (split.get(key)) return split.get(key)
    if (named) return squeeze(named).toLowerCase()
    const own = classes[at] && classes.filter(one => one === classes[at]).length === 1 ? shorten(classes[at]) : ''
    if (closest(element, 'h1,h2,h3,h4,h5,h6,[role=heading]')) return 'title'
    if (own) return squeeze(own.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[-_]+/g, ' ')).toLowerCase()
    return nameByValues(
      element,
      valuesOf(key)
        .filter(Boolean)
        .map(one => one.value),
    )
  })
}

/** The class of an element that says what it is: words, no numbers, sizes or scrambled letters. */
function classNameOf(element) {
  if (!element) return undefined
  const words = tokensOf(attribute(element, 'class')).filter(
    token =>
      /^[a-z]+([-_]{1,2}[a-z]+|[A-Z][a-z]+)*$/.test(token) &&
      !/(^|[-_])(xs|sm|md|lg|xl|bold|flex|grid|col|row|left|right|center|muted|small|large|text|font|bg|mt|mb|p|m)([-_]|$)/.test(
        token,
      ),
  )
  return words[0]
}

/** What the names begin with in common, up to a hyphen: the block that they belong to. */
function commonStart(names) {
  if (names.length < 2) return ''
  let start = names[0]
  for (const name of names) while (!name.startsWith(start)) start = start.slice(0, -1)
  return start.slice(0, Math.max(start.lastIndexOf('-'), start.lastIndexOf('_')) + 1)
}

function nameByValues(element, values) {
  const most = test => values.filter(value => test.test(value)).length > values.length / 2
  if (tagOf(element) === 'img') return 'image'
  if (closest(element, 'time') || most(/^\d{4}-\d\d-\d\d|^\d{1,2}[./ ]\w+[./ ]\d{4}|^\p{L}{3,9}\.? \d{1,2}, \d{4}/u))
    return 'date'
  if (most(/★|☆|\bstars?\b|^\d([.,]\d)? ?(\/|out of) ?(5|10)\b/i)) return 'rating'
  if (most(/(\p{Sc}\s?\d|\d\s?\p{Sc})/u)) return 'price'
  if (closest(element, 'a[href]')) return 'title'
  return 'text'
}
